import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { firstVisit as copy, FIRST_TASKS, type FirstTask } from './dashboard.copy.ts';
import classes from './firstVisit.module.css';
import { TaskArt } from './TaskArt.tsx';

/** Where each task begins. */
const TASKS: Readonly<Record<FirstTask, string>> = {
  write: '/articles/create',
  improve: '/import-article',
  topics: '/topic-finder',
  brief: '/briefs/create',
};

/** Asks what somebody who has no article yet wants to do. */
export function FirstVisitView() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" mb="md" id={id}>
        {copy.title}
      </Title>
      <ul className={classes.tasks}>
        {FIRST_TASKS.map((task) => (
          <li key={task} className={classes.task}>
            <TaskArt task={task} />
            <div>
              <AppLink to={TASKS[task]} className={classes.link ?? ''}>
                {copy.tasks[task].title}
              </AppLink>
              <Text size="sm" c="dimmed" mt={4}>
                {copy.tasks[task].what}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
