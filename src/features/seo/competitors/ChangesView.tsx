import type { CompetitionChange, PageChange } from '#domain/seo/competitors/snapshotDiff.ts';
import { changes as copy } from './changes.copy.ts';
import classes from './competitors.module.css';

interface ChangesViewProps {
  readonly pages: readonly PageChange[];
  readonly common: CompetitionChange;
}

/** What differs between two analyses, in words. */
export function ChangesView({ pages, common: { medians, up, down } }: ChangesViewProps) {
  const isSame = pages.length + medians.length + up.length + down.length === 0;
  if (isSame) return <p>{copy.nothing}</p>;
  return (
    <>
      <Lines title={copy.pages} lines={pages.map((one) => [one.url, copy.page(one)])} />
      <Lines title={copy.medians} lines={medians.map((one) => [one.name, copy.median(one)])} />
      <Lines title={copy.up} lines={up.map((one) => [one.term, copy.term(one)])} />
      <Lines title={copy.down} lines={down.map((one) => [one.term, copy.term(one)])} />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  /** Each by a key. */
  readonly lines: readonly (readonly [key: string, text: string])[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={classes.changes}>
        {lines.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
