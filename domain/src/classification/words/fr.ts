/** Classification, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    total_damaged_not_greater_than_zero: "Le total des grains avariés doit être supérieur à zéro",
    not_below_sample: "Cette valeur ne peut pas être supérieure ou égale à celle de l'échantillon.",
    defects_above_sample: "Les défauts pèsent ensemble plus que l'échantillon dont ils ont été triés",
    standard_not_in_force: "Cette norme n'était pas en vigueur le {date}",
    classification_exists_in_basement: "Ce type de classification existe déjà pour cette cale à cette date !",
    classification_exists: "Ce type de classification existe déjà à cette date !",
    classification_not_applicable:
      "Le navire ne contient ni maïs ni soja, la classification ne peut donc pas être achevée",
    final_classification_exists: "La classification finale est déjà faite et ne peut l'être qu'une fois",
    tonnage_missing: "Indiquez le tonnage de {code} : sans lui rien ne peut être combiné",
    coverage_too_low: "Seules {covered} t sur {of} ont été mesurées pour tout ce dont dépend le type",
    retested_already: "Cette classification a déjà été refaite",
    already_synchronized: "Cette classification a déjà été envoyée au client et ne peut pas l'être à nouveau",
    sync_not_for_customer: "La classification finale n'est pas envoyée au système de ce client",
    sync_failed: "Le système du client n'a pas accepté les données. Réessayez plus tard",
  },
  notices: {
    classification_final: "{who} a arrêté la classification finale de {product} sur {subject} : {result}",
  },
  messages: {
    manualGroupAndType:
      "Groupe et Type ont été modifiés à la main et ne suivent plus le résultat de la classification tant que le formulaire n'est pas rechargé",
    classificationSynchronized: "La classification finale a été envoyée au système du client",
    classificationNotSynchronized: "La classification finale n'a pas pu être envoyée au système du client",
  },
};
