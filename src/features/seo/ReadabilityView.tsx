import { roundedParts } from '#domain/roundedParts.ts';
import type { Readability, TextReport } from '#domain/seo/report/report.ts';
import { readabilityParts } from '#domain/seo/text/readability.ts';
import { panel as copy, readabilityBand, scores, variantNames } from './score.copy.ts';
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
          <Formula readability={readability} />
        </>
      )}
    </section>
  );
}

/** How the score comes about: its parts add up to it. */
function Formula({ readability }: { readonly readability: Readability }) {
  const { wordsPerSentence, syllablesPerWord, score } = readability;
  const { base, sentences, words } = readabilityParts(readability);
  const [start = 0, ofSentences = 0, ofWords = 0] = roundedParts(
    [base, sentences, words],
    0,
    score,
  );
  return (
    <dl className={classes.details}>
      <div>
        <dt>{copy.formulaStart}</dt>
        <dd>{copy.whole(start)}</dd>
      </div>
      <div>
        <dt>{copy.perSentence(copy.average(wordsPerSentence))}</dt>
        <dd>{copy.part(ofSentences)}</dd>
      </div>
      <div>
        <dt>{copy.perWord(copy.fineAverage(syllablesPerWord))}</dt>
        <dd>{copy.part(ofWords)}</dd>
      </div>
    </dl>
  );
}

function reasonOf({ sentences, notScored }: TextReport, language: string): string {
  if (sentences === 0) return copy.noSentence;
  return notScored === 'otherLanguage'
    ? scores.reasons.otherLanguage(language)
    : copy.noFormula(language);
}
