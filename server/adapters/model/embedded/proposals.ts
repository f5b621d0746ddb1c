/**
 * Proposals without a model, from the writer's own sentences: nothing is said that the article does not say. Null where
 * only a model can do it. An empty list: the text gives nothing to propose.
 */
import type { ProposedTask } from '#contract/lib/tasks.ts';
import { capitalised } from '#domain/capitalised.ts';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { humanizedBlocks } from '#domain/humanizer/humanizedBlocks.ts';
import {
  descriptionVariants,
  type OwnWords,
  titleVariants,
} from '#domain/seo/fixes/resultVariants.ts';
import type { TextTools } from '#domain/seo/text/textTools.ts';
import { ruledBlocks } from '#domain/voice/ruledBlocks.ts';
import { isText } from '#domain/writing/proposals.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { escapeText } from '#html/escape.ts';
import { collapsed, textOfHtml } from '#html/text.ts';
import { tokensOf } from '#html/tokens.ts';
import { textToolsOf } from '#language/textTools.ts';
import { META_LIMITS } from '../../../prompts/proposal.ts';
import { element } from '../html.ts';

type Blocks = readonly string[];
type Propose = (task: ProposalTask) => readonly Blocks[];

export const EMBEDDED_PROPOSALS: { readonly [Name in ProposedTask]: Propose | null } = {
  rephrase: null,
  simplify: null,
  shorten: (task) => extract(task, (count) => Math.ceil(count / 2)),
  expand: null,
  summarise: (task) => extract(task, (count) => Math.min(3, Math.ceil(count / 3))),
  changeTone: null,
  continue: null,
  fixGrammar,
  humanize: (task) => changed(task, humanizedBlocks),
  inVoice: (task) =>
    changed(task, (blocks, tools) => ruledBlocks(blocks, task.voice?.rules, tools)),
  translate: null,
  list: asList,
  table: asTable,
  introduction: null,
  conclusion: null,
  faq: null,
  titles,
  meta,
};

const oldBlocks = ({ within, blocks }: ProposalTask): Blocks =>
  within === null ? blocks.filter(isText).map(({ html }) => html) : [within.selected];

/** Running text for a place within a block, else a paragraph. */
const asText = ({ within }: ProposalTask, html: string): Blocks =>
  within === null ? [element('p', html)] : [html];

/** The sentences that share most words with the whole text, in their order and word for word. */
function extract(task: ProposalTask, countOf: (sentences: number) => number): readonly Blocks[] {
  const sentences = sentencesOf(task, oldBlocks(task));
  const count = countOf(sentences.length);
  if (sentences.length < 2 || count >= sentences.length) return [];
  const kept = new Set(central(sentences, task.language).slice(0, count));
  return [asText(task, escapeText(sentences.filter((one) => kept.has(one)).join(' ')))];
}

const LINE_END = /<\/(?:li|p|h[1-6]|td|th|blockquote)>|<br\s*\/?>/gi;
const linesOf = (blocks: Blocks): string[] =>
  blocks
    .flatMap((html) => html.split(LINE_END))
    .map((line) => collapsed(textOfHtml(line)))
    .filter((line) => line !== '');

const sentencesOf = ({ language }: ProposalTask, blocks: Blocks): string[] =>
  linesOf(blocks).flatMap((line) => textToolsOf(language).sentences(line));

/** Sentences by how many of their words other sentences use too, the most central one first; earlier ones win ties. */
function central(sentences: readonly string[], language: string): string[] {
  const tools = textToolsOf(language);
  const terms = sentences.map(
    (one) =>
      new Set(
        tools
          .words(one)
          .filter((word) => !tools.isStopWord(word))
          .map(tools.stem),
      ),
  );
  const uses = new Map<string, number>();
  for (const term of terms.flatMap((own) => [...own])) uses.set(term, (uses.get(term) ?? 0) + 1);
  const scoreOf = (own: ReadonlySet<string>) =>
    [...own].reduce((sum, term) => sum + (uses.get(term) ?? 0) - 1, 0) / Math.sqrt(own.size || 1);
  return sentences
    .map((sentence, at) => ({ sentence, score: scoreOf(terms[at] ?? new Set()) }))
    .sort((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence);
}

/** What is wrong in every language, and in English words that are never doubled on purpose. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/(\S) {2,}(?=\S)/g, '$1 '],
  [/(\p{L}) +([,.])(?=\s|$)/gu, '$1$2'],
  [/\b(the|an?|of|to|and|in) \1\b/gi, '$1'],
];

/** Doubled spaces and words, and spaces in front of a comma or full stop; whatever else is wrong takes a model. */
function fixGrammar(task: ProposalTask): readonly Blocks[] {
  const blocks = oldBlocks(task);
  const fixed = blocks.map((html) =>
    tokensOf(html)
      .map(({ name, html: own }) =>
        name === ''
          ? MISTAKES.reduce((now, [wrong, right]) => now.replace(wrong, right), own)
          : own,
      )
      .join(''),
  );
  return fixed.every((html, at) => html === blocks[at]) ? [] : [fixed];
}

/** Changes of wording that are safe without a model, in each block; its elements stay. */
function changed(
  task: ProposalTask,
  change: (blocks: Blocks, tools: TextTools) => Blocks,
): readonly Blocks[] {
  const old = oldBlocks(task);
  const isWithin = task.within !== null;
  const blocks = isWithin ? old.map((html) => element('p', html)) : old;
  const made = change(blocks, textToolsOf(task.language));
  const written = isWithin ? made.map((html) => html.slice('<p>'.length, -'</p>'.length)) : made;
  return written.every((html, at) => html === old[at]) ? [] : [written];
}

/** One item per line, or per sentence where there is one line. Not within a paragraph, which holds no list. */
function asList(task: ProposalTask): readonly Blocks[] {
  const lines = linesOf(oldBlocks(task));
  const items = lines.length > 1 ? lines : sentencesOf(task, oldBlocks(task));
  if (task.within !== null || items.length < 2) return [];
  return [[element('ul', items.map((item) => element('li', escapeText(item))).join(''))]];
}

const LABEL_AND_VALUE = /^([^:–—]{1,60}?)\s*(?::|\s[–—])\s+(\S.*)$/;

/** "Weight: 12 kg" and its like as rows; only if each line has a label and a value. */
function asTable(task: ProposalTask): readonly Blocks[] {
  const rows = linesOf(oldBlocks(task)).map((line) => LABEL_AND_VALUE.exec(line));
  if (task.within !== null || rows.length < 2 || rows.includes(null)) return [];
  const cells = rows.map((row) =>
    (row ?? []).slice(1).map((text) => element('td', escapeText(text))),
  );
  const body = cells.map((row) => element('tr', row.join(''))).join('');
  return [[element('table', element('tbody', body))]];
}

const TITLE_MAX_CHARS = 70;

const ownWords = (task: ProposalTask): OwnWords => {
  const { topic, keywords, headings, textBefore, textBehind, language } = task;
  const lines = `${textBefore}\n${textBehind}`.split('\n');
  return {
    lead: capitalised(keywords[0] ?? topic, language),
    title: topic,
    headings: headings.filter((heading) => heading !== topic),
    lines: lines.map((line) => textToolsOf(language).sentences(line).filter(isSentence)),
  };
};

/** Beside the results of a search, the writer's words that suit them; else combinations of the topic, the first keyword and the first headings. */
function titles(task: ProposalTask): readonly Blocks[] {
  const { topic, results, language } = task;
  const own = ownWords(task);
  const suited = results ? titleVariants(own, results, textToolsOf(language)) : [];
  if (suited.length > 0) return suited.map((title) => [element('h1', escapeText(title))]);
  const { lead, headings: sections } = own;
  const found = [lead, ...sections.slice(0, 3).map((heading) => `${lead}: ${heading}`)];
  return [...new Set(found)]
    .filter((title) => title !== topic && title.length <= TITLE_MAX_CHARS)
    .map((title) => [element('h1', escapeText(title))]);
}

/** The topic as the title, and as the description sentences that suit the results of a search, else the first or the most central ones that fit. */
function meta(task: ProposalTask): readonly Blocks[] {
  const { topic, results, language } = task;
  const own = ownWords(task);
  const sentences = own.lines.flat();
  const title = cutAtWord(topic, META_LIMITS.title);
  const suited = results ? descriptionVariants(own, results, textToolsOf(language)) : [];
  const first = [fitting(sentences), fitting(central(sentences, language))];
  return [...new Set(suited.length > 0 ? suited : first)]
    .filter((description) => description !== '')
    .map((description) => [title, description].map((text) => element('p', escapeText(text))));
}

/** A heading is no description. */
const isSentence = (text: string): boolean => /[.!?。！？…]["”»)]?$/.test(text);

/** As many of the sentences as fit into a description, from the first on. */
function fitting(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const next = text === '' ? sentence : `${text} ${sentence}`;
    if (next.length > META_LIMITS.description) break;
    text = next;
  }
  return text;
}
