/** Places: countries, ports, terminals and what lies between them, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { city } from "#register/city";
import type { country } from "#register/country";
import type { district } from "#register/district";
import type { loadingPlace } from "#register/loading-place";
import type { origin } from "#register/origin";
import type { port } from "#register/port";
import type { region } from "#register/region";
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
    loading_place: typeof loadingPlace;
    origin: typeof origin;
  };
}>;
