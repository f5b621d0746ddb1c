import { Button, Group, Radio, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import {
  type Choice,
  type Choices,
  isBesideText,
  type TextConflict,
} from '#domain/article/merge.ts';
import { textOfHtml } from '#html/text.ts';
import { Dialog } from '#src/kit/Dialog.tsx';
import { PanelError } from '#src/kit/ErrorBoundary.tsx';
import { conflict as copy } from './article.copy.ts';
import classes from './article.module.css';

interface ConflictDialogViewProps {
  /** Null while the other version loads. */
  readonly conflicts: readonly TextConflict[] | null;
  /** Why the other version could not be read. */
  readonly error: PortError | null;
  readonly onTryAgain: () => void;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** Shows both versions of each conflict side by side, and asks which one to keep. */
export function ConflictDialogView(props: ConflictDialogViewProps) {
  const { conflicts, error, onTryAgain, onDecide, onClose } = props;
  const [choices, setChoices] = useState<Choices>({});
  const open = (conflicts ?? []).filter(({ id }) => !Object.hasOwn(choices, id)).length;
  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries((conflicts ?? []).map(({ id }) => [id, choice])));
  return (
    <Dialog onClose={onClose} size={895} title={copy.title}>
      <Text mb="md">{copy.hint}</Text>
      {error === null ? null : <PanelError error={error} onTryAgain={onTryAgain} />}
      {conflicts === null && error === null ? <Skeleton h={200} /> : null}
      {conflicts?.map((conflict) => (
        <Versions
          key={conflict.id}
          conflict={conflict}
          choice={choices[conflict.id] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [conflict.id]: choice })}
        />
      ))}
      <Group justify="space-between" mt="lg">
        <Group gap="xs">
          <Button variant="subtle" disabled={conflicts === null} onClick={() => chooseAll('mine')}>
            {copy.allMine}
          </Button>
          <Button
            variant="subtle"
            disabled={conflicts === null}
            onClick={() => chooseAll('theirs')}
          >
            {copy.allTheirs}
          </Button>
        </Group>
        <Button disabled={conflicts === null || open > 0} onClick={() => onDecide(choices)}>
          {open > 0 ? copy.open(open) : copy.save}
        </Button>
      </Group>
    </Dialog>
  );
}

interface VersionsProps {
  readonly conflict: TextConflict;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

function Versions({ conflict, choice, onChoose }: VersionsProps) {
  const { id, mine, theirs } = conflict;
  const isBeside = isBesideText(id);
  const offered: readonly Choice[] = isBeside ? ['mine', 'theirs'] : ['mine', 'theirs', 'both'];
  const name = isBeside ? copy.beside[id] : copy.ofBlock;
  const textOf = (html: string | null) => (html === null || isBeside ? html : textOfHtml(html));
  return (
    <section className={classes.conflict} aria-label={name}>
      {isBeside ? <Text size="sm">{name}</Text> : null}
      <div className={classes.versions}>
        <Version name={copy.mine} text={textOf(mine)} />
        <Version name={copy.theirs} text={textOf(theirs)} />
      </div>
      <Radio.Group
        label={copy.keep}
        value={choice}
        onChange={(value) => onChoose(value as Choice)}
        mt="xs"
      >
        <Group gap="lg" mt={6}>
          {offered.map((value) => (
            <Radio key={value} value={value} label={copy.choices[value]} />
          ))}
        </Group>
      </Radio.Group>
    </section>
  );
}

function Version({ name, text }: { readonly name: string; readonly text: string | null }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {name}
      </Text>
      <pre>{text === null ? <em>{copy.removed}</em> : text || copy.empty}</pre>
    </div>
  );
}
