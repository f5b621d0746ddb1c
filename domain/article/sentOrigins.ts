/** Origins in a request: a text that is all the text of its block is left out, and made of the block again. */
import type { SaveRequest, SentOrigin } from '#contract/article/article.schema.ts';
import type { BlockOp } from './body.ts';
import type { Origins } from './origin.ts';
import { originText } from './originText.ts';

interface Sent {
  readonly html: string;
  readonly origins?: readonly SentOrigin[] | undefined;
}

interface Stored {
  readonly html: string;
  readonly origins?: Origins | undefined;
}

/** Converts a block, or an operation that puts one, from its stored form to its wire form. */
export function toSend<Item extends Stored>(
  item: Item,
): Omit<Item, 'origins'> & Pick<Sent, 'origins'> {
  const { origins, ...block } = item;
  if (origins === undefined) return block;
  const whole = originText(item.html);
  return {
    ...block,
    origins: origins.map(({ text, ...source }): SentOrigin => {
      return text !== null && text === whole ? source : { ...source, text };
    }),
  };
}

/** Converts a block, or an operation that puts one, from its wire form to its stored form. A block without text gets no origins. */
export function received<Item extends Sent>(
  item: Item,
): Omit<Item, 'origins'> & Pick<Stored, 'origins'> {
  const { origins, ...block } = item;
  if (origins === undefined) return block;
  return {
    ...block,
    origins: origins
      .map(({ text = originText(item.html), ...source }) => ({ ...source, text }))
      .filter(({ text }) => text !== ''),
  };
}

type SentOp = SaveRequest['ops'][number];

export const opToSend = (op: BlockOp): SentOp => (op.op === 'put' ? toSend(op) : op);

export const receivedOp = (op: SentOp): BlockOp => (op.op === 'put' ? received(op) : op);
