/** Ships, barges and tugboats, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { barge } from "#register/barge";
import type { ship } from "#register/ship";
import type { tankVolume } from "#register/tank-volume";
import type { tugboat } from "#register/tugboat";

export const words = {
  records: {
    ship: {
      name: "Ship",
      plural: "Ships",
      description: "Ships, their holds and hydrostatic tables",
      fields: {
        imo: "IMO number",

        call_sign: "Call sign",
        flag_id: "Flag",
        dwt: "Deadweight",
        loa: "Length overall (LOA)",
        lbp: "Length between perpendiculars (LBP)",
        beam: "Beam",
        light_ship: "Light ship",
        summer_draft: "Summer draft",
        holds: "Holds",
        table_density: "Table density",
        lcf_from: "LCF counted from",
        hydrostatics: "Hydrostatic table",
        mark_fwd: "Forward mark to perpendicular",
        mark_mid: "Midship mark to midships",
        mark_aft: "Aft mark to perpendicular",
        keel_fwd: "Keel thickness forward",
        keel_mid: "Keel thickness midships",
        keel_aft: "Keel thickness aft",
      },
      sections: {
        size: "Dimensions and weights",
        holds: "Holds",
        hydrostatics: "Hydrostatic table",
        marks: "Draft marks and keel",
      },
      help: {
        imo: "Seven digits; the last one checks the others.",
        mmsi: "Nine digits of the ship's radio station.",
        table_density: "Density of the water that the table was computed for, nearly always 1.025.",
        lcf_from: "From midships, positive aft; or from the aft perpendicular.",
        hydrostatics:
          "Paste the rows from a spreadsheet. Draft and displacement must grow from row to row, without jumps.",
        mark_fwd: "Distance of the mark from its reference; positive when the mark is forward of it.",
        keel_fwd:
          "Only where the table is for the moulded draft while the marks are read to the underside of the keel.",
      },
      choices: { lcf_from: { midships: "Midships", ap: "Aft perpendicular" } },
      children: {
        holds: { fields: { volume: "Volume" } },
        hydrostatics: {
          fields: { draft: "Draft", displacement: "Displacement", tpc: "TPC", lcf: "LCF", mtc: "MTC" },
        },
      },
    },
    barge: {
      name: "Barge",
      plural: "Barges",
      description: "River barges and their dimensions",
      fields: {
        registration: "Registration",
        dwt: "Deadweight",
        length: "Length",
        beam: "Beam",
        depth: "Moulded depth",
        cover: "Cover",
        mode: "Mean draft formula",
        measured: "What is measured",
        table_density: "Table density",
        gauging: "Gauging table",
      },
      sections: { size: "Dimensions", gauging: "Gauging", documents: "Documents and photos" },
      help: {
        registration: "Number of inscription at the maritime authority.",
        mode: "The formula changes the weight by tonnes: use that of the barge's certificate.",
        measured: "With freeboards, the draft is the depth less the mean of the readings.",
        gauging:
          "Paste the rows from a spreadsheet. Draft and weight must grow from row to row, without jumps.",
      },
      choices: {
        cover: { open: "Open", roll_top: "Roll-top", fibreglass: "Fibreglass covers", fixed: "Fixed deck" },
        mode: {
          four_point: "4 points",
          six_point_average: "6 points, plain average",
          six_point_quarter: "6 points, (F + 6M + A) / 8",
          six_point_river: "6 points, (F + 4M + A) / 6",
          six_point_box: "6 points, (3F + 14M + 3A) / 20",
        },
        measured: { draft: "Draft", freeboard: "Freeboard" },
      },
      children: { gauging: { fields: { draft: "Draft", weight: "Weight" } } },
    },
    tank_volume: {
      name: "Tank volume",
      plural: "Tank volumes",
      description: "Tank tables of ships: the volume at each sounding and trim",
      fields: { tank: "Tank", content: "Content", trim: "Trim", sounding: "Sounding", volume: "Volume" },
      choices: {
        content: {
          ballast: "Ballast",
          fresh_water: "Fresh water",
          fuel_oil: "Fuel oil",
          diesel: "Diesel",
          lub_oil: "Lubricating oil",
          bilge: "Bilge and slops",
          others: "Others",
        },
      },
      help: { trim: "By the stern positive; 0 where the table knows no trim." },
    },
    tugboat: {
      name: "Tugboat",
      plural: "Tugboats",
      description: "Boats that push or tow the convoys",
      fields: {
        registration: "Registration",

        power: "Power",
      },
      help: {
        registration: "Number of inscription at the maritime authority.",
        mmsi: "Nine digits of the ship's radio station.",
      },
    },
  },
} satisfies FeatureWords<{
  records: {
    ship: typeof ship;
    barge: typeof barge;
    tank_volume: typeof tankVolume;
    tugboat: typeof tugboat;
  };
}>;
