import { Text } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { MAP_TOPICS_MOST, type MapCircle, topicMap } from '#domain/topics/map.ts';
import { LABEL_LINE, labelLines } from '#domain/topics/mapLabel.ts';
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
  const frame = useRef<HTMLDivElement>(null);
  // The largest topics are in the middle of a map that may be wider and higher than its frame.
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, []);
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
      <div ref={frame} className={classes.map}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={map}
          role="group"
          aria-label={copy.mapLabel}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          style={{ minWidth: width }}
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
  const lines = labelLines(name, radius);
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
      {lines.map((line, at, all) => (
        <text key={line} y={(at - (all.length - 1) / 2) * LABEL_LINE + 4} aria-hidden>
          {line}
        </text>
      ))}
      {volume !== null && radius > WITH_AMOUNT && lines.length <= WITH_AMOUNT_LINES ? (
        <text className={classes.amount} y={radius * 0.78} aria-hidden>
          {amountText(volume.value)}
        </text>
      ) : null}
    </g>
  );
}

/** A smaller circle has no room for an amount below the label, nor has one with more lines. */
const WITH_AMOUNT = 48;
const WITH_AMOUNT_LINES = 3;
