/** Places: countries, ports, terminals and what lies between them, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { city } from "#register/city";
import type { country } from "#register/country";
import type { district } from "#register/district";
import type { loadingPlace } from "#register/loading-place";
import type { origin } from "#register/origin";
import type { port } from "#register/port";
import type { region } from "#register/region";
import type { scale } from "#register/scale";
import type { state } from "#register/state";
import type { terminal } from "#register/terminal";

export const words = {
  records: {
    country: {
      name: "Country",
      plural: "Countries",
      description: "Countries, ISO codes and dialling codes",
      fields: {
        alpha2: "Two-letter code",
        alpha3: "Three-letter code",
        numeric_code: "Numeric code",
        phone_code: "Phone code",
      },
      sections: { languages: "Languages" },
    },
    state: {
      name: "State",
      plural: "States",
      description: "States, provinces and departments of each country",
      fields: { code: "Code" },
    },
    city: {
      name: "City",
      plural: "Cities",
      description: "Cities used in addresses and maps",
      fields: { state_id: "State", code: "Official code" },
      sections: { place: "Place" },
      help: { code: "Code of the national statistics office, where there is one." },
    },
    region: {
      name: "Region",
      plural: "Regions",
      description: "Commercial and operating regions of each country",
      fields: {},
    },
    district: {
      name: "District",
      plural: "Districts",
      description: "Districts, each tied to a city and a region",
      fields: {},
    },
    port: {
      name: "Port",
      plural: "Ports",
      description: "Sea and river ports, with code and coordinates",
      fields: {
        locode: "UN/LOCODE",

        time_zone: "Time zone",
      },
      sections: { place: "Place" },
      help: {
        locode: "Five characters: country and place, such as BRSSZ.",
        time_zone: "Name of the zone, such as America/Sao_Paulo. Local times at this port are written in it.",
      },
      choices: { kind: { sea: "Sea", river: "River" } },
    },
    terminal: {
      name: "Terminal",
      plural: "Terminals",
      description: "Terminals, berths and loading rates",
      fields: {
        berth: "Berth",
        load_rate: "Load rate",
        max_draft: "Maximum sailing draft",
      },
      sections: { place: "Place" },
      help: { load_rate: "Tonnes per hour, stops not counted." },
    },
    scale: {
      name: "Scale",
      plural: "Scales",
      description: "Scales of the terminals, their files and what their software sends",
      fields: {
        separator: "Columns apart by",
        header_rows: "Rows above the first weighing",
        date_order: "Order of the date",
        decimal_mark: "Decimal mark",
        unit: "Unit of the weights",
        date_column: "Column of the date",
        time_column: "Column of the time",
        weight_column: "Column of the weight",
        unit_column: "Column of the unit",
        ticket_column: "Column of the ticket or counter",
        token_issued_at: "Token issued",
        token_end: "Token ends in",
      },
      choices: {
        separator: {
          semicolon: "Semicolon",
          comma: "Comma",
          tab: "Tab",
          bar: "Vertical bar",
          space: "Spaces",
          fixed: "Fixed places",
        },
        date_order: { dmy: "Day, month, year", mdy: "Month, day, year", ymd: "Year, month, day" },
        decimal_mark: { comma: "Comma", dot: "Dot" },
        unit: { MT: "MT", KG: "KG" },
      },
      help: {
        unit: "Where no column names it.",
        date_column: "Leave it empty where date and time stand in one column.",
        time_column: "Number of the column, or first and last place such as 1-10 where places are fixed.",
        ticket_column: "A ticket that was read before is not added again.",
      },
      sections: { file: "File of the scale", token: "Software of the scale" },
    },
    loading_place: {
      name: "Loading place",
      plural: "Loading places",
      description: "Warehouses and yards where trucks are loaded",
      fields: {},
      sections: { place: "Place" },
    },
    origin: {
      name: "Origin",
      plural: "Origins",
      description: "Where the inspected cargo comes from",
      fields: {},
      sections: { place: "Place" },
    },
  },
} satisfies FeatureWords<{
  records: {
    country: typeof country;
    state: typeof state;
    city: typeof city;
    region: typeof region;
    district: typeof district;
    port: typeof port;
    terminal: typeof terminal;
    scale: typeof scale;
    loading_place: typeof loadingPlace;
    origin: typeof origin;
  };
}>;
