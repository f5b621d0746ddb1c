import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import type { BlockId } from '#domain/article/body.ts';
import { coveredCounts, stateOfTerm } from '#domain/briefs/coverage.ts';
import type { BriefCoverage, CoveredPart } from '#domain/seo/report/briefReport.ts';
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
              <span className={classes.quiet} data-state={stateOfTerm({ uses, low, high })}>
                {copy.uses(uses, low, high)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface CountProps {
  readonly title: string;
  readonly covered: number;
  readonly partly?: number;
  readonly all: number;
}

function Count({ title, covered, partly = 0, all }: CountProps) {
  const counted = [copy.count(covered, all), ...(partly > 0 ? [copy.countPartly(partly)] : [])];
  return (
    <>
      <h2>{title}</h2>
      <p className={classes.quiet}>{all === 0 ? copy.nothing : counted.join(', ')}</p>
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
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name
          <li key={at} className={classes.covered} data-state={part.state}>
            <Part part={part} onReveal={onReveal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = { covered: IconCheck, partly: IconCircleHalf2, missing: IconCircleDashed } as const;

function Part({ part, onReveal }: { readonly part: CoveredPart } & Pick<PartsProps, 'onReveal'>) {
  const { text, state, blockId, flaw, lacks } = part;
  const Icon = ICONS[state];
  return (
    <>
      <Icon size={18} aria-label={copy.states[state]} role="img" />
      <div>
        {blockId === null ? (
          <span>{text}</span>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.reveal ?? ''}
            onClick={() => onReveal(blockId)}
          >
            {text}
          </Button>
        )}
        {flaw !== null && <p className={classes.quiet}>{copy.flaws[flaw]}</p>}
        {lacks.length > 0 && <p className={classes.quiet}>{copy.lacks(lacks)}</p>}
      </div>
    </>
  );
}
