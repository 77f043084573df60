/** Configuration from the environment, read once at start. Anything malformed stops the start with its name. */
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { LINK_NAMES, type Links } from "@plimsoll/domain/routes/link-names";
import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const links = z.partialRecord(z.enum(LINK_NAMES), z.url({ protocol: /^https?$/ }));

const ADDRESS = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i;

/**
 * How many proxies stand in front, or which: each adds the address it heard from at the end of a list whose beginning
 * anybody can write. Trusting "the proxy", whichever it is, would believe that beginning.
 */
const trustedProxies = z.string().transform((value, context): false | number | string[] => {
  if (value === "false") return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(",").map((address) => address.trim());
  if (addresses.every(isAddress)) return addresses;
  const instead = "must be false, the number of proxies in front (such as 1), or their addresses";
  context.addIssue({ code: "custom", message: `${instead} (such as 10.0.0.5,192.168.0.0/16)` });
  return z.NEVER;
});

function isAddress(text: string): boolean {
  const [, address = "", bits = "0"] = ADDRESS.exec(text) ?? [];
  const kind = isIP(address);
  return kind !== 0 && Number(bits) <= (kind === 4 ? 32 : 128);
}

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  /** File to which the ends of the history's chains are written; outside the database, and best on another machine. */
  AUDIT_ANCHORS: z.string().min(1).optional(),
  FILES_URL: z
    .string()
    .regex(/^(s3:\/\/[^/?]+|[^:]+$)/, "must be s3://bucket/prefix?endpoint=… or a folder")
    .optional(),
  /** For how long the bytes of a removed file stay: longer than any upload and any backup takes. */
  FILES_KEPT_HOURS: whole(1, 8_760).default(24),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).default("Plimsoll <no-reply@plimsoll.invalid>"),
  DEMO: flag.optional(),
  API_KEYS: z
    .string()
    .default("plimsoll-web")
    .transform((value) => value.split(",").map((key) => key.trim()))
    .refine((keys) => keys.every((key) => key !== ""), "must be names, separated by commas"),
  SESSION_TTL: whole(60, 31_536_000).default(28_800),
  /** Calls per session in ten seconds before 429; 0 switches the limit off. */
  FLOOD_LIMIT: whole(0, 1_000_000).default(2_000),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: trustedProxies.default(false),
  /** Off where another server hands out the pages and this one answers calls alone. */
  SERVE_PAGES: flag.default(true),
  /** Customers' systems in our own network: for tests, and for those who know why. Never for a server that others can reach. */
  SYNC_ALLOW_PRIVATE: flag.default(false),
  /** Seconds until a customer's system that does not answer is given up; the delivery is tried again later. */
  SYNC_TIMEOUT: whole(1, 120).default(15),
  /** The key that signs documents, as a PKCS#12 file; without one, a key of our own making signs. */
  SIGNING_KEY_FILE: z.string().min(1).optional(),
  SIGNING_KEY_PASSWORD: z.string().optional(),
  /** Address of a time-stamp service (RFC 3161) that tells when a document was signed; without it our own clock does. */
  TIME_STAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS: flag.default(false),
  /** For developers: an answer that its contract does not declare is an error. */
  CHECK_ANSWERS: flag.default(false),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /** Address of the central bank's rates service; without it no rate is fetched. */
  PTAX_URL: z.url().optional(),
  CHAT_WIDGET_URL: z.url().optional(),
  /** Receiver of AIS sentences (NMEA 0183 over TCP); without it positions are posted or typed. */
  AIS_URL: z
    .string()
    .regex(/^tcp:\/\/(\[[0-9a-f:.]+\]|[^\s:/]+):\d{1,5}$/i, "must be tcp://host:port")
    .optional(),
  /** Tiles under the maps, such as https://tiles.example/{z}/{x}/{y}.png; without it outlines of countries alone. */
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
      "must have {z}, {x} and {y}",
    )
    .optional(),
  /** Addresses of sibling applications, as JSON: {"cotton":"https://…"}. */
  LINKS: z
    .string()
    .default("{}")
    .transform((value, context): Links => {
      try {
        return links.parse(JSON.parse(value));
      } catch {
        const names = LINK_NAMES.join(", ");
        context.addIssue({
          code: "custom",
          message: `must be JSON such as {"cotton":"https://cotton.example/enter"}, with web addresses under some of: ${names}`,
        });
        return z.NEVER;
      }
    }),
  /** Which of them stand in a frame of our page instead of a page of their own. */
  EMBEDDED_LINKS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== ""),
    )
    .pipe(z.array(z.enum(["cotton_loading", "container", "grading"]))),
});

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

export interface Env extends Omit<z.infer<typeof schema>, "DEMO"> {
  readonly DEMO: boolean;
}

/**
 * Where mailed links lead. Never the host that a request names: whoever asks for somebody's new password could
 * otherwise have the link point at a server of their own.
 */
export function siteAddress(env: Pick<Env, "PUBLIC_URL" | "PORT">): string {
  return (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
}

export function anchorsPath(env: Pick<Env, "AUDIT_ANCHORS" | "DATA_DIR">): string {
  return env.AUDIT_ANCHORS ?? join(env.DATA_DIR, "audit-anchors.log");
}

export type EnvResult =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: string[] };

export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvResult {
  // An empty value is the shell's way of saying "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    return { ok: false, problems: result.error.issues.map((one) => `${one.path.join(".")}: ${one.message}`) };
  }
  const { DATA_DIR, DEMO, ...rest } = result.data;
  return {
    ok: true,
    env: { ...rest, DATA_DIR: resolve(DATA_DIR), DEMO: DEMO ?? rest.DATABASE_URL === undefined },
  };
}
