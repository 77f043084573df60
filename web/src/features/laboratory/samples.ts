/** Samples and results as the pages of the laboratory ask for them. */
export const SAMPLES = { service: "service", type: "sample" } as const;
export const RESULTS = { service: "service", type: "analysis_result" } as const;
export const RESULTS_PATH = "/operation/laboratory/results";
