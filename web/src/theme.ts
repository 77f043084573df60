/**
 * The look of the product, all of it: colours, type, radius and sizes. Nothing else names a colour. Screens
 * use the variables made here (`--pl-ink`, `--pl-line`, …), which have a value for each of the two schemes.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

export interface Tokens {
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  bg: string;
  card: string;
  raised: string;
  sea: string;
  seaSoft: string;
  navy: string;
  /** Drawn over photographs, and the rim around it. */
  overPhoto: string;
  overPhotoRim: string;
  headerField: string;
  headerText: string;
  headerDim: string;
  headerLine: string;
  mark: string;
  markLine: string;
  ok: string;
  okSoft: string;
  warn: string;
  warnSoft: string;
  bad: string;
  badSoft: string;
  lab: string;
  labSoft: string;
  slate: string;
  slateSoft: string;
  /** Work at rest: neither going on nor over. */
  held: string;
  heldSoft: string;
  /** Of charts, which say nothing of phases. */
  series1: string;
  series2: string;
  series3: string;
  series4: string;
  series5: string;
  stepLine: string;
  mapSea: string;
  mapLand: string;
  mapLine: string;
  /** What is signed or printed stays white in the dark. */
  paper: string;
  shadow: string;
}

export const light: Tokens = {
  ink: "#0f1f2e",
  ink2: "#48596a",
  ink3: "#5d6c7b",
  line: "#e3e8ed",
  lineStrong: "#cfd8e0",
  bg: "#f5f7f9",
  card: "#ffffff",
  raised: "#fafbfc",
  sea: "#0b6e83",
  seaSoft: "#e3f1f4",
  navy: "#0b2236",
  overPhoto: "#d92d20",
  overPhotoRim: "#ffffff",
  headerField: "#163247",
  headerText: "#dbe6ee",
  headerDim: "#9fb4c4",
  headerLine: "#3d566b",
  mark: "#5fd0e0",
  markLine: "#ffffff",
  ok: "#177245",
  okSoft: "#e3f4ea",
  warn: "#955406",
  warnSoft: "#fdf1dc",
  bad: "#b3261e",
  badSoft: "#fdeae8",
  lab: "#6941a5",
  labSoft: "#f0eafa",
  slate: "#4a6076",
  slateSoft: "#edf1f5",
  held: "#6a5d00",
  heldSoft: "#f5f1d3",
  series1: "#2f6db3",
  series2: "#a8761a",
  series3: "#a8487a",
  series4: "#66761c",
  series5: "#748292",
  stepLine: "#c5d0d9",
  mapSea: "#d9e9f0",
  mapLand: "#f8f7f2",
  mapLine: "#b3bfc8",
  paper: "#ffffff",
  shadow: "0 6px 24px rgb(11 34 54 / 14%)",
};

export const dark: Tokens = {
  ink: "#e6edf3",
  ink2: "#b1bfcc",
  ink3: "#93a3b2",
  line: "#22364a",
  lineStrong: "#31485e",
  bg: "#0a1622",
  card: "#102030",
  raised: "#142639",
  sea: "#5cc0d3",
  seaSoft: "#12323f",
  navy: "#071422",
  overPhoto: "#d92d20",
  overPhotoRim: "#ffffff",
  headerField: "#12283b",
  headerText: "#dbe6ee",
  headerDim: "#9fb4c4",
  headerLine: "#33495d",
  mark: "#5fd0e0",
  markLine: "#ffffff",
  ok: "#63cf97",
  okSoft: "#12301f",
  warn: "#e9b45a",
  warnSoft: "#35280f",
  bad: "#f4938a",
  badSoft: "#3b1a18",
  lab: "#bda2f2",
  labSoft: "#281e3d",
  slate: "#a9bccd",
  slateSoft: "#1b2d3e",
  held: "#d9cb6a",
  heldSoft: "#2f2b12",
  series1: "#7fb0e8",
  series2: "#dcb15c",
  series3: "#e39abf",
  series4: "#b4c35f",
  series5: "#9dabba",
  stepLine: "#3b5268",
  mapSea: "#0b1d2c",
  mapLand: "#22374a",
  mapLine: "#4a627a",
  paper: "#ffffff",
  shadow: "0 8px 28px rgb(0 0 0 / 45%)",
};

const sea: MantineColorsTuple = [
  "#e9f5f7",
  "#d3eaef",
  "#a8d6df",
  "#79c0ce",
  "#5cc0d3",
  "#2a93a9",
  "#0f788e",
  "#0b6e83",
  "#095a6c",
  "#063f4c",
];

const gray: MantineColorsTuple = [
  "#f7f9fb",
  "#f0f3f6",
  "#e3e8ed",
  "#d7dfe6",
  "#cfd8e0",
  "#a3b1be",
  "#5d6c7b",
  "#48596a",
  "#2b3d4e",
  "#0f1f2e",
];

const night: MantineColorsTuple = [
  "#e6edf3",
  "#b1bfcc",
  "#93a3b2",
  "#6d8196",
  "#31485e",
  "#1c3146",
  "#142639",
  "#102030",
  "#0a1622",
  "#06101a",
];

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Ten tints around a base at place 7, where filled parts take their colour; 0 is nearly white. */
function ramp(base: string): MantineColorsTuple {
  const rgb = channels(base);
  const tint = (share: number): string => {
    const goal = share < 0 ? 0 : 255;
    const mixed = rgb.map((channel) => Math.round(channel + (goal - channel) * Math.abs(share)));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  };
  return [
    tint(0.92),
    tint(0.84),
    tint(0.68),
    tint(0.54),
    tint(0.4),
    tint(0.24),
    tint(0.1),
    base,
    tint(-0.18),
    tint(-0.36),
  ];
}

const kebab = (name: string): string =>
  name.replace(/[A-Z0-9]/g, (character) => `-${character.toLowerCase()}`);

/** The quiet variants of alerts and badges take the same pairs of colours as the status chips. */
const SOFT = [
  ["sea", "sea", "seaSoft"],
  ["green", "ok", "okSoft"],
  ["orange", "warn", "warnSoft"],
  ["red", "bad", "badSoft"],
  ["violet", "lab", "labSoft"],
  ["gray", "slate", "slateSoft"],
] as const;

function softVariables(name: string, strong: string, soft: string): Record<string, string> {
  return { [`--mantine-color-${name}-light`]: soft, [`--mantine-color-${name}-light-color`]: strong };
}

function variablesOf(tokens: Tokens): Record<string, string> {
  const own = Object.entries(tokens).map(([name, value]) => [`--pl-${kebab(name)}`, value]);
  return {
    ...Object.fromEntries(own),
    "--mantine-color-text": tokens.ink,
    "--mantine-color-body": tokens.card,
    "--mantine-color-dimmed": tokens.ink3,
    "--mantine-color-placeholder": tokens.ink3,
    "--mantine-color-anchor": tokens.sea,
    "--mantine-color-error": tokens.bad,
    "--mantine-color-default": tokens.card,
    "--mantine-color-default-hover": tokens.raised,
    "--mantine-color-default-color": tokens.ink,
    "--mantine-color-default-border": tokens.lineStrong,
    ...Object.assign(
      {},
      ...SOFT.map(([name, strong, soft]) => softVariables(name, tokens[strong], tokens[soft])),
    ),
    "--mantine-color-disabled": tokens.slateSoft,
    "--mantine-color-disabled-color": tokens.ink3,
  };
}

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {
    "--pl-header-height": "52px",
    "--pl-menu-width": "220px",
    "--pl-radius": "8px",
    "--pl-radius-control": "7px",
    "--pl-text-small": "13px",
    "--pl-text-tiny": "12px",
    "--pl-weight-strong": "650",
    "--pl-weight-label": "500",
    // Paper on the screen is paper in both schemes.
    "--pl-paper": light.card,
    "--pl-paper-ink": light.ink,
    "--pl-paper-line": light.line,
  },
  light: variablesOf(light),
  dark: variablesOf(dark),
});

export const theme = createTheme({
  primaryColor: "sea",
  primaryShade: { light: 7, dark: 6 },
  colors: {
    sea,
    gray,
    dark: night,
    green: ramp(light.ok),
    orange: ramp(light.warn),
    red: ramp(light.bad),
    violet: ramp(light.lab),
  },
  white: light.card,
  black: light.ink,
  fontFamily: '"Inter Variable", Inter, system-ui, "DejaVu Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: "12px", sm: "14px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.45", lg: "1.5", xl: "1.4" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "28px" },
  radius: { xs: "4px", sm: "6px", md: "7px", lg: "8px", xl: "12px" },
  defaultRadius: "md",
  headings: {
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "28px" },
      h2: { fontSize: "16px", lineHeight: "24px" },
      h3: { fontSize: "14px", lineHeight: "20px" },
      h4: { fontSize: "14px", lineHeight: "20px" },
      h5: { fontSize: "13px", lineHeight: "18px" },
      h6: { fontSize: "12px", lineHeight: "16px" },
    },
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: "hover" } },
    // A box with round corners looks like a choice of one.
    Checkbox: { defaultProps: { radius: "xs" } },
    Button: { defaultProps: { fw: 500, loaderProps: { type: "dots" } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.45 } } },
    Loader: { defaultProps: { size: "sm" } },
    // The placeholder is an element that no menu may have; focus goes to the first item instead.
    Menu: { defaultProps: { shadow: "md", radius: "lg", withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, radius: "lg", overlayProps: { backgroundOpacity: 0.45 } } },
    Paper: { defaultProps: { radius: "lg" } },
    Popover: { defaultProps: { shadow: "md", radius: "lg" } },
    Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 6 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 340 } },
  },
});
