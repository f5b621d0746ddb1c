/** One image in place of another, wherever a text shows it. */
import { attributeIn, escapeAttribute } from '#html/escape.ts';
import type { DescribedImage } from '#html/figure.ts';
import { imageTagsIn } from '#html/media.ts';
import { type ArticleBody, type BlockId, type BlockOp, htmlIn } from '../article/body.ts';

/** A block before and after. */
export interface ChangedBlock {
  readonly id: BlockId;
  readonly was: string;
  readonly now: string;
}

/** The blocks that show the image at an address, with the other image. Captions stay. */
export const replacements = (
  body: ArticleBody,
  src: string,
  by: DescribedImage,
): readonly ChangedBlock[] =>
  body.order.flatMap((id) => {
    const was = htmlIn(body, id) ?? '';
    const now = withOther(was, src, by);
    return now === was ? [] : [{ id, was, now }];
  });

function withOther(html: string, src: string, by: DescribedImage): string {
  const shown = imageTagsIn(html).filter((tag) => attributeIn(tag, 'src') === src);
  return shown.reduce((text, tag) => text.replace(tag, () => tagOf(by, tag)), html);
}

/** The alternative text described the old image, unless that is decoration. */
function tagOf({ src, width, height, alt = null }: DescribedImage, old: string): string {
  const said = attributeIn(old, 'alt') === '' ? '' : alt;
  const attributes = Object.entries({ src, alt: said, width, height })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
  return `<img${attributes.join('')}>`;
}

/** Returns the changes that restore blocks. A block that was changed again since is left as it is. */
export const takenBack = (
  body: ArticleBody,
  changed: readonly ChangedBlock[],
): readonly ChangedBlock[] =>
  changed
    .filter(({ id, now }) => htmlIn(body, id) === now)
    .map(({ id, was, now }) => ({ id, was: now, now: was }));

/** The same as changes of the text. */
export const opsOfBlocks = (body: ArticleBody, changed: readonly ChangedBlock[]): BlockOp[] =>
  changed.map(({ id, now }) => {
    const after = body.order[body.order.indexOf(id) - 1] ?? null;
    return { op: 'put', id, after, html: now };
  });
