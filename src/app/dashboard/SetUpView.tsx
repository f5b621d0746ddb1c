import { CloseButton, Progress, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { SET_UP_STEPS, type SetUpState } from '#domain/session/setUp.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { setUp as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

interface SetUpViewProps {
  readonly steps: readonly SetUpState[];
  readonly onHide: () => void;
}

/** What is left to set up, each with where it is done. */
export function SetUpView({ steps, onHide }: SetUpViewProps) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.setUpHead}>
        <Title order={2} size="h5" id={id}>
          {copy.title}
        </Title>
        <CloseButton aria-label={copy.hide} onClick={onHide} />
      </div>
      <p className={classes.setUpDone}>{copy.done(done, steps.length)}</p>
      <Progress value={(100 * done) / steps.length} size="sm" mb="xs" aria-hidden />
      <ul className={classes.list}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={classes.setUpStep} data-done={isDone || undefined}>
            {isDone ? (
              <>
                <IconCircleCheck size={20} stroke={1.8} role="img" aria-label={copy.isDone} />
                <span>{copy.steps[step]}</span>
              </>
            ) : (
              <>
                <IconCircle size={20} stroke={1.6} aria-hidden />
                <AppLink to={SET_UP_STEPS[step]} className={classes.setUpLink ?? ''}>
                  {copy.steps[step]}
                </AppLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
