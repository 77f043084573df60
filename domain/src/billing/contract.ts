/** Questions about money that anybody with a session may ask, with figures of their own: nothing is read or written. */
import { defineAction } from "../kernel/contract.ts";
import { exchangeInput } from "./exchange-rate.ts";
import { operationPriceInput } from "./operation-price.ts";
import { grossUpInput, withholdingInput } from "./withholding.ts";

const question = { service: "billing", action: "evaluate", access: "signed-in", effect: "read" } as const;

export const billingContracts = {
  price: defineAction({
    ...question,
    type: "price",
    about: "What an operation costs by a price list, line by line.",
    input: operationPriceInput,
  }),
  withholding: defineAction({
    ...question,
    type: "withholding",
    about: "The taxes withheld from an invoice.",
    input: withholdingInput,
  }),
  grossUp: defineAction({
    ...question,
    type: "gross_up",
    about: "The amount to invoice so that a given net amount remains.",
    input: grossUpInput,
  }),
  exchangeRate: defineAction({
    ...question,
    type: "exchange_rate",
    about: "The closing at which an invoice is converted, by the rule of its contract.",
    input: exchangeInput,
  }),
} as const;
