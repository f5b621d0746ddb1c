import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { BlockId } from '#domain/article/body.ts';
import { coveredCounts } from '#domain/briefs/coverage.ts';
import type { BriefCoverage, CoveredPart } from '#domain/seo/briefReport.ts';
import { coverageTexts as copy } from './briefs.copy.ts';
import classes from './briefs.module.css';

interface CoverageViewProps {
  readonly coverage: BriefCoverage;
  readonly onReveal: (blockId: BlockId) => void;
}

/** What the brief wants, and what of it the text has; a click leads to its place. */
export function CoverageView({ coverage, onReveal }: CoverageViewProps) {
  const counts = coveredCounts(coverage);
  return (
    <>
      <Parts
        title={copy.sections}
        parts={coverage.sections}
        count={counts.sections}
        onReveal={onReveal}
      />
      <Parts
        title={copy.questions}
        parts={coverage.questions}
        count={counts.questions}
        onReveal={onReveal}
      />
      <section aria-label={copy.terms}>
        <Count title={copy.terms} {...counts.terms} />
        <ul className={classes.list}>
          {coverage.terms.map(({ term, uses, low, high }) => (
            <li key={term} className={classes.row} aria-label={copy.term(term, uses, low, high)}>
              <span>{term}</span>
              <span className={classes.quiet} data-state={stateOf(uses, low, high)}>
                {copy.uses(uses, low, high)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const stateOf = (uses: number, low: number, high: number) =>
  uses < low ? 'below' : uses > high ? 'above' : 'within';

interface CountProps {
  readonly title: string;
  readonly covered: number;
  readonly all: number;
}

function Count({ title, covered, all }: CountProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className={classes.quiet}>{all === 0 ? copy.nothing : copy.count(covered, all)}</p>
      {all > 0 && <Progress value={(100 * covered) / all} aria-label={title} />}
    </>
  );
}

interface PartsProps {
  readonly title: string;
  readonly parts: readonly CoveredPart[];
  readonly count: Omit<CountProps, 'title'>;
  readonly onReveal: (blockId: BlockId) => void;
}

function Parts({ title, parts, count, onReveal }: PartsProps) {
  return (
    <section aria-label={title}>
      <Count title={title} {...count} />
      <ul className={classes.list}>
        {parts.map(({ text, blockId }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name
          <li key={at} className={classes.covered} data-covered={blockId !== null}>
            {blockId === null ? (
              <>
                <IconCircleDashed size={18} aria-label={copy.missing} role="img" />
                <span>{text}</span>
              </>
            ) : (
              <>
                <IconCheck size={18} aria-label={copy.there} role="img" />
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className={classes.reveal ?? ''}
                  onClick={() => onReveal(blockId)}
                >
                  {text}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
