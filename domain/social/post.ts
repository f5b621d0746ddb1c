/** A post is an article of kind SMM. Each of its blocks is a part: a text for one channel, in one of several variants. */
import { CHANNELS, type Channel } from '#contract/lib/channels.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { textOfHtml } from '#html/text.ts';
import { type ArticleBody, type BlockId, type BlockOp, originsIn } from '../article/body.ts';
import { isImageBlock } from './postImage.ts';
import { joinedThread, threadOf } from './thread.ts';

export interface PostText {
  readonly channel: Channel;
  /** Counted from 1. */
  readonly variant: number;
  readonly text: string;
  /** Figures of the text that a model wrote and the material does not have; absent: none. */
  readonly unproven?: readonly string[];
}

export interface PostPart extends PostText {
  readonly id: BlockId;
}

/** The parts of one channel and variant, in order: one post, or a thread. */
export interface PostThread {
  readonly channel: Channel;
  readonly variant: number;
  readonly parts: readonly PostPart[];
}

const BLOCK =
  /^<p data-channel="([a-z]+)" data-variant="([1-9])"(?: data-unproven="([^"]*)")?>([\s\S]*)<\/p>$/;
const BETWEEN = '|';
/** What the list of allowed HTML lets through (html/allowedHtml.ts). */
const STORABLE = /^[^<>:|]+$/;
const UNPROVEN_MAX_CHARS = 300;
const LINE_BREAK = /<br\s*\/?>|<\/(?:p|li|h[1-6])>/gi;

const isChannel = (name: string): name is Channel => CHANNELS.some((channel) => channel === name);

export function htmlOfPost({ channel, variant, text, unproven = [] }: PostText): string {
  const said = unproven.filter((figure) => STORABLE.test(figure) && text.includes(figure));
  const list = listed(said);
  const marks = list === '' ? '' : ` data-unproven="${escapeAttribute(list)}"`;
  const lines = escapeText(text).replaceAll('\n', '<br>');
  return `<p data-channel="${channel}" data-variant="${variant}"${marks}>${lines}</p>`;
}

/** As many whole figures as there is room for. */
function listed(figures: readonly string[]): string {
  const all = figures.join(BETWEEN);
  if (all.length <= UNPROVEN_MAX_CHARS) return all;
  return all.slice(0, Math.max(0, all.lastIndexOf(BETWEEN, UNPROVEN_MAX_CHARS)));
}

/** What a block says. One that names no channel was written elsewhere, and belongs to the first one. */
export function postTextOf(html: string): PostText {
  const [, name = '', variant = '1', figures = '', inner] = BLOCK.exec(html) ?? [];
  const text = (inner ?? html).split(LINE_BREAK).map(textOfHtml).join('\n');
  return {
    channel: isChannel(name) ? name : CHANNELS[0],
    variant: Number(variant),
    text: inner === undefined ? text.trim() : text,
    ...(figures !== '' && { unproven: textOfHtml(figures).split(BETWEEN) }),
  };
}

/** The threads of a post: channels in the order of the table, then variants. */
export function threadsOf({ order, html }: ArticleBody): PostThread[] {
  const texts = order.filter((id) => !isImageBlock(html[id] ?? ''));
  const parts = texts.map((id) => ({ id, ...postTextOf(html[id] ?? '') }));
  const isOf = (channel: Channel, variant: number) => (part: PostPart) =>
    part.channel === channel && part.variant === variant;
  return CHANNELS.flatMap((channel) => {
    const own = parts.filter((part) => part.channel === channel);
    const variants = [...new Set(own.map(({ variant }) => variant))].sort((a, b) => a - b);
    return variants.map((variant) => {
      return { channel, variant, parts: own.filter(isOf(channel, variant)) };
    });
  });
}

interface NewPart extends PostText {
  readonly id: BlockId;
}

const putBehind = (after: BlockId | null, { id, ...text }: NewPart): BlockOp => {
  return { op: 'put', id, after, html: htmlOfPost(text) };
};

/** Puts parts one behind the other. */
export const putAll = (after: BlockId | null, parts: readonly NewPart[]): BlockOp[] =>
  parts.map((part, at) => putBehind(at === 0 ? after : (parts[at - 1]?.id ?? null), part));

/** What stands before a block; null: nothing. */
const before = ({ order }: ArticleBody, id: BlockId): BlockId | null =>
  order[order.indexOf(id) - 1] ?? null;

/** Gives a part another text; its place stays. */
export const rewritten = (body: ArticleBody, part: PostPart, text: string): BlockOp =>
  putBehind(before(body, part.id), { ...part, text });

/** Takes a block out of a post, and what brings it back as it was, with its origins. */
export function withoutBlock(body: ArticleBody, id: BlockId) {
  const origins = originsIn(body, id);
  const html = body.html[id] ?? '';
  const back: BlockOp = {
    op: 'put',
    id,
    after: before(body, id),
    html,
    ...(origins && { origins }),
  };
  return { ops: [{ op: 'remove', id }] satisfies BlockOp[], back };
}

/** Puts a part before the one that stands before it in its thread. Nothing for the first one. */
export function movedUp(body: ArticleBody, { parts }: PostThread, part: PostPart): BlockOp[] {
  const other = parts[parts.indexOf(part) - 1];
  return other === undefined ? [] : [putBehind(before(body, other.id), part)];
}

/** Puts new texts in place of a part: the first one stays the same block. */
export function replaced(
  body: ArticleBody,
  part: PostPart,
  texts: readonly string[],
  makeId: () => BlockId,
): BlockOp[] {
  const parts = texts.map((text, at) => ({ ...part, text, id: at === 0 ? part.id : makeId() }));
  return putAll(before(body, part.id), parts);
}

export const VARIANT_MOST = 9;

/** The first variant that a channel does not have yet; null: it has all. */
export function freeVariant(threads: readonly PostThread[], channel: Channel): number | null {
  const taken = new Set(threads.filter((one) => one.channel === channel).map((one) => one.variant));
  return (
    Array.from({ length: VARIANT_MOST }, (_, at) => at + 1).find((it) => !taken.has(it)) ?? null
  );
}

/** Another text for a channel: an empty one, or that of a thread, which may be of another channel. Nothing if it has all variants. */
export function newParts(
  threads: readonly PostThread[],
  channel: Channel,
  from?: PostThread,
): PostText[] {
  const variant = freeVariant(threads, channel);
  if (variant === null) return [];
  if (from === undefined) return [{ channel, variant, text: '' }];
  const unproven = from.parts.flatMap((part) => part.unproven ?? []);
  const text = joinedThread(from.parts.map((part) => part.text));
  return threadOf(channel, text).map((part) => ({ channel, variant, text: part, unproven }));
}
