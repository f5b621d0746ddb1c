import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconHandStop,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import {
  type CheckedClaim,
  type ClaimState,
  isTooLong,
  QUOTE_MOST_WORDS,
  wordsOf,
} from '#domain/sources/checkedClaims.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { claims as copy, kindNames, siteOf, stateText } from './sources.copy.ts';
import classes from './sources.module.css';

type Vouched = {
  readonly kind: 'figure' | 'quote';
  readonly key: string;
  readonly isMine: boolean;
};

export interface ClaimActions {
  readonly onVouch: (claim: Vouched) => void;
  readonly onReveal: (blockId: BlockId, words: ClaimWords) => void;
}

interface ClaimRowProps extends ClaimActions {
  readonly entry: CheckedClaim;
  /** It comes into sight when the caret comes into it. */
  readonly isAtCaret: boolean;
}

/** The icons differ in shape, not in color alone. */
const ICONS = {
  verified: IconCircleCheck,
  unsupported: IconAlertTriangle,
  dead: IconCircleX,
  mine: IconHandStop,
  unchecked: IconCircleDashed,
} as const satisfies Record<ClaimState, unknown>;

/** What a text claims, what is known of it, and what the writer can do. */
export function ClaimRowView({ entry, isAtCaret, onVouch, onReveal }: ClaimRowProps) {
  const { kind, text, state, blockIds, checkedAt } = entry;
  const Icon = ICONS[state];
  const [blockId] = blockIds;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAtCaret) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAtCaret]);
  return (
    <li ref={row} className={classes.claim} aria-current={isAtCaret || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden className={classes[state]} />
      <div className={classes.what}>
        <button
          type="button"
          className={classes.reveal}
          disabled={blockId === undefined}
          title={blockId === undefined ? undefined : copy.reveal(text)}
          onClick={() => blockId !== undefined && onReveal(blockId, wordsOf(entry))}
        >
          <VisuallyHidden>{kindNames[kind]}: </VisuallyHidden>
          <Claimed entry={entry} />
        </button>
        <p className={classes.quiet}>
          <span title={checkedAt === null ? copy.never : copy.checked(checkedAt)}>
            {kind === 'copied' ? copy.copied(siteOf(entry.url ?? '')) : stateText(entry)}
          </span>
        </p>
        {isTooLong(entry) ? (
          <p className={classes.reason}>{copy.tooLong(entry.words, QUOTE_MOST_WORDS)}</p>
        ) : null}
        {state === 'verified' ? <Evidence entry={entry} /> : null}
        <Vouching entry={entry} onVouch={onVouch} />
      </div>
    </li>
  );
}

/** A figure stands in its sentence; a link is known by its text. */
function Claimed({ entry: { kind, text, statement } }: { readonly entry: CheckedClaim }) {
  if (kind === 'figure')
    return (
      <>
        <strong>{text}</strong> <span className={classes.quiet}>{statement}</span>
      </>
    );
  if (kind === 'link')
    return (
      <>
        {statement || siteOf(text)} <span className={classes.quiet}>{text}</span>
      </>
    );
  return <>“{text}”</>;
}

function Evidence({ entry: { url, quoted } }: { readonly entry: CheckedClaim }) {
  if (url === null || quoted === null) return null;
  return (
    <blockquote className={classes.evidence}>
      <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
        {copy.said(siteOf(url))}
      </Anchor>{' '}
      {quoted}
    </blockquote>
  );
}

/** Only what no source says needs the writer's word. */
function Vouching({ entry, onVouch }: Pick<ClaimRowProps, 'entry' | 'onVouch'>) {
  const { kind, key, state, text } = entry;
  const isMine = state === 'mine';
  const label = isMine ? copy.vouched : copy.vouch;
  if ((kind !== 'figure' && kind !== 'quote') || state === 'verified') return null;
  return (
    <Button
      variant={isMine ? 'light' : 'default'}
      size="compact-sm"
      aria-label={copy.vouchFor(label, text)}
      aria-pressed={isMine}
      onClick={() => onVouch({ kind, key, isMine: !isMine })}
    >
      {label}
    </Button>
  );
}
