/**
 * How much of the same is tried. `npm test` takes as much as shows a fault that is there; `npm run test:thorough` takes
 * all of it, for faults that wait for their moment.
 */
const isThorough = process.env.THOROUGH === "true";

/** How often, or how many. */
export function amount({ usual, thorough }: { usual: number; thorough: number }): number {
  return isThorough ? thorough : usual;
}

/** As many of all of them as stand for the rest. */
const ONE_OF = 3;

/**
 * For what one code does for all records, tried with each of them on the embedded database: on a PostgreSQL server once
 * more with one of three, and with those that are like no other.
 */
export function onThisEngine<T>(
  all: readonly T[],
  isLikeNoOther: (one: T) => boolean = () => false,
): readonly T[] {
  if (isThorough || !process.env.TEST_DATABASE_URL) return all;
  return all.filter((one, at) => at % ONE_OF === 0 || isLikeNoOther(one));
}
