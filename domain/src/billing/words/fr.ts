/** Prices and invoices, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    price_not_in_force: "Ce prix n'était pas en vigueur le {date}",
    rate_not_published: "Le cours du {date} n'est pas encore publié",
    rate_not_found: "Aucun cours connu pour les jours précédant le {date}",
    billing_without_tax_id: "La facturation est impossible sans CNPJ associé",
    billing_different_tax_ids:
      "Les factures portent des CNPJ différents. Ajustez la facturation avant de continuer",
    pre_invoice_locked: "Une fois soumise à l'approbation, rien n'y change",
    pre_invoice_empty: "Il n'y a rien à facturer : ajoutez une ligne",
    billing_different_customers: "Les ordres appartiennent à des clients différents",
    payment_above_open: "Il ne reste pas plus de {open} à payer",
    credit_above_line: "Il ne reste pas plus de {open} à créditer sur cette ligne",
    credited_in_part: "Une partie en a été créditée : créditez le reste au lieu d'annuler",
    not_supplementary: "Une facture complémentaire s'ajoute à une facture du même client et de ses ordres",
    month_not_over: "Ce mois n'est pas encore terminé",
    month_closed: "{period} a été remis à la comptabilité : choisissez un jour ultérieur",
    rule_overlaps: "Elle chevauche « {name} » : restreignez l'une des deux",
  },
  /** On the invoice. */
  printed: {
    exchangeRates: "Taux de change",
    supplementary: "Complémentaire à la facture {number}",
    credits: "Crédite la facture {number}",
    approvalSubject: "Préfacture {name} à approuver",
    approvalBody:
      "Bonjour {customer},\n\n{message}la préfacture {name} de {amount} attend votre approbation. Lisez-la et répondez ici ; le lien fonctionne une fois :\n\n{link}\n\n{sender}",
    approvalButton: "Lire et répondre",
  },
};
