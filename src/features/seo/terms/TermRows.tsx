import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconBan, IconPin, IconPinnedOff, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListField } from '#domain/article/searchFields.ts';
import type { TermLine } from '#domain/seo/report/competition.ts';
import type { WatchedTerm } from '#domain/seo/report/report.ts';
import { BulletBar } from '../BulletBar.tsx';
import { terms as copy } from './terms.copy.ts';
import classes from './terms.module.css';

/** The lists of a writer that a row can be moved into and out of. */
export type TermList = Exclude<ListField, 'ignoredPages'>;

/** What the rows need, and what they can do. */
export interface TermActs {
  /** BCP 47. */
  readonly language: string;
  /** The term that is marked in the text, or ALL_TERMS; null: none. */
  readonly marked: string | null;
  readonly onMark: (term: string) => void;
  /** Returns whether there was room for it. */
  readonly onAdd: (list: TermList, term: string) => boolean;
  readonly onRemove: (list: TermList, term: string) => void;
}

const LISTS: Readonly<Record<WatchedTerm['kind'], TermList>> = {
  own: 'ownTerms',
  keyword: 'keywords',
  unwanted: 'bannedTerms',
};

interface LinesProps extends TermActs {
  readonly title: string;
  readonly lines: readonly TermLine[];
  readonly isPinned: boolean;
}

/** Terms of competitors. */
export function Lines({
  title,
  lines,
  isPinned,
  language,
  marked,
  onMark,
  onAdd,
  onRemove,
}: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Group title={title}>
      {lines.map((line) => {
        const { term, uses, low, high, isStuffed } = line;
        return (
          <li key={term} className={classes.row} data-marked={marked === term || undefined}>
            <TermButton {...{ term, language, onMark }} sentence={copy.sentence(line)}>
              <BulletBar value={uses} {...{ low, high }} isAboveWrong={isStuffed} />
              <span>{copy.ofRange(uses, low, high)}</span>
              <span className={classes.next} data-wrong={isStuffed || undefined}>
                {copy.state(line)}
              </span>
            </TermButton>
            <Act
              name={isPinned ? copy.unpin(term) : copy.pin(term)}
              icon={isPinned ? IconPinnedOff : IconPin}
              onClick={() => (isPinned ? onRemove : onAdd)('pinnedTerms', term)}
            />
            <Act name={copy.ban(term)} icon={IconBan} onClick={() => onAdd('bannedTerms', term)} />
          </li>
        );
      })}
    </Group>
  );
}

interface WatchedProps extends TermActs {
  readonly kind: WatchedTerm['kind'];
  readonly found: readonly WatchedTerm[];
}

/** Terms of the writer. */
export function Watched({ kind, found, language, marked, onMark, onRemove }: WatchedProps) {
  if (found.length === 0) return null;
  return (
    <Group title={copy.kinds[kind]}>
      {found.map((one) => {
        const { term, uses, isInHeading } = one;
        const isWrong = kind === 'unwanted' ? uses > 0 : uses === 0;
        return (
          <li key={term} className={classes.row} data-marked={marked === term || undefined}>
            <TermButton {...{ term, language, onMark }} sentence={copy.watchedSentence(one)}>
              <span data-wrong={isWrong || undefined}>{copy.used(uses)}</span>
              {isInHeading && <span className={classes.quiet}>{copy.inHeading}</span>}
            </TermButton>
            <Act
              name={copy.remove(term)}
              icon={IconX}
              onClick={() => onRemove(LISTS[kind], term)}
            />
          </li>
        );
      })}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

interface TermButtonProps extends Pick<TermActs, 'language' | 'onMark'> {
  readonly term: string;
  readonly sentence: string;
  readonly children: ReactNode;
}

/** A term with its figures: a click marks its uses in the text and goes to the first. */
const TermButton = ({ term, language, sentence, onMark, children }: TermButtonProps) => (
  <button type="button" className={classes.term} onClick={() => onMark(term)}>
    <VisuallyHidden>
      {sentence} {copy.mark(term)}
    </VisuallyHidden>
    <span className={classes.name} lang={language} dir="auto" aria-hidden>
      {term}
    </span>
    <span className={classes.figures} aria-hidden>
      {children}
    </span>
  </button>
);

interface ActProps {
  readonly name: string;
  readonly icon: typeof IconPin;
  readonly onClick: () => void;
}

const Act = ({ name, icon: Glyph, onClick }: ActProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    c="inherit"
    size={32}
    className={classes.act}
    aria-label={name}
    title={name}
    onClick={onClick}
  >
    <Glyph size={16} stroke={1.6} />
  </ActionIcon>
);
