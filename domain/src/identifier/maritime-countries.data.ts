// Maritime identification digits of the flags that call at our ports. Not the whole list of the ITU, and not
// verified against it: a number of another country is valid all the same and simply shows no flag.

export interface MaritimeCountry {
  readonly country: string;
  readonly codes: readonly string[];
}

export const MARITIME_COUNTRIES: readonly MaritimeCountry[] = [
  { country: "BR", codes: ["710"] },
  { country: "AR", codes: ["701"] },
  { country: "PY", codes: ["755"] },
  { country: "UY", codes: ["770"] },
  { country: "BO", codes: ["720"] },
  {
    country: "PA",
    codes: ["351", "352", "353", "354", "355", "356", "357", "370", "371", "372", "373", "374"],
  },
  { country: "LR", codes: ["636", "637"] },
  { country: "MH", codes: ["538"] },
  { country: "MT", codes: ["215", "229", "248", "249", "256"] },
  { country: "HK", codes: ["477"] },
  { country: "SG", codes: ["563", "564", "565", "566"] },
  { country: "CY", codes: ["209", "210", "212"] },
  { country: "GR", codes: ["237", "239", "240", "241"] },
  { country: "CN", codes: ["412", "413", "414"] },
  { country: "BS", codes: ["308", "309", "311"] },
  { country: "US", codes: ["338", "366", "367", "368", "369"] },
];
