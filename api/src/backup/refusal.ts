/** What cannot be done, in one sentence for the person who asked for it. */
export class Refusal extends Error {}
