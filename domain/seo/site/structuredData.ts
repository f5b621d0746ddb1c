/**
 * An article as structured data: what its text says, in the vocabulary of schema.org. Nothing is added that a reader of
 * the page does not see. (schema.org 29; JSON-LD 1.1)
 */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { attributeIn } from '#html/escape.ts';
import { listItemsIn } from '#html/listItems.ts';
import { imageTagsIn } from '#html/media.ts';
import { collapsed } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { hostOf, siteOriginOf } from '../text/site.ts';
import { HOW_TO_WORDS } from './howToWords.ts';

interface Described {
  /** The displayed title. */
  readonly title: string;
  readonly fields: SearchFields;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly { readonly html: string }[];
  /** The website that the article is for; empty if it is not known. */
  readonly site: string;
}

interface Step {
  readonly name?: string;
  readonly text: string;
  /** Of a list within the step. */
  readonly directions?: readonly string[];
}

interface Question {
  readonly name: string;
  readonly answer: string;
}

/** A heading and the text until the next one. */
interface Section {
  /** 0 before the first heading. */
  readonly level: number;
  readonly heading: string;
  readonly text: string;
  /** The items of its only numbered list; empty if it has none, or several. */
  readonly steps: readonly Step[];
}

const LEAST_QUESTIONS = 2;
const LEAST_STEPS = 2;

/** Returns the nodes that the article is worth: Article, and FAQPage, HowTo and BreadcrumbList where the text has them. */
export function structuredDataOf(article: Described) {
  const sections = sectionsOf(article.blocks);
  const questions = questionsIn(sections);
  const steps = stepsIn(article, sections);
  const headline = headlineOf(article);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      articleNode(article),
      ...(questions.length < LEAST_QUESTIONS ? [] : [faqNode(questions)]),
      ...(steps.length < LEAST_STEPS || headline === '' ? [] : [howToNode(headline, steps)]),
      ...breadcrumbs(article),
    ],
  } as const;
}

/** Empty if the article has no title yet. */
const headlineOf = ({ title, fields }: Described): string =>
  collapsed(title) || collapsed(fields.seoTitle);

function articleNode(article: Described) {
  const { fields, language, blocks } = article;
  const headline = headlineOf(article);
  const description = collapsed(fields.description);
  const images = blocks
    .flatMap(({ html }) => imageTagsIn(html))
    .map((tag) => attributeIn(tag, 'src') ?? '')
    .filter((address) => hostOf(address) !== null)
    .map((address) =>
      address
        .trim()
        .replace(/^(?=\/\/)/, 'https:')
        .replaceAll(' ', '%20'),
    );
  return {
    '@type': 'Article',
    ...(headline !== '' && { headline }),
    ...(description !== '' && { description }),
    inLanguage: language,
    ...(images.length > 0 && { image: [...new Set(images)] }),
  } as const;
}

const faqNode = (questions: readonly Question[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ name, answer }) =>
        ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    ),
  }) as const;

const howToNode = (name: string, steps: readonly Step[]) =>
  ({ '@type': 'HowTo', name, step: steps.map(stepNode) }) as const;

const stepNode = ({ directions = [], ...step }: Step, at: number) =>
  ({
    '@type': 'HowToStep',
    position: at + 1,
    ...step,
    ...(directions.length > 0 && { itemListElement: directions.map(directionNode) }),
  }) as const;

const directionNode = (text: string) => ({ '@type': 'HowToDirection', text }) as const;

/** From the start page of the site to the article; nothing if one of the two has no name. */
function breadcrumbs(article: Described) {
  const origin = siteOriginOf(article.site);
  const headline = headlineOf(article);
  if (origin === null || headline === '') return [];
  const item = (position: number, name: string) =>
    ({ '@type': 'ListItem', position, name }) as const;
  const start = { ...item(1, origin.replace(/^https?:\/\//, '')), item: `${origin}/` };
  return [{ '@type': 'BreadcrumbList', itemListElement: [start, item(2, headline)] }] as const;
}

function sectionsOf(blocks: Described['blocks']): readonly Section[] {
  const sections: { level: number; heading: string; texts: string[]; lists: Step[][] }[] = [];
  let section = { level: 0, heading: '', texts: [] as string[], lists: [] as Step[][] };
  sections.push(section);
  for (const { html } of blocks) {
    const units = textUnitsOf(html).map((unit) => ({ ...unit, text: collapsed(unit.text) }));
    const [first] = units;
    if (first?.kind === 'heading') {
      section = { level: first.level, heading: first.text, texts: [], lists: [] };
      sections.push(section);
      continue;
    }
    section.texts.push(...units.map(({ text }) => text));
    if (/^<ol[\s>]/i.test(html)) section.lists.push(listStepsIn(html));
  }
  return sections.map(({ level, heading, texts, lists }) => ({
    level,
    heading,
    text: texts.join('\n'),
    steps: lists.length === 1 ? (lists[0] ?? []) : [],
  }));
}

/** The items of a list; what a list within them says is theirs. */
const listStepsIn = (html: string): Step[] =>
  listItemsIn(html)
    .map(({ text, inner }) => ({ text: text || inner.join('\n'), directions: text ? inner : [] }))
    .filter(({ text }) => text !== '');

const WORDS = /[\p{L}\p{N}]+/u;
/** Behind the last word, among quotation marks and drawings. */
const asks = (heading: string): boolean => /[?？؟]/.test(heading.split(WORDS).at(-1) ?? '');

const questionsIn = (sections: readonly Section[]): Question[] =>
  sections
    .filter(({ level, heading, text }) => level > 1 && asks(heading) && text !== '')
    .map(({ heading, text }) => ({ name: heading, answer: text }));

/** The sections named "Step 1", "Step 2", …; without them, in an article that says how to, its only numbered list. */
function stepsIn({ title, language }: Described, sections: readonly Section[]): readonly Step[] {
  const words = HOW_TO_WORDS[language.split('-')[0] ?? ''];
  if (words === undefined) return [];
  const named = sections.filter(({ level, heading }) => level > 1 && words.step.test(heading));
  if (named.length >= LEAST_STEPS) {
    return named.map(({ heading, text }) => ({ name: heading, text: text || heading }));
  }
  const lists = sections.filter(({ steps }) => steps.length > 0);
  const isHowTo = words.title.test(title);
  return isHowTo && lists.length === 1 ? (lists[0]?.steps ?? []) : [];
}

/** Serialises data for a `script` element; no text in it can close the element. */
export const scriptTextOf = (data: object): string =>
  JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
