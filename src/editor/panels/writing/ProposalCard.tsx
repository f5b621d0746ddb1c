import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/SegmentedControl.css';
import {
  Alert,
  Button,
  Group,
  Radio,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { textOfHtml } from '#html/text.ts';
import { proposalTexts as copy } from '#src/editor/copy/proposals.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import { DiffText, Whole } from '#src/kit/diff/DiffText.tsx';
import { isAtomic } from '#src/kit/diff/wordDiff.ts';
import classes from './proposal.module.css';
import type { ShownAlternative, ShownProposal, Writer } from './WritingContext.ts';

interface ProposalCardProps extends Pick<Writer, 'accept' | 'copy' | 'discard' | 'stop'> {
  readonly proposal: ShownProposal;
  onRetry(): void;
}

/** A proposed text as a difference to the one that is there, to accept or to discard. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, accept, copy: copyText, discard, stop, onRetry } = props;
  const { task, status, alternatives, problem, isOutdated, isCopied } = proposal;
  const [chosen, setChosen] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  const at = Math.min(chosen, Math.max(0, alternatives.length - 1));
  const canAccept = alternatives[at]?.isComplete === true && !isOutdated;
  const isWorking = status === 'asking' || status === 'writing';
  const { accepted } = PROPOSALS[task.name];
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnCard = event.target === card.current;
    if (event.key === 'Escape') discard();
    else if (event.key === 'Enter' && isOnCard && canAccept) accept(at);
    else if (event.key === 'ArrowRight' && isOnCard) setChosen(at + 1);
    else if (event.key === 'ArrowLeft' && isOnCard) setChosen(Math.max(0, at - 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog around it
    <div ref={card} tabIndex={-1} data-autofocus className={classes.card} onKeyDown={onKeyDown}>
      <Text size="sm" fw={600}>
        {taskNames[task.name]}
      </Text>
      <Alternatives proposal={proposal} at={at} onChoose={setChosen} />
      <Text size="xs" c="dimmed" role="status" mt={6}>
        {statusText(proposal)}
      </Text>
      {problem !== null && <Problem text={problem} />}
      {isOutdated && <Problem text={copy.outdated} />}
      {isCopied === false && <Problem text={copy.notCopied} />}
      <Group mt="sm" gap="xs">
        {isOutdated ? (
          <Button size="xs" onClick={() => copyText(at)}>
            {copy.copy}
          </Button>
        ) : (
          <Button size="xs" disabled={!canAccept} onClick={() => accept(at)}>
            {copy.acceptances[accepted]}
          </Button>
        )}
        {isWorking ? (
          <Button size="xs" variant="default" onClick={stop}>
            {copy.stop}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={discard}>
          {copy.discard}
        </Button>
      </Group>
    </div>
  );
}

const Problem = ({ text }: { readonly text: string }) => (
  <Alert mt="xs" p="xs" color="red" variant="light">
    {text}
  </Alert>
);

function statusText({ status, alternatives, task, isCopied }: ShownProposal): string {
  if (isCopied === true) return copy.copied;
  if (status === 'asking' || status === 'writing') return copy.writing;
  const ready = alternatives.filter(({ isComplete }) => isComplete).length;
  if (ready > 0) return `${copy.ready(ready)} ${copy.hint}`;
  if (alternatives.length > 0) return copy.incomplete;
  if (status === 'failed') return '';
  const { nothing } = copy;
  return task.name === 'fixGrammar' || task.name === 'table' ? nothing[task.name] : nothing.other;
}

interface AlternativesProps {
  readonly proposal: ShownProposal;
  readonly at: number;
  onChoose(at: number): void;
}

/** Titles are short enough for a list; of other texts, one is shown at a time. */
function Alternatives({ proposal, at, onChoose }: AlternativesProps) {
  const { alternatives, task, before, status } = proposal;
  const shown = alternatives[at];
  if (shown === undefined) return status === 'ready' || status === 'failed' ? null : <Waiting />;
  if (task.name === 'titles') return <Titles {...{ alternatives, at, onChoose }} />;
  return (
    <>
      {alternatives.length > 1 && (
        <SegmentedControl
          size="xs"
          mt={6}
          aria-label={copy.alternatives}
          value={String(at)}
          onChange={(value) => onChoose(Number(value))}
          data={alternatives.map((_, index) => ({
            value: String(index),
            label: String(index + 1),
          }))}
        />
      )}
      <div className={classes.text} dir="auto">
        <Proposed before={before} after={shown.blocks} />
      </div>
    </>
  );
}

function Proposed({
  before,
  after,
}: {
  readonly before: string;
  readonly after: readonly string[];
}) {
  if (before === '' || after.some(isAtomic) || isAtomic(before))
    return after.map((html, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move
      <Whole key={at} tag="div">
        {html}
      </Whole>
    ));
  return <DiffText before={before} after={after.join('')} />;
}

interface TitlesProps extends Pick<AlternativesProps, 'at' | 'onChoose'> {
  readonly alternatives: readonly ShownAlternative[];
}

const Titles = ({ alternatives, at, onChoose }: TitlesProps) => (
  <Radio.Group
    mt={6}
    aria-label={copy.alternatives}
    value={String(at)}
    onChange={(value) => onChoose(Number(value))}
  >
    <Stack gap={6}>
      {alternatives.map(({ blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles have no other identity, and never move
        <Radio key={index} value={String(index)} label={blocks.map(textOfHtml).join(' ')} />
      ))}
    </Stack>
  </Radio.Group>
);

const Waiting = () => (
  <Stack gap={6} mt={8} aria-hidden>
    <Skeleton height={12} />
    <Skeleton height={12} />
    <Skeleton height={12} width="60%" />
  </Stack>
);
