/** How an article may look in the results of a search engine. None publishes its rules: see docs/scoring.md. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { collapsedTextOf } from '#html/text.ts';
import { type ArticleBody, htmlIn } from '../../article/body.ts';
import { fittingText, widthPx } from './textWidth.ts';

export const RESULT_DEVICES = ['desktop', 'mobile'] as const;
export type ResultDevice = (typeof RESULT_DEVICES)[number];

type ShownField = 'seoTitle' | 'description';

const FONT_SIZES_PX: Readonly<Record<ShownField, number>> = { seoTitle: 20, description: 14 };

/** Where the texts are usually cut, all their lines together. */
export const RESULT_LIMITS_PX: Readonly<
  Record<ResultDevice, Readonly<Record<ShownField, number>>>
> = {
  desktop: { seoTitle: 600, description: 920 },
  mobile: { seoTitle: 600, description: 680 },
};

export interface ResultText {
  /** As it may be shown: cut if it is too wide. */
  readonly shown: string;
  readonly widthPx: number;
  readonly isCut: boolean;
}

/** A title or a description in the results. */
export function resultText(field: ShownField, text: string, device: ResultDevice): ResultText {
  const size = FONT_SIZES_PX[field];
  const shown = fittingText(text, size, RESULT_LIMITS_PX[device][field]);
  return { shown, widthPx: Math.round(widthPx(text, size)), isCut: shown !== text };
}

/** The width of a title in the results. */
export const titleWidthPx = (title: string): number => widthPx(title, FONT_SIZES_PX.seoTitle);

/** What stands in the results for fields that are empty. */
export interface Fallbacks {
  /** The displayed title of the article. */
  readonly title: string;
  /** Its first sentences. */
  readonly opening: string;
}

/** The texts that search engines find, whether the writer has filled the fields or not. */
export const textsFound = (
  { seoTitle, description }: SearchFields,
  { title, opening }: Fallbacks,
): Readonly<Record<ShownField, string>> => ({
  seoTitle: seoTitle.trim() || title,
  description: description.trim() || opening,
});

/** More than any search engine shows. */
const OPENING_CHARS = 400;

/** The text that an article begins with: its first paragraphs, without headings, lists and tables. */
export function openingOf(body: ArticleBody): string {
  let text = '';
  for (const id of body.order) {
    const html = htmlIn(body, id) ?? '';
    if (text.length >= OPENING_CHARS) break;
    if (/^<p[\s>]/i.test(html)) text = `${text} ${collapsedTextOf(html)}`.trim();
  }
  return text.slice(0, OPENING_CHARS);
}
