/** What a certificate is filled from, as it was read from the rows of its order. Weights in MT, text throughout. */
import type { Percentages } from "../classification/figures.ts";
import type { AnalysisValue } from "../classification/request.ts";
import type { Locale } from "../kernel/locale.ts";

export type Names = Readonly<Partial<Record<Locale, string>>>;

export interface FactParty {
  readonly id: string;
  readonly name: string;
  readonly tax_id: string | null;
}

export interface FactPlace {
  readonly id: string;
  readonly name: string;
  readonly terminal: string | null;
}

interface OfOperation {
  readonly id: string;
  readonly operation_id: string;
}

export interface FactCarrier {
  readonly operation_id: string;
  readonly name: string;
  readonly imo: string | null;
  /** What the country of its flag is called. */
  readonly flag: Names | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

export interface FactWeight extends OfOperation {
  readonly hold: number;
  readonly product_id: string;
  readonly total: string;
  readonly closed: boolean;
}

/** What a figure is held against; both sides alike where it may be nothing else. */
export interface FactLimit {
  readonly min: string | null;
  readonly max: string | null;
}

export interface FactFinal extends OfOperation {
  readonly code: string;
  readonly product_id: string;
  readonly culture: string;
  readonly date: string;
  readonly standard: string | null;
  readonly group: string | null;
  readonly class: string | null;
  readonly type: string | null;
  readonly outcome: string | null;
  readonly tonnage: string | null;
  readonly percentages: Percentages | null;
  /** What a laboratory said beside the defects, by its name. */
  readonly analyses: Readonly<Record<string, AnalysisValue | null>> | null;
  readonly weights: Readonly<Record<string, string>> | null;
  readonly limits: Readonly<Record<string, FactLimit>>;
}

export interface FactPartial extends OfOperation {
  readonly product_id: string;
  readonly hold: number | null;
  readonly tonnage: string | null;
  readonly percentages: Percentages | null;
}

export interface FactInspection extends OfOperation {
  readonly hold: number;
  readonly attempt: number;
  readonly standard: string;
  readonly verdict: string | null;
  readonly ended_at: string | null;
  readonly last_cargoes: string;
}

export interface FactSeal extends OfOperation {
  readonly hold: number;
  readonly position: number;
  readonly number: string;
  readonly place: string | null;
  readonly state: string;
}

export interface FactHatch extends OfOperation {
  readonly hold: number;
  readonly method: string;
  readonly result: string;
  readonly leaks: number;
  readonly at: string | null;
}

export interface FactSurvey extends OfOperation {
  readonly cargo: string | null;
  readonly comparison: readonly {
    readonly base: "scale" | "bill_of_lading";
    readonly weight: string;
    readonly difference: string;
    readonly difference_pct: string;
    readonly within: boolean;
  }[];
  /** Lines of the initial and the final survey by the names of the calculator. */
  readonly lines: readonly {
    readonly line: string;
    readonly initial: string | null;
    readonly final: string | null;
  }[];
}

export interface FactSample extends OfOperation {
  readonly code: string;
  readonly seal: string | null;
  readonly represents: string | null;
  readonly hold: number | null;
  readonly product_id: string | null;
  readonly state: string;
}

export interface FactResult extends OfOperation {
  /** The code of the sample that it was found in. */
  readonly sample: string;
  readonly product_id: string | null;
  readonly names: Names;
  readonly method: string | null;
  readonly unit: string | null;
  readonly decimals: number;
  readonly value: string;
  readonly verdict: string | null;
}

export interface FactLot extends OfOperation {
  readonly place: string;
  readonly lot: string;
  readonly weight: string;
}

export interface FactEvent extends OfOperation {
  readonly names: Names;
  readonly begin_at: string;
  readonly end_at: string | null;
}

export interface CertificateFacts {
  readonly order: {
    readonly id: string;
    readonly wocode: string;
    readonly contract: string | null;
    readonly date: string;
    readonly destination: string | null;
  };
  readonly zone: string;
  readonly applicant: FactParty;
  readonly shipper: FactParty | null;
  readonly loading: FactPlace | null;
  readonly discharge: FactPlace | null;
  readonly carriers: readonly FactCarrier[];
  readonly products: readonly { readonly id: string; readonly names: Names; readonly ncm: string | null }[];
  readonly expected: string | null;
  readonly weights: readonly FactWeight[];
  readonly finals: readonly FactFinal[];
  readonly partials: readonly FactPartial[];
  readonly inspections: readonly FactInspection[];
  readonly seals: readonly FactSeal[];
  readonly hatches: readonly FactHatch[];
  readonly surveys: readonly FactSurvey[];
  readonly samples: readonly FactSample[];
  readonly results: readonly FactResult[];
  readonly lots: readonly FactLot[];
  readonly events: readonly FactEvent[];
  /** Occurrences that stop the work and that nobody has closed. */
  readonly openOccurrences: number;
}
