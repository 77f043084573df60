/** Questions about money that anybody with a session may ask, with figures of their own: nothing is read or written. */
import { defineAction } from "../kernel/contract.ts";
import { commodityPriceInput, commodityPriceOutput, parityInput, parityOutput } from "./commodity-price.ts";
import { exchangeInput, exchangeOutput } from "./exchange-rate.ts";
import { simulationInput, simulationOutput } from "./fob-simulator.ts";
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
  simulation: defineAction({
    ...question,
    type: "fob_price",
    about: "What the price of an inspection at a terminal is made of.",
    input: simulationInput,
    output: simulationOutput,
  }),
  commodityPrice: defineAction({
    ...question,
    type: "commodity_price",
    about: "What a tonne costs free on board, from the quote of an exchange.",
    input: commodityPriceInput,
    output: commodityPriceOutput,
  }),
  parity: defineAction({
    ...question,
    type: "interior_parity",
    about: "What is left of a price free on board inland.",
    input: parityInput,
    output: parityOutput,
  }),
} as const;
