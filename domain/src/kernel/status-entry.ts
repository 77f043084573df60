/** A status that a row has had, or that is still ahead of it, as it is shown. */
export interface StatusEntry<Status extends string = string> {
  readonly status: Status;
  readonly label: string;
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly date: string | null;
  readonly justification: string | null;
  readonly active: boolean;
}
