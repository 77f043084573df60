/** Pre-invoices and invoices, in French. */
import type { Translated } from "#kernel/words";
import { words as prices } from "#register/words/billing/fr";
import type { words as english } from "./en.ts";

const TAXES = {
  iss: "ISS",
  irrf: "IRRF",
  pis: "PIS",
  cofins: "COFINS",
  csll: "CSLL",
  inss: "INSS",
  ibs: "IBS",
  cbs: "CBS",
};

export const words: Translated<typeof english> = {
  records: {
    pre_invoice: {
      name: "Préfacture",
      plural: "Préfactures",
      fields: {
        revision: "Version de la préfacture",
        work_order_ids: "Ordres de travail",
        adjusted_tax_id: "Identifiant fiscal à facturer",
        due_date: "Échéance",
        purchase_order: "Commande du client",
        ptax_rule: "Règle du PTAX",
        ptax_side: "Côté du PTAX",
        bl_date: "Jour du connaissement",
        ptax_date: "PTAX du",
        withholding: "Retenue",
        iss_pct: "ISS",
        rates: "Taux de change",
        lines: "Lignes",
        taxes: "Impôts",
        gross: "Brut",
        net: "Net à recevoir",
        paid: "Payé",
        supplements_id: "Complète la facture",
        remarks: "Remarques de la société",
        customer_remarks: "Remarques du client",
        author_id: "Créée par",
      },
      choices: {
        status: {
          pre_invoicing: "Préfacturation",
          pending_level_1: "En attente niveau 1",
          pending_level_2: "En attente niveau 2",
          awaiting_customer: "En attente du client",
          approved: "Approuvée",
          waiting_nf: "En attente de NF",
          invoiced: "Facturée",
          paid: "Payée",
          canceled: "Annulée",
        },
        kind: {
          ship: "Navire",
          convoy: "Convoi",
          fob: "Camions (FOB)",
          default: "Général",
        },
        ptax_rule: {
          invoice_date: "Jour de la facture",
          business_day_before_invoice: "Jour ouvré avant la facture",
          bl_date: "Jour du connaissement",
          operation_end: "Fin de l'opération",
          month_average: "Moyenne du mois",
        },
        ptax_side: {
          buy: "Achat",
          sell: "Vente",
        },
        withholding: {
          federal: "Impôts fédéraux",
          federal_and_iss: "Impôts fédéraux et ISS",
          none: "Rien",
        },
      },
      help: {
        supplements_id:
          "La facture des mêmes ordres qu'elle complète. Laissez vide pour une première facture.",
        adjusted_tax_id: "Quand les ordres ont des notes d'identifiants différents : celui qui est facturé.",
        date: "Jour de la facture à venir : il décide du taux et des impôts.",
        withholding: "Vide, comme le fait le client.",
      },
      sections: {
        terms: "Conditions",
        lines: "Lignes",
        taxes: "Impôts et retenues",
        totals: "Totaux",
        remarks: "Remarques",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Règle de facturation",
            work_order_id: "Ordre de travail",
            basis: "Base",
            quantity: "Quantité",
            discount: "Remise",
            amount: "Montant",
            amount_local: "En monnaie locale",
            evidence: "Justificatif",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Impôt",
            base: "Base",
            amount: "Montant",
            withheld: "Retenu",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        remarks: {
          fields: {
            line_id: "Ligne (numéro interne)",
            line: "Ligne",
            revision: "Dans la version",
            text: "Remarque",
            author: "Dit par",
            at: "Dit le",
          },
        },
        customer_remarks: {
          fields: {
            line_id: "Ligne (numéro interne)",
            line: "Ligne",
            revision: "Dans la version",
            text: "Remarque",
            author: "Dit par",
            at: "Dit le",
          },
        },
      },
    },
    invoice: {
      name: "Facture",
      plural: "Factures",
      fields: {
        work_order_ids: "Ordres de travail",
        due_date: "Échéance",
        purchase_order: "Commande du client",
        rates: "Taux de change",
        lines: "Lignes",
        taxes: "Impôts",
        gross: "Brut",
        net: "Net à recevoir",
        pre_invoice_id: "Préfacture",
        nf_number: "Numéro de la NF",
        nf_key: "Clé de la NF",
        supplements_id: "Complète la facture",
        paid: "Payé",
        credited: "Crédité",
        payments: "Paiements",
        document: "Document",
      },
      choices: {
        status: {
          issued: "Émise",
          partly_paid: "Payée en partie",
          paid: "Payée",
          credited: "Créditée",
          canceled: "Annulée",
        },
        kind: {
          ship: "Navire",
          convoy: "Convoi",
          fob: "Camions (FOB)",
          default: "Général",
        },
      },
      sections: {
        lines: "Lignes",
        taxes: "Impôts et retenues",
        totals: "Totaux",
        payments: "Paiements",
        document: "Document",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Règle de facturation",
            work_order_id: "Ordre de travail",
            basis: "Base",
            quantity: "Quantité",
            discount: "Remise",
            amount: "Montant",
            amount_local: "En monnaie locale",
            evidence: "Justificatif",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Impôt",
            base: "Base",
            amount: "Montant",
            withheld: "Retenu",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        payments: { fields: { amount: "Montant" } },
      },
    },
    credit_note: {
      name: "Note de crédit",
      plural: "Notes de crédit",
      fields: {
        invoice_id: "Facture",
        work_order_ids: "Ordres de travail",
        reason: "Motif",
        lines: "Lignes",
        taxes: "Taxes",
        gross: "Brut",
        withheld: "Part retenue",
        net: "Net",
        document: "Document",
      },
      sections: { lines: "Lignes", totals: "Totaux", document: "Document" },
      children: {
        taxes: { fields: { tax: "Taxe", amount: "Montant" }, choices: { tax: TAXES } },
        lines: {
          fields: { line_id: "Ligne (numéro interne)", work_order_id: "Ordre de travail", amount: "Montant" },
        },
      },
    },
    approval_threshold: {
      name: "Seuil d'approbation",
      plural: "Seuils d'approbation",
      fields: { level: "Niveau", amount: "À partir du montant" },
      choices: { level: { level_1: "Niveau 1", level_2: "Niveau 2" } },
      help: {
        amount:
          "En dessous, dans toutes les devises des lignes, le niveau est passé d'office. Une devise sans seuil le demande toujours.",
      },
    },
    cost_rate: {
      name: "Coût unitaire",
      plural: "Coûts unitaires",
      fields: {
        kind: "Coût de",
        inspector_id: "Inspecteur",
        designation_type_id: "Fonction",
        amount: "Montant",
        valid_from: "Valable du",
        valid_to: "Valable jusqu'au",
      },
      choices: { kind: { person_day: "Une journée de travail", analysis: "Une analyse" } },
      help: {
        inspector_id: "Vide, il vaut pour tous.",
        designation_type_id: "Vide, il vaut pour toutes les fonctions.",
        amount: "Dans la monnaie du pays.",
      },
    },
    expense: {
      name: "Dépense",
      plural: "Dépenses",
      fields: {
        description: "Objet de la dépense",
        work_order_id: "Ordre de travail",
        amount: "Montant",
        billable: "À facturer",
        receipt: "Reçu",
      },
      help: { billable: "Elle est proposée au prix coûtant sur la préfacture, dès que son reçu est ici." },
    },
  },
};
