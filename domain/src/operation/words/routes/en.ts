/** The pages of the work in the field: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    gate: {
      title: "Gate",
      description: "Takes trucks from arrival to dispatch on a tablet, also off the network",
    },
    laboratory: {
      title: "Laboratory",
      description: "Samples on their way and in the laboratory, and their results",
    },
    convoySummary: {
      title: "Convoy summary",
      description: "Weights, classifications, drafts and seals of all the barges",
    },
    convoyGallery: { title: "Convoy gallery", description: "Photographs of the convoy and its barges" },
    bargesOfTheConvoy: {
      title: "Barges of the convoy",
      description: "Barges of the convoy and how far each one is",
    },
    bargeOperation: {
      title: "Barge operation",
      description: "Inspections, weights and classifications of one barge",
    },
    gallery: { title: "Gallery", description: "Photographs of the record" },
    holdInspection: {
      title: "Hold inspection",
      description: "Cleanliness and condition of each hold, by attempt, with photos and verdict",
    },
    classificationHistory: {
      title: "Classification history",
      description: "Every version of the operation's classifications",
    },
    newClassification: {
      title: "New classification",
      description: "Enter the defects and results of a sample",
    },
    oneClassification: {
      title: "Classification",
      description: "Sample, percentages, group and type of one classification",
    },
    mapReportPreview: {
      title: "Map report preview",
      description: "The report as the map classifier will sign it",
    },
    classification: {
      title: "Classification",
      description: "Cargo quality: defects, moisture, group and type",
    },
    oilClassification: {
      title: "Oil classification",
      description: "Acidity, moisture and the other indices of vegetable oils",
    },
    oneDoubleCheck: {
      title: "Double check",
      description: "Differences between the first and the second classification",
    },
    doubleCheckPrint: { title: "Double check print", description: "Double check sheet ready to print" },
    doubleCheckSamples: {
      title: "Double check samples",
      description: "Samples set apart for the second classifier",
    },
    checkedClassifiers: {
      title: "Checked classifiers",
      description: "How often the work of each classifier stood a second look",
    },
    qualityTrends: {
      title: "Quality trends",
      description: "Control charts of each parameter, and what is out of pattern",
    },
    doubleCheckHistory: { title: "Double check history", description: "Earlier double checks of the barge" },
    doubleCheck: {
      title: "Double check",
      description: "A second classifier checks the samples of the first",
    },
    draftSurvey: {
      title: "Draft survey",
      description: "Drafts, density and deductibles that give the cargo",
    },
    holdSealing: { title: "Hold sealing", description: "Seals applied and removed on each hold" },
    hoseTest: { title: "Hose test", description: "Hatch covers tested with water or ultrasound" },
    occurrences: {
      title: "Occurrences",
      description: "Events that affect the operation, with time and photos",
    },
    occurrence: { title: "Occurrence", description: "Type, time and account of one occurrence" },
    preInspection: { title: "Pre-inspection", description: "Checklist and last cargoes before loading" },
    documents: { title: "Documents", description: "Documents on board and their approval" },
    timeLog: { title: "Time log", description: "Start, stops and end: the operation's statement of facts" },
    weighing: { title: "Weighing", description: "Weights by period and hold, with running total" },
    periods: { title: "Periods", description: "Open and close the weighing periods" },
    period: { title: "Period", description: "Weights entered in one period" },
    weightList: { title: "Weight list", description: "Every weighing in sequence, with the running total" },
    originInspection: {
      title: "Origin inspection",
      description: "Lots examined at the warehouse before transport",
    },
    vessels: { title: "Vessels", description: "Ship operations, from pre-inspection to the final report" },
    vesselOperation: {
      title: "Vessel operation",
      description: "Status, timeline and field pages of the ship",
    },
    bargesAndConvoys: {
      title: "Barges and convoys",
      description: "Operations of convoys and of each barge on the waterway",
    },
    bargeTransfer: { title: "Barge transfer", description: "Move a barge and its records to another convoy" },
    convoyOperation: {
      title: "Convoy operation",
      description: "Status of the convoy, its barges and documents",
    },
    shipStatus: { title: "Ship status", description: "Daily board of ships by port" },
    geoposition: {
      title: "Geoposition",
      description: "Positions of ships and ports, renewed every five minutes",
    },
    container: { title: "Container", description: "Container inspections, in their own application" },
    cotton: { title: "Cotton", description: "Opens the cotton application with the current session" },
    cottonLoading: { title: "Cotton loading", description: "Bales loaded and progress of the loading" },
    grading: { title: "Grading", description: "Quality grading application" },
    grainsDashboard: { title: "Grains dashboard", description: "Grain indicators on an external dashboard" },
    operation: { title: "Operation", description: "Field work on ships, barges and convoys" },
    bags: { title: "Bags", description: "Marking of the bags, front and back, with photos" },
    storagePlan: { title: "Storage plan", description: "Product and tonnage planned for each hold" },
    scopeItems: { title: "Scope items", description: "Services to confirm before the operation is finished" },
    operationReports: { title: "Reports", description: "Reports of the operation in PDF and Excel" },
    summary: { title: "Summary", description: "The whole operation on one page" },
    summaryReport: { title: "Summary report", description: "Final report of the ship's operation" },
    approvalReport: {
      title: "Approval report",
      description: "Level 1 and level 2 approvals, with their history",
    },
    reportConfiguration: {
      title: "Report configuration",
      description: "Sections, photos and language of the report",
    },
    generalReport: {
      title: "General report",
      description: "Weights, quality, times and occurrences together",
    },
    summaryOfServices: {
      title: "Summary of services",
      description: "Services carried out and where they stand",
    },
  },
};
