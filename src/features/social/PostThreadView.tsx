import { Button, Menu } from '@mantine/core';
import { CHANNEL } from '#domain/social/channels.ts';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { CHANNELS, type Channel } from '#contract/lib/channels.ts';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import {
  movedUp,
  type PostPart,
  type PostThread,
  putAll,
  replaced,
  rewritten,
} from '#domain/social/post.ts';
import type { PostImage } from '#domain/social/postImage.ts';
import { threadOf } from '#domain/social/thread.ts';
import { PostPartView } from './PostPartView.tsx';
import { PostPreviewView } from './PostPreviewView.tsx';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

interface PostThreadViewProps {
  readonly body: ArticleBody;
  readonly thread: PostThread;
  readonly language: string;
  /** The part that was copied last. */
  readonly copied: { readonly id: string; readonly isCopied: boolean } | null;
  readonly hasPreview: boolean;
  /** What the channel shows with the first part; null: none. */
  readonly image: PostImage | null;
  readonly onCrop: () => void;
  readonly makeBlockId: () => string;
  readonly onEdit: (ops: readonly BlockOp[]) => void;
  readonly onRemove: (id: BlockId) => void;
  readonly onCopy: (part: PostPart) => void;
  readonly onConvert: (to: Channel, thread: PostThread) => void;
}

/** The parts of one text for a channel, with the preview of each. */
export function PostThreadView(props: PostThreadViewProps) {
  const { body, thread, copied, hasPreview, makeBlockId, onEdit } = props;
  const { channel, variant, parts } = thread;
  const last = parts.at(-1);
  const splitPart = (part: PostPart, isNumbered: boolean) =>
    onEdit(replaced(body, part, threadOf(channel, part.text, { isNumbered }), makeBlockId));
  return (
    <section
      className={classes.variant}
      aria-label={`${CHANNEL[channel].name}, ${copy.variant(variant)}`}
    >
      <h3>{copy.variant(variant)}</h3>
      {parts.map((part, at) => (
        <div key={part.id} className={classes.part}>
          <PostPartView
            part={part}
            label={copy.part(channel, variant, at + 1, parts.length)}
            language={props.language}
            copied={copied?.id === part.id ? copied.isCopied : null}
            onChange={(text) => onEdit([rewritten(body, part, text)])}
            onCopy={() => props.onCopy(part)}
            onSplit={(isNumbered) => splitPart(part, isNumbered)}
            onUp={at === 0 ? null : () => onEdit(movedUp(body, thread, part))}
            onRemove={() => props.onRemove(part.id)}
            onVouch={() => onEdit([rewritten(body, { ...part, unproven: [] }, part.text)])}
          />
          {hasPreview && (
            <PostPreviewView
              channel={channel}
              text={part.text}
              image={at === 0 ? props.image : null}
              onCrop={props.onCrop}
            />
          )}
        </div>
      ))}
      <div className={classes.tools}>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() =>
            onEdit(putAll(last?.id ?? null, [{ channel, variant, text: '', id: makeBlockId() }]))
          }
        >
          {copy.add}
        </Button>
        <Convert channel={channel} onConvert={(to) => props.onConvert(to, thread)} />
      </div>
    </section>
  );
}

interface ConvertProps {
  readonly channel: Channel;
  readonly onConvert: (to: Channel) => void;
}

const Convert = ({ channel, onConvert }: ConvertProps) => (
  <Menu>
    <Menu.Target>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconArrowsExchange size={16} aria-hidden />}
      >
        {copy.convert}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {CHANNELS.filter((other) => other !== channel).map((other) => (
        <Menu.Item key={other} onClick={() => onConvert(other)}>
          {CHANNEL[other].name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
