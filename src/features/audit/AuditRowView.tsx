import { Badge, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Tooltip.css';
import type { AuditedPage } from '#contract/contentAudit.schema.ts';
import { differenceOf } from '#domain/audit/difference.ts';
import { hasLostGround } from '#domain/audit/lostGround.ts';
import { clickChange, issueCount } from '#domain/audit/table.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import tablePage from '#src/kit/tablePage.module.css';
import {
  amountText,
  auditPage as copy,
  changeText,
  nameShown,
  notScoredText,
  positionText,
  scoreText,
  UNKNOWN,
  wholeText,
} from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditRowViewProps {
  readonly page: AuditedPage;
  /** From 1, the heading included. */
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly hasFigures: boolean;
  /** The newest one; what an earlier one has found says so. */
  readonly round: number;
  readonly onOpen: () => void;
}

export function AuditRowView(props: AuditRowViewProps) {
  const { page, rowIndex, isOpen, hasFigures, round, onOpen } = props;
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
        <Figure value={issueCount(page)} text={wholeText} why={whyUnknown(page)} />
      </td>
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
  if (state === 'failed') return textOfProblem(problem);
  if (state === 'waiting' && title === '') return copy.waiting;
  const parts = [
    articleId === null ? url : copy.article,
    keyphrase && `“${keyphrase}”`,
    round !== null && round < newest && copy.ofRound(round, readAt),
  ];
  return parts.filter(Boolean).join(' · ');
}

function whyUnknown({ state, problem, notScored }: AuditedPage): string {
  if (state === 'waiting') return copy.waiting;
  if (state === 'failed') return textOfProblem(problem);
  return notScored === null ? copy.unknown : notScoredText(notScored);
}

function Badges({ page }: { readonly page: AuditedPage }) {
  return hasLostGround(page) === true ? (
    <Badge className={classes.badge ?? ''} variant="light" color="red" size="sm" tt="none">
      {copy.isLost}
    </Badge>
  ) : null;
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
