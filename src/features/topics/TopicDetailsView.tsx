import { CloseButton, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { BeginWith } from '#src/kit/article/BeginWith.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { FigureView } from './FigureView.tsx';
import {
  amountText,
  topicPage as copy,
  intents,
  positionText,
  scoreText,
  sorts,
} from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicDetailsViewProps {
  readonly topic: Topic;
  readonly onClose: () => void;
}

/** One topic with all that is known of it, and of each of its keyphrases. */
export function TopicDetailsView({ topic, onClose }: TopicDetailsViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={`${tablePage.details} ${classes.topic}`}
      aria-label={topic.name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={tablePage.detailsHead}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {topic.name}
        </Title>
        <CloseButton aria-label={copy.close} onClick={onClose} />
      </div>
      <div className={classes.actions}>
        <BeginWith keyphrase={topic.name} />
      </div>
      <dl className={tablePage.facts}>
        <dt>{copy.intent}</dt>
        <dd>
          <FigureView figure={topic.intent} text={(intent) => intents[intent]} />
        </dd>
        <dt>{sorts.volume}</dt>
        <dd>
          <FigureView figure={topic.volume} text={amountText} />
        </dd>
        <dt>{sorts.difficulty}</dt>
        <dd>
          <FigureView figure={topic.difficulty} text={scoreText} />
        </dd>
        <dt>{sorts.personalDifficulty}</dt>
        <dd>
          <FigureView figure={topic.personalDifficulty} text={scoreText} />
        </dd>
        <dt>{sorts.efficiency}</dt>
        <dd>
          <FigureView figure={topic.efficiency} text={scoreText} />
        </dd>
        <dt>{sorts.position}</dt>
        <dd>
          <FigureView figure={topic.position} text={positionText} />
        </dd>
        <dt>{copy.serpFeatures}</dt>
        <dd>
          <FigureView
            figure={topic.serpFeatures}
            text={(names) => names.join(', ').replaceAll('_', ' ')}
          />
        </dd>
      </dl>
      <Title order={3} size="h5">
        {copy.keyphrases}
      </Title>
      <ul className={classes.keyphrases}>
        {topic.keyphrases.slice(0, SHOWN_MOST).map((keyphrase) => (
          <li key={keyphrase.phrase}>
            <span>{keyphrase.phrase}</span>
            <FigureView figure={keyphrase.volume} text={amountText} />
          </li>
        ))}
        {topic.keyphrases.length > SHOWN_MOST ? (
          <li>{copy.more(topic.keyphrases.length - SHOWN_MOST)}</li>
        ) : null}
      </ul>
    </section>
  );
}

/** The file has all of them. */
const SHOWN_MOST = 100;
