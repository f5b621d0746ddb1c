import type { SignLine } from '#contract/humanizer.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import classes from '#src/kit/panel.module.css';
import { humanizerTexts as copy, signNames, measuredOf, wantedOf } from './humanizer.copy.ts';
import own from './humanizer.module.css';

interface SignsViewProps {
  readonly lines: readonly SignLine[];
  readonly canWrite: boolean;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
}

/** What was looked for, what costs most first, each with its places in the text. */
export function SignsView({ lines, ...edits }: SignsViewProps) {
  const measured = lines.filter(({ value }) => value !== null);
  return (
    <section>
      <h2>{copy.found}</h2>
      <ul className={own.signs}>
        {measured
          .toSorted((a, b) => b.cost - a.cost)
          .map((line) => (
            <li key={line.name}>
              <Sign line={line} {...edits} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Sign({ line, canWrite, onShow, onChange }: Omit<SignsViewProps, 'lines'> & OfLine) {
  const { name, cost, places } = line;
  const label = signNames[name];
  return (
    <>
      <div className={own.sign}>
        <span>{label}</span>
        <span className={own.cost} data-fine={cost === 0 || undefined}>
          {copy.costs(cost)}
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
  readonly line: SignLine;
}
