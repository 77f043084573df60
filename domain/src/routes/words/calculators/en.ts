/** The calculators, each as a page: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    classificationCalculator: {
      title: "Grain classification",
      description: "Soybeans and maize by the official standards",
    },
    compositeCalculator: { title: "Composite", description: "Weighted over holds, barges or lots" },
    otherGrainsCalculator: { title: "Wheat and rice", description: "Parameters not verified yet" },
    oilCalculator: { title: "Degummed oil", description: "Soybean oil against the limits of the contract" },
    discountsCalculator: { title: "Discounts", description: "Weight discounts for moisture and impurities" },
    samplingCalculator: {
      title: "Sampling plan",
      description: "How many points and increments a lot asks for",
    },
    draftSurveyCalculator: { title: "Draft survey", description: "Weight of the cargo by the drafts" },
    densityCalculator: {
      title: "Water density",
      description: "Mean of the readings and correction of the hydrometer",
    },
    bargeCalculator: { title: "Barge survey", description: "Weight by the barge's gauging table" },
    convoyCalculator: { title: "Convoy total", description: "Sum of the barges of a convoy" },
    tankCalculator: { title: "Tank volume", description: "Three kinds of calibration tables" },
    tankListCalculator: { title: "Tank list", description: "Weights and total of several tanks" },
    scalePeriodsCalculator: { title: "Belt scale", description: "Periods of the counter, with roll-over" },
    dumpsCalculator: { title: "Batch scale", description: "Dumps and accumulated weight" },
    comparisonCalculator: {
      title: "Scale against draft",
      description: "Difference and tolerance between two weights",
    },
    truckTicketCalculator: { title: "Truck ticket", description: "Gross, tare, net and loss" },
    weightUnitsCalculator: { title: "Weight units", description: "Tonnes, kilograms, pounds and bushels" },
    statementOfFactsCalculator: {
      title: "Statement of facts",
      description: "Gross and net hours, overlapping stops counted once",
    },
    priceCalculator: { title: "Price of a service", description: "Price lines, tiers and minimums" },
    withholdingCalculator: {
      title: "Withholding",
      description: "ISS, IRRF, PIS, COFINS and CSLL of an invoice",
    },
    grossUpCalculator: { title: "Gross-up", description: "Gross amount that leaves the net wanted" },
    fobPriceCalculator: { title: "FOB simulator", description: "What a price per tonne is made of" },
    commodityPriceCalculator: {
      title: "Commodity price",
      description: "From cents per bushel to dollars per tonne",
    },
    parityCalculator: { title: "Interior parity", description: "From FOB to the price inland" },
    exchangeCalculator: {
      title: "Exchange rate",
      description: "The rate that counts, with its date and source",
    },
    identifierCalculator: {
      title: "Identifiers",
      description: "CNPJ, CPF, invoice keys, IMO, container and plate",
    },
    laytimeCalculator: { title: "Laytime", description: "Time allowed and used, demurrage and despatch" },
    waterAllowanceCalculator: {
      title: "Water allowance",
      description: "Fresh water and dock water allowance",
    },
    thirdAnalysisCalculator: { title: "Third analysis", description: "Which result stands when two differ" },
    bagsCalculator: { title: "Bags", description: "Net weight without the tare of the bags" },
  },
};
