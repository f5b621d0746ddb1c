import { Text } from '@mantine/core';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Topic } from '#contract/topic.schema.ts';
import { MAP_TOPICS_MOST, type MapCircle, topicMap } from '#domain/topics/map.ts';
import { amountText, topicPage as copy } from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicMapViewProps {
  readonly topics: readonly Topic[];
  readonly openId: string | null;
  readonly onOpen: (topicId: string) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The largest topics as circles. Each is a button; the table says the same in words. */
export function TopicMapView({ topics, openId, onOpen }: TopicMapViewProps) {
  const { circles, width, height } = useMemo(() => topicMap(topics), [topics]);
  const map = useRef<SVGSVGElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(map.current?.querySelectorAll<SVGGElement>('[role="button"]') ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    const step = STEPS[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  };
  return (
    <div>
      <div className={classes.map}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={map}
          role="group"
          aria-label={copy.mapLabel}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          onKeyDown={onKeyDown}
        >
          {circles.map((circle, at) => (
            <Circle
              key={circle.topic.id}
              circle={circle}
              isOpen={circle.topic.id === openId}
              isFirst={at === 0}
              onOpen={() => onOpen(circle.topic.id)}
            />
          ))}
        </svg>
      </div>
      <Text size="sm" c="dimmed" mt={8}>
        {copy.mapHelp(topics.some(({ volume }) => volume !== null))}
        {topics.length > MAP_TOPICS_MOST ? ` ${copy.mapMost(MAP_TOPICS_MOST)}` : ''}
      </Text>
    </div>
  );
}

interface CircleProps {
  readonly circle: MapCircle;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

/** Only the first one is reached with Tab; the arrow keys lead to the others. */
function Circle({ circle: { topic, x, y, radius }, isOpen, isFirst, onOpen }: CircleProps) {
  const { id, name, volume, keyphrases } = topic;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      id={`topic-${id}`}
      role="button"
      tabIndex={isOpen || isFirst ? 0 : -1}
      className={classes.circle}
      data-intent={topic.intent?.value ?? 'unknown'}
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      aria-label={copy.circle(name, volume?.value ?? null, keyphrases.length)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <title>{copy.circle(name, volume?.value ?? null, keyphrases.length)}</title>
      <circle r={radius} />
      {linesOf(name, radius).map((line, at, all) => (
        <text key={line} y={(at - (all.length - 1) / 2) * LINE + 4} aria-hidden>
          {line}
        </text>
      ))}
      {volume !== null && radius > LABELLED ? (
        <text className={classes.amount} y={radius * 0.66} aria-hidden>
          {amountText(volume.value)}
        </text>
      ) : null}
    </g>
  );
}

const LINE = 14;
const LABELLED = 40;
/** Of an average letter. */
const LETTER = 6.2;
const LINES_MOST = 3;

/** The name in lines that fit into the circle; what does not fit is left out. */
function linesOf(name: string, radius: number): string[] {
  const most = Math.floor((1.7 * radius) / LETTER);
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word.length > most ? `${word.slice(0, Math.max(1, most - 1))}…` : word);
  }
  const fitting = Math.min(LINES_MOST, Math.max(1, Math.floor((1.3 * radius) / LINE)));
  return lines.length > fitting
    ? [...lines.slice(0, fitting - 1), `${lines[fitting - 1]}…`]
    : lines;
}
