import { Badge, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Tooltip.css';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { differenceOf } from '#domain/audit/difference.ts';
import { hasLostGround } from '#domain/audit/lostGround.ts';
import { answerText, statesOf } from '#domain/audit/pageState.ts';
import { clickChange, faultCount, issueCount, type WideNames } from '#domain/audit/table.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import {
  amountText,
  changeText,
  auditPage as copy,
  nameShown,
  notScoredText,
  positionText,
  scoreText,
  UNKNOWN,
  wholeText,
} from './audit.copy.ts';
import classes from './audit.module.css';
import { Mark } from './SeverityBadge.tsx';

interface AuditRowViewProps {
  readonly page: AuditedPage;
  /** From 1, the heading included. */
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly wide: WideNames;
  readonly hasFigures: boolean;
  readonly hasFaults: boolean;
  /** The newest one; what an earlier one has found says so. */
  readonly round: number;
  readonly onOpen: () => void;
}

export function AuditRowView(props: AuditRowViewProps) {
  const { page, rowIndex, isOpen, wide, hasFigures, hasFaults, round, onOpen } = props;
  const change = differenceOf(page)?.seo ?? null;
  const { clicks = null, position = null } = page.figures.at(-1) ?? {};
  return (
    <tr aria-rowindex={rowIndex} data-open={isOpen || undefined}>
      <th scope="row" data-column="page">
        <div className={tablePage.name}>
          <button
            type="button"
            id={`page-${page.position}`}
            className={tablePage.open}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {nameShown(page)}
          </button>
          <Badges page={page} />
        </div>
        <div className={classes.under}>{underName(page, round)}</div>
      </th>
      <td data-column="seo">
        <Figure value={page.seo} text={scoreText} why={whyUnknown(page)} />
      </td>
      <td data-column="change">
        <Change value={change} />
      </td>
      <td data-column="aiSearch">
        <Figure value={page.aiSearch} text={scoreText} why={whyUnknown(page)} />
      </td>
      <td data-column="issues">
        <Figure value={issueCount(page, wide)} text={wholeText} why={whyUnknown(page)} />
      </td>
      {hasFaults ? (
        <td data-column="faults">
          <Figure value={faultCount(page, wide)} text={wholeText} why={copy.faultsUnknown} />
        </td>
      ) : null}
      <td data-column="words">
        <Figure value={page.words} text={wholeText} why={whyUnknown(page)} />
      </td>
      {hasFigures ? (
        <>
          <td data-column="clicks">
            <Figure value={clicks} text={amountText} />
          </td>
          <td data-column="clickChange">
            <Change value={clickChange(page)} />
          </td>
          <td data-column="position">
            <Figure value={position} text={positionText} />
          </td>
        </>
      ) : null}
    </tr>
  );
}

function underName(page: AuditedPage, newest: number): string {
  const { url, title, articleId, keyphrase, problem, state, round, readAt } = page;
  if (state === 'failed') return [answerText(page) ?? textOfProblem(problem), url].join(' · ');
  if (state === 'waiting' && title === '') return copy.waiting;
  const parts = [
    articleId === null ? url : copy.article,
    keyphrase && `“${keyphrase}”`,
    round !== null && round < newest && copy.ofRound(round, readAt),
  ];
  return parts.filter(Boolean).join(' · ');
}

function whyUnknown(page: AuditedPage): string {
  const { state, problem, notScored, words } = page;
  if (state === 'waiting') return copy.waiting;
  if (state === 'failed') return answerText(page) ?? textOfProblem(problem);
  return notScored === null ? copy.unknown : notScoredText(notScored, words);
}

function Badges({ page }: { readonly page: AuditedPage }) {
  return (
    <>
      {statesOf(page).map((state) => (
        <span key={state} className={classes.badge}>
          <Mark severity="warning">{state}</Mark>
        </span>
      ))}
      {hasLostGround(page) === true ? (
        <Badge className={classes.badge ?? ''} variant="light" color="red" size="sm" tt="none">
          {copy.isLost}
        </Badge>
      ) : null}
    </>
  );
}

interface FigureProps {
  readonly value: number | null;
  readonly text: (value: number) => string;
  readonly why?: string;
}

/** A number; a dash with its reason if nobody knows it. */
function Figure({ value, text, why = copy.unknown }: FigureProps) {
  if (value !== null) return <span>{text(value)}</span>;
  return (
    <Tooltip label={why} events={{ hover: true, focus: true, touch: true }}>
      <span className={tablePage.unknown} title={copy.unknown}>
        {UNKNOWN}
      </span>
    </Tooltip>
  );
}

/** More is good. */
function Change({ value }: { readonly value: number | null }) {
  if (value === null) return <Figure value={null} text={changeText} />;
  const way = value > 0 ? 'up' : value < 0 ? 'down' : undefined;
  return <span data-way={way}>{changeText(value)}</span>;
}
