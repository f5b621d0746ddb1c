/** What sort of page a result is, by its title, its address and the types of schema.org that it declares. */
import type { PageHeading } from '#contract/briefs/brief.schema.ts';
import type { PageFormat } from '#contract/briefs/briefBounds.ts';

interface PageFacts {
  readonly title: string;
  readonly schemaTypes: readonly string[];
  /** Null: not known. */
  readonly headings: readonly PageHeading[] | null;
}

const BY_TYPE: ReadonlyMap<string, PageFormat> = new Map([
  ['Product', 'product'],
  ['Offer', 'product'],
  ['HowTo', 'howTo'],
  ['Recipe', 'howTo'],
  ['FAQPage', 'questions'],
  ['QAPage', 'questions'],
  ['Review', 'review'],
  ['ItemList', 'list'],
]);

/** Words of a title, in the languages of the product. The first row that matches is the format. */
const BY_TITLE: readonly (readonly [PageFormat, RegExp])[] = [
  [
    'comparison',
    /\b(?:vs|versus|compared|comparison|difference|differences|vergleich|unterschied|comparativa|comparatif|confronto|vergelijking)\b/iu,
  ],
  ['review', /\b(?:review|reviewed|tested|test|getestet|opiniones|avis|recensione)\b/iu],
  [
    'howTo',
    /^(?:how to|wie|cómo|comment|come|hoe|como|как)(?:\s|$)|\b(?:step by step|schritt für schritt|anleitung|tutorial|paso a paso)\b/iu,
  ],
  [
    'list',
    /^(?:the |die |los |las |les )?(?:top )?\d{1,3}\s|\b(?:best|beste|besten|mejores|meilleurs|meilleures|migliori)\b/iu,
  ],
  ['guide', /\b(?:guide|ratgeber|leitfaden|guía|guida|gids|guia)\b/iu],
];

/** Returns the format of a page; null if nothing but its address is known. */
export function formatOf({ title, schemaTypes, headings }: PageFacts): PageFormat | null {
  const declared = schemaTypes.flatMap((type) => BY_TYPE.get(type) ?? []);
  if (declared[0] !== undefined) return declared[0];
  const named = BY_TITLE.find(([, words]) => words.test(title));
  if (named !== undefined) return named[0];
  if (headings === null && title === '') return null;
  const asked = (headings ?? []).filter(({ text }) => text.trimEnd().endsWith('?'));
  const isAsked = headings !== null && headings.length > 1 && asked.length * 2 > headings.length;
  return isAsked ? 'questions' : 'article';
}

const TYPE_OF: Readonly<Record<PageFormat, string>> = {
  list: 'ItemList',
  howTo: 'HowTo',
  comparison: 'Article',
  review: 'Review',
  questions: 'FAQPage',
  product: 'Product',
  guide: 'Article',
  article: 'Article',
};

/** The type of schema.org that suits most of the pages; null if none is known. */
export function schemaTypeOf(formats: readonly (PageFormat | null)[]): string | null {
  const most = mostOf(formats);
  return most === null ? null : TYPE_OF[most];
}

/** Returns the most frequent value, the first one of a tie; null if all are null. */
export function mostOf<T extends string>(all: readonly (T | null)[]): T | null {
  const counts = new Map<T, number>();
  for (const one of all) if (one !== null) counts.set(one, (counts.get(one) ?? 0) + 1);
  let best: readonly [T, number] | null = null;
  for (const entry of counts) if (best === null || entry[1] > best[1]) best = entry;
  return best?.[0] ?? null;
}
