/** The calculators, each as a page: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    classificationCalculator: {
      title: "Classement des grains",
      description: "Soja et maïs selon les normes officielles",
    },
    compositeCalculator: { title: "Composite", description: "Pondéré par cale, barge ou lot" },
    otherGrainsCalculator: { title: "Blé et riz", description: "Paramètres non encore vérifiés" },
    oilCalculator: { title: "Huile dégommée", description: "Huile de soja face aux limites du contrat" },
    discountsCalculator: {
      title: "Réfactions",
      description: "Réfactions de poids pour humidité et impuretés",
    },
    samplingCalculator: {
      title: "Plan d'échantillonnage",
      description: "Combien de points et d'incréments un lot demande",
    },
    draftSurveyCalculator: {
      title: "Draft survey de navire",
      description: "Poids de la cargaison par les tirants d'eau",
    },
    densityCalculator: {
      title: "Densité de l'eau",
      description: "Moyenne des lectures et correction du densimètre",
    },
    bargeCalculator: { title: "Jaugeage de barge", description: "Poids par la table de jauge de la barge" },
    convoyCalculator: { title: "Total du convoi", description: "Somme des barges d'un convoi" },
    tankCalculator: { title: "Volume de citerne", description: "Trois sortes de tables de calibration" },
    tankListCalculator: { title: "Liste de citernes", description: "Poids et total de plusieurs citernes" },
    scalePeriodsCalculator: {
      title: "Bascule de bande",
      description: "Périodes du compteur, avec retour à zéro",
    },
    dumpsCalculator: { title: "Bascule à trémie", description: "Pesées et cumul" },
    comparisonCalculator: {
      title: "Bascule et draft survey",
      description: "Écart et tolérance entre deux poids",
    },
    truckTicketCalculator: { title: "Ticket de camion", description: "Brut, tare, net et perte" },
    weightUnitsCalculator: { title: "Unités de poids", description: "Tonnes, kilos, livres et boisseaux" },
    statementOfFactsCalculator: {
      title: "Relevé des temps",
      description: "Heures brutes et nettes, arrêts superposés comptés une fois",
    },
    priceCalculator: { title: "Prix d'un service", description: "Lignes de prix, tranches et minimums" },
    withholdingCalculator: { title: "Retenues", description: "ISS, IRRF, PIS, COFINS et CSLL d'une facture" },
    grossUpCalculator: { title: "Majoration", description: "Montant brut qui laisse le net voulu" },
    fobPriceCalculator: { title: "Simulateur FOB", description: "Composition du prix à la tonne" },
    commodityPriceCalculator: {
      title: "Prix de matière première",
      description: "Des cents par boisseau aux dollars par tonne",
    },
    parityCalculator: { title: "Parité à l'intérieur", description: "Du FOB au prix à l'intérieur" },
    exchangeCalculator: {
      title: "Taux de change",
      description: "Le taux qui compte, avec sa date et sa source",
    },
    identifierCalculator: {
      title: "Identifiants",
      description: "CNPJ, CPF, clés fiscales, IMO, conteneur et plaque",
    },
    laytimeCalculator: {
      title: "Staries",
      description: "Temps alloué et utilisé, surestaries et prime de célérité",
    },
    waterAllowanceCalculator: {
      title: "Surimmersion",
      description: "Surimmersion en eau douce et en eau du port",
    },
    thirdAnalysisCalculator: {
      title: "Troisième analyse",
      description: "Quel résultat est retenu quand deux diffèrent",
    },
    bagsCalculator: { title: "Sacs", description: "Poids net sans la tare des sacs" },
  },
};
