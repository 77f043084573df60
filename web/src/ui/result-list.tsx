/** What came of each of many rows: refusals first, they are what somebody has to do something about. */
import classes from "./result-list.module.css";

export interface RowResult {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isFailed: boolean;
}

export function ResultList({ results }: { readonly results: readonly RowResult[] }) {
  return (
    <ul className={classes.results}>
      {[...results]
        .sort((a, b) => Number(b.isFailed) - Number(a.isFailed))
        .map(({ id, name, text, isFailed }) => (
          <li key={id} className={classes.result} data-failed={isFailed}>
            <span>{name}</span>
            <span className={classes.state}>{text}</span>
          </li>
        ))}
    </ul>
  );
}
