import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Loader.css';
import type { FormEvent } from 'react';
import type { AwaitedImage } from '#contract/generatedImage.schema.ts';
import type { PortError } from '#contract/problems.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { LimitedButton } from '#src/kit/LimitedButton.tsx';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { articleImage as copy } from './images.copy.ts';
import classes from './images.module.css';

interface ArticleImageNoteViewProps {
  readonly awaited: AwaitedImage;
  readonly isDone: boolean;
  readonly isAsking: boolean;
  readonly error: PortError | null;
  /** Null: there is nothing to stop. */
  readonly onStop: (() => void) | null;
  readonly onRepeat: () => void;
  readonly onDismiss: () => void;
}

export function ArticleImageNoteView(props: ArticleImageNoteViewProps) {
  const { awaited, isDone, onStop } = props;
  if (isDone && awaited.image === null) return null; // it was deleted
  if (isJobOver(awaited.state) && !isDone) return <Missing {...props} />;
  return (
    <div className={classes.awaited} role="status">
      {!isDone && <Loader size="xs" aria-hidden />}
      <Text size="sm">{isDone ? copy.made : copy.making}</Text>
      {!isDone && onStop !== null && (
        <Button size="compact-sm" variant="default" onClick={onStop}>
          {copy.stop}
        </Button>
      )}
    </div>
  );
}

function Missing({ awaited, isAsking, error, onRepeat, onDismiss }: ArticleImageNoteViewProps) {
  const { state, failure } = awaited;
  const repeat = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) onRepeat();
  };
  return (
    <div className={classes.awaited}>
      <Alert color="yellow" role="status" w="100%">
        <Text size="sm">
          {state === 'stopped' ? copy.stopped : copy.failed(textOfProblem(failure))}
        </Text>
        {error !== null && (
          <Text size="sm" role="alert">
            {textOfError(error)}
          </Text>
        )}
        <form onSubmit={repeat}>
          <Group gap="xs" mt="xs">
            <LimitedButton limit="aiImages" size="compact-md" loading={isAsking}>
              {copy.again}
            </LimitedButton>
            <Button size="compact-md" variant="default" onClick={onDismiss}>
              {copy.dismiss}
            </Button>
          </Group>
        </form>
      </Alert>
    </div>
  );
}
