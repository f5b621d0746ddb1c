import type { SignLine } from '#contract/humanizer/humanizer.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { roundedParts } from '#domain/roundedParts.ts';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import classes from '#src/kit/panel.module.css';
import { humanizerTexts as copy, measuredOf, signNames, wantedOf } from './humanizer.copy.ts';
import own from './humanizer.module.css';

interface SignsViewProps {
  /** The humanizer score, 0 to 100. */
  readonly score: number;
  readonly lines: readonly SignLine[];
  readonly canWrite: boolean;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
}

/** What was looked for, what costs most first, each with its places in the text. */
export function SignsView({ score, lines, ...edits }: SignsViewProps) {
  const measured = lines.filter(({ value }) => value !== null).toSorted((a, b) => b.cost - a.cost);
  const points = pointsOf(measured, Math.round(score));
  return (
    <section>
      <h2>{copy.found}</h2>
      <ul className={own.signs}>
        {measured.map((line, at) => (
          <li key={line.name}>
            <Sign line={line} points={points[at] ?? 0} {...edits} />
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{copy.sum(Math.round(score))}</p>
    </section>
  );
}

/** What each sign takes off, in points of the score: together they are what it lacks of 100. */
function pointsOf(lines: readonly SignLine[], shown: number): number[] {
  const all = lines.reduce((sum, { cost }) => sum + cost, 0);
  if (all === 0) return lines.map(() => 0);
  return roundedParts(
    lines.map(({ cost }) => ((100 - shown) * cost) / all),
    1,
    100 - shown,
  );
}

function Sign(props: Omit<SignsViewProps, 'score' | 'lines'> & OfLine) {
  const { line, points, canWrite, onShow, onChange } = props;
  const { name, cost, places } = line;
  const label = signNames[name];
  return (
    <>
      <div className={own.sign}>
        <span>{label}</span>
        <span className={own.cost} data-fine={cost === 0 || undefined}>
          {cost === 0 ? copy.fine : copy.costs(points)}
        </span>
        <span className={classes.quiet}>
          {measuredOf(line)} · {wantedOf(line)}
        </span>
      </div>
      {places.length === 0 ? null : (
        <details>
          <summary aria-label={`${label}: ${copy.places(places.length)}`}>
            {copy.places(places.length)}
          </summary>
          <TextEditsView
            edits={places.map((place) => ({ ...place, label }))}
            canChange={canWrite}
            onShow={onShow}
            onChange={onChange}
          />
        </details>
      )}
    </>
  );
}

interface OfLine {
  /** Of the score. */
  readonly points: number;
  readonly line: SignLine;
}
