/** A nomination as the office and the customer see it. English. */
import { words as texts } from "@plimsoll/domain/commercial/words/pages/en";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page } from "playwright-core";
import { FormPage } from "./form.ts";
import { StatusPage } from "./status-page.ts";

const { fields } = words.records.nomination;

interface Call {
  readonly proposal: string;
  readonly vessel: string;
  readonly product: string;
  readonly volume: string;
  readonly port: string;
  readonly eta: string;
  readonly contracts: string;
}

export class NominationPage extends StatusPage {
  constructor(page: Page) {
    super(page, texts.timeline);
  }

  /** Nominates a ship of the register for the customer who is signed in; the code is the title. */
  async nominate({ proposal, vessel, product, volume, port, eta, contracts }: Call): Promise<string> {
    const form = new FormPage(this.page, "nomination");
    await form.pick(fields.proposal_id, proposal);
    await form.pick(fields.ship_id, vessel);
    await form.pick(fields.product_id, product);
    await form.field(fields.volume).fill(volume);
    await form.pick(fields.port_id, port);
    await form.field(fields.eta).fill(eta);
    await form.field(fields.contracts).fill(contracts);
    await form.saveNew();
    return this.givenCode();
  }
}
