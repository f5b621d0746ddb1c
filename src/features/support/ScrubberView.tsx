import { ActionIcon, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  type TablerIcon,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Moment, StoryRow } from '#domain/support/sessionReplay.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { scrubber as copy } from './support.copy.ts';
import classes from './support.module.css';

interface ScrubberViewProps {
  /** The turn that is wanted; its moment may follow. */
  readonly turn: number;
  readonly turns: number;
  readonly moment: Moment | null;
  readonly story: readonly StoryRow[];
  /** To this moment; null as long as none is shown. */
  readonly link: string | null;
  readonly onTurn: (turn: number) => void;
  readonly onStep: (by: number) => void;
}

/** The turn of the line of the story before or after this one; null at its ends. */
function besideIn(story: readonly StoryRow[], turn: number, by: 1 | -1): number | null {
  const others = story.map((row) => row.turn).filter((other) => (other - turn) * by > 0);
  if (others.length === 0) return null;
  return by > 0 ? Math.min(...others) : Math.max(...others);
}

const PAGES: Readonly<Partial<Record<string, 1 | -1>>> = { PageDown: 1, PageUp: -1 };

/** Chooses a moment: by step, by line of the story, or anywhere. It stays in view. */
export function ScrubberView(props: ScrubberViewProps) {
  const { turn, turns, moment, story, link, onTurn, onStep } = props;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // The button that has opened the log is gone.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const byKey = (event: KeyboardEvent) => {
    const by = PAGES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const beside = besideIn(story, turn, by);
    if (beside !== null) onTurn(beside);
  };
  const last = Math.max(0, turns - 1);
  const step = copy.step(turn, turns);
  return (
    <section className={classes.scrubber} aria-label={copy.name}>
      <div className={classes.buttons}>
        <Go icon={IconPlayerSkipBack} label={copy.first} onClick={() => onTurn(0)} />
        <Go icon={IconChevronLeft} label={copy.previous} onClick={() => onStep(-1)} />
        <Go icon={IconChevronRight} label={copy.next} onClick={() => onStep(1)} />
        <Go icon={IconPlayerSkipForward} label={copy.last} onClick={() => onTurn(last)} />
      </div>
      <input
        ref={slider}
        className={classes.slider}
        type="range"
        min={0}
        max={last}
        value={Math.min(turn, last)}
        aria-label={copy.name}
        aria-describedby={id}
        aria-valuetext={moment === null ? step : `${moment.time}, ${step}`}
        onChange={(event) => onTurn(Number(event.currentTarget.value))}
        onKeyDown={byKey}
      />
      <div className={classes.place}>
        <Text size="sm" fw={550}>
          {moment?.time}
        </Text>
        <Text size="sm" c="dimmed">
          {moment === null ? step : `${step}, ${copy.line(moment.line)}`}
        </Text>
        {link === null ? null : (
          <AppLink to={link} className={classes.link ?? ''}>
            {copy.link}
          </AppLink>
        )}
      </div>
      <Text id={id} size="xs" c="dimmed" className={classes.keys ?? ''}>
        {copy.keys}
      </Text>
    </section>
  );
}

interface GoProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly onClick: () => void;
}

function Go({ icon: Icon, label, onClick }: GoProps) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} />
    </ActionIcon>
  );
}
