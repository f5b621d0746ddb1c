/**
 * An article as structured data: what its text says, in the vocabulary of schema.org. Nothing is added that a reader of
 * the page does not see. (schema.org 29; JSON-LD 1.1)
 */
import type { SearchFields } from '#contract/article.schema.ts';
import { attributeIn } from '#html/escape.ts';
import { collapsed } from '#html/text.ts';
import { imageTagsIn } from '#html/media.ts';
import { textUnitsOf } from '#html/units.ts';
import { HOW_TO_WORDS } from './howToWords.ts';
import { hostOf, siteHostOf } from './site.ts';

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
  readonly steps: readonly string[];
}

const LEAST_QUESTIONS = 2;
const LEAST_STEPS = 2;

/** Returns the nodes that the article is worth: Article, and FAQPage, HowTo and BreadcrumbList where the text has them. */
export function structuredDataOf(article: Described) {
  const sections = sectionsOf(article.blocks);
  const questions = questionsIn(sections);
  const steps = stepsIn(article, sections);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      articleNode(article),
      ...(questions.length < LEAST_QUESTIONS ? [] : [faqNode(questions)]),
      ...(steps.length < LEAST_STEPS ? [] : [howToNode(article, steps)]),
      ...breadcrumbs(article),
    ],
  } as const;
}

function articleNode({ title, fields, language, blocks }: Described) {
  const images = blocks
    .flatMap(({ html }) => imageTagsIn(html))
    .map((tag) => attributeIn(tag, 'src') ?? '')
    .filter((address) => hostOf(address) !== null);
  return {
    '@type': 'Article',
    headline: title,
    ...(fields.description !== '' && { description: fields.description }),
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

const howToNode = ({ title }: Described, steps: readonly Step[]) =>
  ({
    '@type': 'HowTo',
    name: title,
    step: steps.map((step, at) => ({ '@type': 'HowToStep', position: at + 1, ...step }) as const),
  }) as const;

/** From the start page of the site to the article; nothing if one of the two has no name. */
function breadcrumbs({ site, title }: Described) {
  const host = siteHostOf(site);
  if (host === null || title === '') return [];
  const item = (position: number, name: string) =>
    ({ '@type': 'ListItem', position, name }) as const;
  const itemListElement = [{ ...item(1, host), item: `https://${host}/` }, item(2, title)];
  return [{ '@type': 'BreadcrumbList', itemListElement }] as const;
}

function sectionsOf(blocks: Described['blocks']): readonly Section[] {
  const sections: { level: number; heading: string; texts: string[]; lists: string[][] }[] = [];
  let section = { level: 0, heading: '', texts: [] as string[], lists: [] as string[][] };
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
    if (/^<ol[\s>]/i.test(html)) section.lists.push(units.map(({ text }) => text));
  }
  return sections.map(({ level, heading, texts, lists }) => ({
    level,
    heading,
    text: texts.join('\n'),
    steps: lists.length === 1 ? (lists[0] ?? []) : [],
  }));
}

const ASKS = /[?？؟]$/u;

const questionsIn = (sections: readonly Section[]): Question[] =>
  sections
    .filter(({ level, heading, text }) => level > 1 && ASKS.test(heading) && text !== '')
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
  return isHowTo && lists.length === 1 ? (lists[0]?.steps ?? []).map((text) => ({ text })) : [];
}

/** As the content of a `script` element, which no text can end. */
export const scriptTextOf = (data: object): string =>
  JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
