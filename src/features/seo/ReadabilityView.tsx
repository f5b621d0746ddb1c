import type { TextReport } from '#domain/seo/report.ts';
import { readabilityBand, panel as copy, scores, variantNames } from './score.copy.ts';
import classes from './score.module.css';

interface ReadabilityViewProps {
  readonly report: TextReport;
  readonly language: string;
}

export function ReadabilityView({ report, language }: ReadabilityViewProps) {
  const { readability } = report;
  return (
    <section>
      <h2>{copy.readability}</h2>
      {readability === null ? (
        <p className={classes.score}>
          <strong>{copy.unknown}</strong>
          <span>{reasonOf(report, language)}</span>
        </p>
      ) : (
        <>
          <p className={classes.score}>
            <strong>{copy.whole(Math.round(readability.score))}</strong>
            <span>{readabilityBand(readability)}</span>
          </p>
          <p className={classes.quiet}>{variantNames[readability.variant]}</p>
          <dl className={classes.details}>
            <div>
              <dt>{copy.perSentence}</dt>
              <dd>{copy.average(readability.wordsPerSentence)}</dd>
            </div>
            <div>
              <dt>{copy.perWord}</dt>
              <dd>{copy.fineAverage(readability.syllablesPerWord)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

function reasonOf({ sentences, notScored }: TextReport, language: string): string {
  if (sentences === 0) return copy.noSentence;
  return notScored === 'otherLanguage'
    ? scores.reasons.otherLanguage(language)
    : copy.noFormula(language);
}
