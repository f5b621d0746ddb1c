/** What a brief knows besides its text, as blocks below it: for files and for readers of its link. */
import type { BriefData, BriefResult, BriefTerm, SeoBrief } from '#contract/briefs/brief.schema.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import {
  formatNames,
  inSection,
  intentNames,
  partNames,
  sourceNames,
  stateNames,
  tierNames,
  UNKNOWN,
  usesText,
  whyText,
} from './briefWords.ts';
import { quotedOf } from './sketch.ts';

interface AnnexBlock {
  readonly html: string;
}

type Known<Name extends 'entities' | 'internalLinks'> = Readonly<NonNullable<BriefData[Name]>>;

const number = new Intl.NumberFormat('en');
const namesOf = (type: 'language' | 'region') => new Intl.DisplayNames('en', { type });

/** Empty of a brief that is not made. What is not known is a dash. */
export function briefAnnex(brief: SeoBrief): AnnexBlock[] {
  const { data } = brief;
  if (data === null) return [];
  const parts = [
    ['<hr>'],
    part(partNames.note, [listOf(factsOf(brief, data))]),
    part(
      partNames.results,
      listed(data.results, (results) => pagesOf(results)),
    ),
    part(
      partNames.questions,
      asList(data.questions, ({ text, url }) => quoteOf(text, url)),
    ),
    part(partNames.related, asList(data.relatedSearches, escapeText)),
    part(partNames.titles, asList(data.titles, escapeText)),
    part(partNames.descriptions, asList(data.descriptions, escapeText)),
    part(partNames.terms, listed(data.terms, termsOf)),
    part(partNames.entities, listed(data.entities, entitiesOf)),
    part(partNames.links, asList(data.internalLinks, linkOf)),
    part(
      partNames.sources,
      asList(data.externalSources, ({ url, title }) => linked(url, title)),
    ),
  ];
  return parts.flat().map((html) => ({ html }));
}

const part = (title: string, content: readonly string[]): string[] => [
  `<h2>${escapeText(title)}</h2>`,
  ...content,
];

/** Null is not known; an empty list is known to be empty. */
function listed<Item>(
  items: readonly Item[] | null,
  write: (items: readonly Item[]) => string[],
): string[] {
  if (items === null) return [`<p>${UNKNOWN}</p>`];
  return items.length === 0 ? [`<p>${partNames.none}</p>`] : write(items);
}

const asList = <Item>(items: readonly Item[] | null, write: (item: Item) => string): string[] =>
  listed(items, (all) => [listOf(all.map(write))]);

const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = head.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${names}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Only addresses of the web are links: an imported file has none. */
const linked = (url: string, text: string): string =>
  /^https?:/.test(url)
    ? `<a href="${escapeAttribute(url)}">${escapeText(text || url)}</a>`
    : escapeText(text || url);

const quoteOf = (text: string, url: string): string => linked(url, quotedOf(text));

const counted = (count: number | null): string => (count === null ? UNKNOWN : number.format(count));

/** 2026-11-23 */
const dayOf = (iso: string | null): string => iso?.slice(0, 'yyyy-mm-dd'.length) ?? UNKNOWN;

function factsOf(brief: SeoBrief, { intent, words, schemaType }: BriefData): string[] {
  const { keyphrase, country, city, language, state, dueOn, snapshot } = brief;
  const place = [city, country && (namesOf('region').of(country) ?? country)].filter(Boolean);
  const facts: Readonly<Record<string, string>> = {
    Keyphrase: keyphrase,
    [partNames.place]: place.join(', ') || partNames.anywhere,
    Language: namesOf('language').of(language) ?? language,
    [partNames.state]: stateNames[state],
    [partNames.dueOn]: dayOf(dueOn),
    [partNames.people]: intent === null ? UNKNOWN : `${intentNames[intent.is]}, ${whyText(intent)}`,
    [partNames.words]: lengthOf(words),
    [partNames.schemaType]: schemaType ?? UNKNOWN,
    [partNames.madeFrom]:
      snapshot === null
        ? UNKNOWN
        : `${counted(snapshot.pages)} pages ${sourceNames[snapshot.provider]}, ${dayOf(snapshot.takenAt)}`,
  };
  return Object.entries(facts).map(
    ([name, value]) => `<strong>${escapeText(name)}:</strong> ${escapeText(value)}`,
  );
}

function lengthOf(words: BriefData['words']): string {
  if (words === null) return UNKNOWN;
  const { low, high } = words;
  return low === high ? `${counted(low)} words` : `${counted(low)}–${counted(high)} words`;
}

const DEEPEST = 3;

/** A table of the pages, then what each has sections on. */
function pagesOf(results: readonly BriefResult[]): string[] {
  const rows = results.map(({ position, url, title, format, words, headings }) => [
    counted(position),
    linked(url, title),
    format === null ? UNKNOWN : formatNames[format],
    counted(words),
    counted(headings?.length ?? null),
  ]);
  return [
    tableOf(['Place', 'Page', 'Kind', 'Words', 'Headings'], rows),
    ...results.flatMap(headingsOf),
  ];
}

function headingsOf({ url, title, headings }: BriefResult): string[] {
  const sections = (headings ?? []).filter(({ level }) => level > 1 && level <= DEEPEST);
  if (sections.length === 0) return [];
  const items = sections.map(({ text }) => escapeText(quotedOf(text)));
  return [`<p>Headings of ${linked(url, title)}:</p>`, listOf(items)];
}

function termsOf(terms: readonly BriefTerm[]): string[] {
  const rows = terms.map(({ term, tier, low, high, pages }) => [
    escapeText(term),
    tierNames[tier],
    usesText(low, high),
    counted(pages),
  ]);
  return [`<p>${partNames.usesHelp}</p>`, tableOf(['Term', 'Weight', 'Uses', 'Pages'], rows)];
}

const entitiesOf = (entities: Known<'entities'>): string[] => [
  tableOf(
    ['Name', 'Pages'],
    entities.map(({ name, pages }) => [escapeText(name), counted(pages)]),
  ),
];

const linkOf = ({ anchor, url, section }: Known<'internalLinks'>[number]): string =>
  section === '' ? linked(url, anchor) : `${linked(url, anchor)} ${escapeText(inSection(section))}`;
