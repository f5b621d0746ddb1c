import { Button } from '@mantine/core';
import { useId } from 'react';
import { CHANNEL } from '#domain/social/channels.ts';
import type { PostPart } from '#domain/social/post.ts';
import { lengthOn, overLimitAt } from '#domain/social/postLength.ts';
import { markedText } from '#domain/social/unproven.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

const NONE: readonly string[] = [];

interface PostPartViewProps {
  readonly part: PostPart;
  /** Which part it is, for its field. */
  readonly label: string;
  readonly language: string;
  /** Whether it is on the clipboard; null until it was copied. */
  readonly copied: boolean | null;
  readonly onChange: (text: string) => void;
  readonly onCopy: () => void;
  readonly onSplit: (isNumbered: boolean) => void;
  /** Null for the first part. */
  readonly onUp: (() => void) | null;
  readonly onRemove: () => void;
  /** The writer has checked the figures that are not in the material. */
  readonly onVouch: () => void;
}

/** One part of a post: its text, what is left of the limit, and what can be done with it. */
export function PostPartView({ part, label, language, ...props }: PostPartViewProps) {
  const { channel, text, unproven = NONE } = part;
  const { limit } = CHANNEL[channel];
  const length = lengthOn(channel, text);
  const over = overLimitAt(channel, text);
  const counter = useId();
  const isOver = length > limit;
  return (
    <div>
      <div className={classes.field}>
        {/* The same text behind the field: it gives the field its height, and marks what is over the limit. */}
        <div aria-hidden className={classes.mirror} lang={language} dir="auto">
          {markedText(text, unproven, over).map(({ text: piece, mark }, at) =>
            mark === null ? (
              piece
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
              <mark key={at} data-mark={mark}>
                {piece}
              </mark>
            ),
          )}
          {'\n'}
        </div>
        <textarea
          className={classes.input}
          aria-label={label}
          aria-describedby={counter}
          aria-invalid={isOver}
          lang={language}
          dir="auto"
          spellCheck
          value={text}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      </div>
      <div className={classes.tools}>
        <span
          id={counter}
          className={classes.counter}
          data-over={isOver || undefined}
          title={copy.leftHint(length, limit)}
        >
          {copy.left(limit - length)}
        </span>
        <Tools {...props} isOver={isOver} />
      </div>
      {unproven.length > 0 && (
        <p className={classes.unproven}>
          {copy.unproven(unproven)}{' '}
          <Button size="compact-sm" variant="subtle" onClick={props.onVouch}>
            {copy.vouch}
          </Button>
        </p>
      )}
    </div>
  );
}

const COPY_LABEL = { true: copy.copied, false: copy.notCopied, null: copy.copy } as const;

type ToolsProps = Pick<PostPartViewProps, 'copied' | 'onCopy' | 'onSplit' | 'onUp' | 'onRemove'> & {
  readonly isOver: boolean;
};

function Tools({ copied, isOver, onCopy, onSplit, onUp, onRemove }: ToolsProps) {
  const button = { size: 'compact-sm', variant: 'subtle' } as const;
  return (
    <>
      {isOver && (
        <>
          <Button {...button} variant="light" onClick={() => onSplit(false)}>
            {copy.split}
          </Button>
          <Button {...button} onClick={() => onSplit(true)}>
            {copy.splitNumbered}
          </Button>
        </>
      )}
      <Button {...button} onClick={onCopy}>
        <span aria-live="polite">{COPY_LABEL[`${copied}`]}</span>
      </Button>
      {onUp !== null && (
        <Button {...button} onClick={onUp}>
          {copy.up}
        </Button>
      )}
      <Button {...button} color="red" onClick={onRemove}>
        {copy.remove}
      </Button>
    </>
  );
}
