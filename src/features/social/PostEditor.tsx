import { Button, Switch, Text, TextInput } from '@mantine/core';
import { CHANNEL } from '#domain/social/channels.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { CHANNELS, type Channel } from '#contract/lib/channels.ts';
import { type ArticleBody, type BlockId, type BlockOp, EMPTY_BODY } from '#domain/article/body.ts';
import { newParts, type PostThread, putAll, threadsOf, withoutBlock } from '#domain/social/post.ts';
import { bestImage, cropFor, imagesIn, type PostImage } from '#domain/social/postImage.ts';
import { useEditorHost } from '#src/editor/EditorContext.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { postCopy } from '#store/social/postCopy.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { PostImages } from './PostImages.tsx';
import { PostThreadView } from './PostThreadView.tsx';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

const PostCrop = lazy(async () => ({ default: (await import('./PostCrop.tsx')).PostCrop }));

const TITLE_MAX_CHARS = 300;

/** Writes a post part by part. It shows the draft of the save queue, and adds operations to it, as the editor does. */
export function PostEditor({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const { makeBlockId } = useEditorHost();
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  const body =
    useAppSelector((state) => articleSave.selectDraft(state, articleId)?.body) ?? EMPTY_BODY;
  const copied = useAppSelector(postCopy.selectLast);
  const [hasPreview, setHasPreview] = useState(true);
  const [cropped, setCropped] = useState<Channel | null>(null);
  const closeCrop = () => setCropped(null);
  useRegistered(articleId);
  const threads = threadsOf(body);
  const images = imagesIn(body);
  const edit = (ops: readonly BlockOp[]) =>
    void (ops.length > 0 && dispatch(articleSave.edited({ articleId, ops })));
  const { remove, note } = useRemoval(body, edit);
  /** Another text for a channel, behind all others. */
  const add = (channel: Channel, from?: PostThread) => {
    const parts = newParts(threads, channel, from);
    const withIds = parts.map((part) => ({ ...part, id: makeBlockId() }));
    edit(putAll(body.order.at(-1) ?? null, withIds));
  };
  return (
    <div className={classes.post}>
      <PostTitle articleId={articleId} />
      <PreviewSwitch isOn={hasPreview} onChange={setHasPreview} />
      {threads.length === 0 && <Text c="dimmed">{copy.empty}</Text>}
      {CHANNELS.map((channel) => (
        <ChannelSection key={channel} {...{ channel, threads }}>
          {(thread) => (
            <PostThreadView
              key={thread.variant}
              {...{ body, thread, copied, hasPreview, makeBlockId, language }}
              image={bestImage(images, channel)}
              onCrop={() => setCropped(channel)}
              onEdit={edit}
              onRemove={remove}
              onCopy={(part) => dispatch(postCopy.requested(part))}
              onConvert={add}
            />
          )}
        </ChannelSection>
      ))}
      <PostImages {...{ articleId, images }} after={body.order.at(-1) ?? null} onRemove={remove} />
      <CropDialog {...{ body, images, onEdit: edit }} channel={cropped} onClose={closeCrop} />
      {note}
      <AddChannel onAdd={(channel) => add(channel)} />
    </div>
  );
}

/** Removes blocks; the last one can be put back. */
function useRemoval(body: ArticleBody, edit: (ops: readonly BlockOp[]) => void) {
  const [removed, setRemoved] = useState<BlockOp | null>(null);
  const remove = (id: BlockId) => {
    const { ops, back } = withoutBlock(body, id);
    edit(ops);
    setRemoved(back);
  };
  const undo = () => {
    edit(removed === null ? [] : [removed]);
    setRemoved(null);
  };
  return { remove, note: <Removed isShown={removed !== null} onUndo={undo} /> };
}

interface CropDialogProps {
  readonly body: ArticleBody;
  readonly images: readonly PostImage[];
  /** Null: it is closed. */
  readonly channel: Channel | null;
  readonly onEdit: (ops: readonly BlockOp[]) => void;
  readonly onClose: () => void;
}

function CropDialog({ body, images, channel, onEdit, onClose }: CropDialogProps) {
  if (channel === null || images.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PostCrop
        {...{ images, channel, onClose }}
        onChoose={(image, crop) => {
          onEdit(cropFor(body, images, { image, channel, crop }));
          onClose();
        }}
      />
    </Suspense>
  );
}

interface PreviewSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const PreviewSwitch = ({ isOn, onChange }: PreviewSwitchProps) => (
  <Switch
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
    label={copy.preview}
  />
);

/** What the post is called in the list; no channel shows it. */
function PostTitle({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const title = useAppSelector((state) => articleSave.selectTitle(state, articleId));
  return (
    <TextInput
      label={copy.title}
      maw={620}
      maxLength={TITLE_MAX_CHARS}
      value={title}
      onChange={(event) =>
        dispatch(articleSave.edited({ articleId, title: event.currentTarget.value }))
      }
    />
  );
}

interface ChannelSectionProps {
  readonly channel: Channel;
  readonly threads: readonly PostThread[];
  readonly children: (thread: PostThread) => React.ReactNode;
}

/** The texts for a channel side by side; nothing without any. */
function ChannelSection({ channel, threads, children }: ChannelSectionProps) {
  const own = threads.filter((thread) => thread.channel === channel);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={`channel-${channel}`}>
      <h2 id={`channel-${channel}`} className={classes.channel}>
        {CHANNEL[channel].name}
      </h2>
      <div className={classes.variants}>{own.map(children)}</div>
    </section>
  );
}

function Removed({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  return (
    <div role="status">
      {isShown && (
        <div className={classes.tools}>
          <Text size="sm">{copy.removed}</Text>
          <Button size="compact-sm" variant="light" onClick={onUndo}>
            {copy.undo}
          </Button>
        </div>
      )}
    </div>
  );
}

function AddChannel({ onAdd }: { onAdd: (channel: Channel) => void }) {
  return (
    <fieldset className={classes.add}>
      <legend>{copy.addChannel}</legend>
      {CHANNELS.map((channel) => (
        <Button key={channel} variant="default" size="compact-md" onClick={() => onAdd(channel)}>
          {CHANNEL[channel].name}
        </Button>
      ))}
    </fieldset>
  );
}

/** The port `editor.apply`: the draft is what is shown, so nothing has to be applied to anything else. */
function useRegistered(articleId: string) {
  const { register } = useEditorHost();
  const store = useStore<RootState>();
  useEffect(
    () =>
      register(articleId, {
        apply: ({ ops }) => ops,
        recall: () => undefined,
        body: () => articleSave.selectDraft(store.getState(), articleId)?.body ?? EMPTY_BODY,
        caret: () => null,
        passage: () => ({ place: { type: 'behind', blockId: null }, selectedText: '' }),
        flush: () => undefined,
        reveal: () => undefined,
        focus: () => undefined,
      }),
    [register, store, articleId],
  );
}
