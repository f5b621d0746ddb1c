/** The text of a brief: its outline, and parts that are told apart by the ids of their headings. */
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { materialOfHtml } from '#html/material.ts';
import { collapsedTextOf, headingLevel } from '#html/text.ts';
import type { Block } from '../article/body.ts';
import { hostOf } from '../seo/text/site.ts';
import type { PlannedBrief } from './plannedBrief.ts';

/** The headings that begin a part; what stands above them is the outline. Renamed, a heading is still that of its part. */
export const PART_IDS = {
  faq: 'brief-faq',
  voice: 'brief-voice',
  scope: 'brief-scope',
} as const;
type PartName = keyof typeof PART_IDS;

/** What the parts are called, and what is said of them. */
export interface BodyTexts {
  readonly parts: Readonly<Record<PartName, string>>;
  readonly pages: (urls: readonly string[]) => string;
  readonly terms: (terms: readonly string[]) => string;
  readonly ofTopic: string;
  readonly answer: (url: string) => string;
}

interface NewBody {
  readonly plan: PlannedBrief;
  /** Lines; empty: the workspace has no voice. */
  readonly voice: readonly string[];
  readonly newId: () => string;
}

export function briefBody({ plan, voice, newId }: NewBody, texts: BodyTexts): Block[] {
  const block = (html: string): Block => ({ id: newId(), html });
  const part = (name: PartName): Block => ({
    id: PART_IDS[name],
    html: `<h2>${escapeText(texts.parts[name])}</h2>`,
  });
  const guidance = (text: string) => block(`${GUIDANCE_START}${escapeText(text)}${GUIDANCE_END}`);
  const sections = plan.sections.flatMap(({ heading, isPart, urls, terms }) => [
    block(isPart ? `<h3>${escapeText(heading)}</h3>` : `<h2>${escapeText(heading)}</h2>`),
    guidance(urls.length > 0 ? texts.pages(urls) : texts.ofTopic),
    ...(terms.length > 0 ? [guidance(texts.terms(terms))] : []),
  ]);
  const faq = plan.faq.flatMap(({ text, url }) => [
    block(`<h3>${escapeText(text)}</h3>`),
    guidance(texts.answer(url)),
  ]);
  return [
    ...sections,
    ...(faq.length > 0 ? [part('faq'), ...faq] : []),
    ...(voice.length > 0 ? [part('voice'), block(listOf(voice))] : []),
    ...(plan.outOfScope.length > 0 ? [part('scope'), block(listOf(plan.outOfScope))] : []),
  ];
}

/** A paragraph in italics tells the writer what to do; it is not a note of what the article says. */
const GUIDANCE_START = '<p><em>';
const GUIDANCE_END = '</em></p>';

/** The page that a heading or a question was taken from, as guidance; null for what is not on the web. */
export function sourceGuidance(url: string): string | null {
  if (!/^https?:/.test(url)) return null;
  const link = `<a href="${escapeAttribute(url)}">${escapeText(hostOf(url) ?? url)}</a>`;
  return `${GUIDANCE_START}${link}${GUIDANCE_END}`;
}

/** In italics as a whole, whether links are inside or around them. */
function isGuidance(linked: string): boolean {
  const html = linked.replace(/<\/?a\b[^<>]*>/g, '').replaceAll('</em><em>', '');
  return (
    html.startsWith(GUIDANCE_START) &&
    html.indexOf('</em>') === html.length - GUIDANCE_END.length &&
    html.endsWith(GUIDANCE_END)
  );
}

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`;

export interface WrittenSection {
  readonly heading: string;
  readonly isPart: boolean;
  /** Lines. */
  readonly notes: readonly string[];
}

/** A brief as it was edited. */
export interface WrittenBrief {
  readonly outline: readonly WrittenSection[];
  readonly questions: readonly WrittenSection[];
  /** Lines of the part. */
  readonly voice: readonly string[];
  readonly scope: readonly string[];
}

const PART_OF: ReadonlyMap<string, PartName> = new Map(
  (Object.keys(PART_IDS) as PartName[]).map((name) => [PART_IDS[name], name]),
);

/** Reads a brief block by block, without guidance. What stands above its first heading belongs to no section and is left out. */
export function writtenBrief(blocks: readonly Block[]): WrittenBrief {
  const found = { outline: [] as Open[], faq: [] as Open[] };
  const lines = { voice: [] as string[], scope: [] as string[] };
  let part: PartName | 'outline' = 'outline';
  for (const { id, html } of blocks) {
    const level = headingLevel(html);
    const begins = level === null ? undefined : PART_OF.get(id);
    if (begins !== undefined) part = begins;
    else if (part === 'voice' || part === 'scope') lines[part].push(...linesOf(html));
    else addTo(found[part], html, level);
  }
  const named = (sections: readonly Open[]) => sections.filter(({ heading }) => heading !== '');
  return { outline: named(found.outline), questions: named(found.faq), ...lines };
}

function addTo(sections: Open[], html: string, level: number | null): void {
  if (level === null) {
    if (!isGuidance(html)) sections.at(-1)?.notes.push(...linesOf(html));
  } else if (level > 1)
    sections.push({ heading: collapsedTextOf(html), isPart: level > 2, notes: [] });
}

interface Open extends WrittenSection {
  readonly notes: string[];
}

const linesOf = (html: string): string[] =>
  materialOfHtml(html)
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line !== '');
