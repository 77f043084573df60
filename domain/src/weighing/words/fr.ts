/** Scales, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    weight_not_accumulated: "Le poids doit être ajouté au cumul de la dernière tranche",
    counter_not_continuous:
      "Le compteur commence à {value}, mais la période précédente s'est terminée à {expected}",
    not_of_scale_division:
      "Le champ {item} n'est pas un multiple de l'échelon de la balance, de {division} kg",
    invalid_lot_weight: "Le poids du lot doit être un nombre tel que 1,000 ou 5,000",
    period_closed: "Cette période est close : elle ne prend plus rien",
    not_planned: "Le plan de chargement n'a pas ce produit dans la cale {hold}",
    scale_token_unknown: "Ce jeton n’est pas valable ou a été révoqué",
    scale_period_unclear:
      "Indiquez le code de la période. Périodes ouvertes qui nomment cette balance : {found}",
    ticket_has_another_weight: "Le ticket {ticket} existe déjà avec un autre poids ou une autre heure",
  },
  app: {
    scales: {
      issue: "Émettre un jeton",
      replace: "Émettre un nouveau jeton",
      replaceTitle: "Émettre un nouveau jeton ?",
      replaceText: "Le logiciel qui utilise l’actuel n’envoie plus rien avant d’avoir le nouveau.",
      revoke: "Révoquer le jeton",
      revokeTitle: "Révoquer le jeton ?",
      revokeText:
        "Le logiciel de cette balance n’envoie plus rien. Le jeton qui finit par {end} est perdu pour de bon.",
      revoked: "Le jeton a été révoqué",
      issued: "Jeton de la balance",
      shownOnce:
        "Copiez-le maintenant dans le logiciel de la balance : il n’est gardé nulle part et ne sera plus montré.",
      copy: "Copier",
      copied: "Copié",
    },
  },
};
