/** The calculators' pages; what they calculate has words of its own, in English: the shape of the other languages. */
export const words = {
  app: {
    tools: {
      example: "Worked example",
      clear: "Start over",
      print: "Print",
      result: "Result",
      incomplete: "Still to fill in or correct",
      showSteps: "Show the steps",
      hideSteps: "Hide the steps",
      step: "Step",
      value: "Value",
      howItCame: "How it came about",
      roundings: { down: "cut off", half_even: "half to even" },
      rule: "Rule",
      notMeasured: "Not measured: {item}",
      total: "Total",
      amount: "Amount",
      withheld: "Withheld",
      within: "Within the tolerance",
      beyond: "Beyond the tolerance",
      valid: "Valid",
      invalid: "Not valid",
      canonical: "As stored",
      formatted: "As printed",
    },
  },
};
