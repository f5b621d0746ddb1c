import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { VersionSummary } from '#contract/article/article.schema.ts';
import { history as copy } from './history.copy.ts';
import classes from './history.module.css';
import { NameFormView } from './NameFormView.tsx';

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface CurrentRowViewProps extends ChoiceProps {
  readonly words: number | undefined;
  readonly previousWords: number | undefined;
}

/** The current version. */
export function CurrentRowView({ words, previousWords, ...choice }: CurrentRowViewProps) {
  return (
    <div className={classes.row}>
      <Choice {...choice}>
        <strong>{copy.current}</strong>
        <Words words={words} previous={previousWords} />
      </Choice>
    </div>
  );
}

interface VersionRowViewProps extends ChoiceProps {
  readonly version: VersionSummary;
  /** The version before it, if known. */
  readonly previous: VersionSummary | undefined;
  /** The version that it restored, if known. */
  readonly origin: VersionSummary | undefined;
  readonly onRename: (name: string | null) => void;
}

export function VersionRowView(props: VersionRowViewProps) {
  const { version, previous, origin, onRename, ...choice } = props;
  const [isNaming, setNaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const named = origin && version.name === null ? copy.restoredFrom(origin.createdAt) : null;
  const what = named ?? copy.what(version);
  const leave = () => {
    setNaming(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const rename = (name: string | null) => {
    if (name !== version.name) onRename(name);
    leave();
  };
  if (isNaming) {
    return (
      <li className={classes.row}>
        <NameFormView name={version.name ?? ''} onSave={rename} onCancel={leave} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <Choice {...choice}>
        <strong>{what}</strong>
        <span>
          {copy.time(version.createdAt)} · {copy.who(version.isMine)}
        </span>
        <Words words={version.words} previous={previous?.words} />
      </Choice>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        aria-label={copy.rename(`${what}, ${copy.time(version.createdAt)}`)}
        onClick={() => setNaming(true)}
      >
        <IconPencil size={18} stroke={1.6} />
      </ActionIcon>
    </li>
  );
}

function Choice({ isChosen, onChoose, children }: ChoiceProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={classes.choice}
      aria-current={isChosen ? 'true' : undefined}
      data-version
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

interface WordsProps {
  readonly words: number | undefined;
  readonly previous: number | undefined;
}

/** How many words, and how many more or fewer than before. */
function Words({ words, previous }: WordsProps) {
  if (words === undefined) return <span>–</span>;
  const difference = words - (previous ?? words);
  return (
    <span>
      {copy.words(words)}
      {difference === 0 ? null : (
        <>
          {' '}
          <span aria-hidden>{copy.difference(difference)}</span>
          <VisuallyHidden>{copy.differenceRead(difference)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
