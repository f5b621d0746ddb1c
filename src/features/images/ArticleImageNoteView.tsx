import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Loader.css';
import type { FormEvent } from 'react';
import type { AwaitedImage } from '#contract/images/generatedImage.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { articleImage as copy } from './images.copy.ts';
import classes from './images.module.css';

interface ArticleImageNoteViewProps {
  readonly awaited: AwaitedImage;
  readonly isDone: boolean;
  readonly isAsking: boolean;
  readonly error: PortError | null;
  /** Null: there is nothing to stop. */
  readonly onStop: (() => void) | null;
  /** Null: it cannot come into the text now. */
  readonly onInsert: (() => void) | null;
  readonly onRepeat: () => void;
  readonly onDismiss: () => void;
}

export function ArticleImageNoteView(props: ArticleImageNoteViewProps) {
  const { awaited, isDone } = props;
  if (isDone && awaited.image === null) return null; // it was deleted
  if (isDone) return <Made {...props} />;
  return isJobOver(awaited.state) ? <Missing {...props} /> : <Making {...props} />;
}

function Making({ onStop }: ArticleImageNoteViewProps) {
  return (
    <div className={classes.awaited} role="status">
      <Loader size="xs" aria-hidden />
      <Text size="sm">{copy.making}</Text>
      {onStop !== null && (
        <Button size="compact-sm" variant="default" onClick={onStop}>
          {copy.stop}
        </Button>
      )}
    </div>
  );
}

function Made({ onInsert, onDismiss }: ArticleImageNoteViewProps) {
  return (
    <div className={classes.awaited} role="status">
      <Text size="sm">{onInsert === null ? copy.made : copy.offered}</Text>
      {onInsert !== null && (
        <Button size="compact-sm" variant="default" onClick={onInsert}>
          {copy.insert}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onDismiss}>
        {copy.dismiss}
      </Button>
    </div>
  );
}

const isNoLetter = ({ kind }: AwaitedImage, code: string | null): boolean =>
  kind === 'cover' && code === 'invalid_input';

function reasonOf(awaited: AwaitedImage): string {
  const { kind, state, failure } = awaited;
  if (state === 'stopped') return copy.stopped;
  if (kind === 'ai') return copy.failed(textOfProblem(failure));
  return copy.failedCover(isNoLetter(awaited, failure) ? copy.noLetters : textOfProblem(failure));
}

function Missing({ awaited, isAsking, error, onRepeat, onDismiss }: ArticleImageNoteViewProps) {
  const repeat = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) onRepeat();
  };
  return (
    <div className={classes.awaited}>
      <Alert color="yellow" role="status" w="100%">
        <Text size="sm">{reasonOf(awaited)}</Text>
        {error !== null && (
          <Text size="sm" role="alert">
            {isNoLetter(awaited, error.code) ? copy.noLetters : textOfError(error)}
          </Text>
        )}
        <form onSubmit={repeat}>
          <Group gap="xs" mt="xs">
            {awaited.kind === 'ai' ? (
              <LimitedButton limit="aiImages" size="compact-md" loading={isAsking}>
                {copy.again}
              </LimitedButton>
            ) : (
              <Button type="submit" size="compact-md" loading={isAsking}>
                {copy.again}
              </Button>
            )}
            <Button size="compact-md" variant="default" disabled={isAsking} onClick={onDismiss}>
              {copy.dismiss}
            </Button>
          </Group>
        </form>
      </Alert>
    </div>
  );
}
