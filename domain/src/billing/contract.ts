/** Questions about money that anybody with a session may ask, with figures of their own: nothing is read or written. */
import { defineAction } from "../kernel/contract.ts";
import { exchangeInput, exchangeOutput } from "./exchange-rate.ts";
import { grossUpOutput } from "./gross-up.ts";
import { operationPriceInput, operationPriceOutput } from "./operation-price.ts";
import { grossUpInput, withholdingInput, withholdingOutput } from "./withholding.ts";

const question = { service: "billing", action: "evaluate", access: "signed-in", effect: "read" } as const;

export const billingContracts = {
  price: defineAction({
    ...question,
    type: "price",
    about: "What an operation costs by a price list, line by line.",
    input: operationPriceInput,
    output: operationPriceOutput,
  }),
  withholding: defineAction({
    ...question,
    type: "withholding",
    about: "The taxes withheld from an invoice.",
    input: withholdingInput,
    output: withholdingOutput,
  }),
  grossUp: defineAction({
    ...question,
    type: "gross_up",
    about: "The amount to invoice so that a given net amount remains.",
    input: grossUpInput,
    output: grossUpOutput,
  }),
  exchangeRate: defineAction({
    ...question,
    type: "exchange_rate",
    about: "The closing at which an invoice is converted, by the rule of its contract.",
    input: exchangeInput,
    output: exchangeOutput,
  }),
} as const;
