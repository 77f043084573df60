/** Passwords: argon2id, and the same time taken whether or not the account exists. */
import { hash, verify } from "@node-rs/argon2";

/** OWASP's smallest recommendation for argon2id: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At least 8 characters, 1 uppercase, 1 number. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && password.length <= 200 && /\p{Lu}/u.test(password) && /\d/.test(password);
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let nobody: Promise<string> | undefined;

export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password 1A");
  const right = await verify(stored ?? (await nobody), password).catch(() => false);
  return stored !== undefined && right;
}
