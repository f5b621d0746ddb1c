/** Asks for one alternative of a proposal. What differs between the tasks is a row of `ASKS`. */
import type { ProposedTask } from '#contract/lib/tasks.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import {
  aboutArticle,
  block,
  CONTEXT_BUDGET_CHARS,
  languageName,
  listOf,
  OLD_TEXT_BUDGET_CHARS,
  type Prompt,
  rulesFor,
} from './prompt.ts';

const BLOCKS_FORM =
  'Answer with the new text alone, in Markdown: paragraphs, lists, **bold**, *italic*, quotes, tables; subheadings only where the text has them or the task asks for them. No HTML, no quotation marks around it, no remark before or after it.';
const RUNNING_FORM =
  'Answer with the new words alone, as running text of one paragraph that fits between the words around it; **bold** and *italic* where needed. No HTML, no quotation marks around it, no remark before or after it.';
const KEEPS = 'Keep every fact, figure, name and quote as it is; add none.';

const TITLES = 5;
export const META_LIMITS = { title: 60, description: 155 };

/** What each task asks for. The old text stands between tags in front of it. */
const ASKS: { readonly [Name in ProposedTask]: (task: ProposalTask) => string } = {
  rephrase: () => `Say the text in other words, at about the same length. ${KEEPS}`,
  simplify: () =>
    `Say the text in plain words and short sentences that a reader without prior knowledge understands. ${KEEPS}`,
  shorten: () => `Say the text in about half as many words. Leave out repetition first. ${KEEPS}`,
  expand: () =>
    'Say the text in more detail: explain, connect, and give the reader what follows from it. Add no fact that is not in the article or in the notes.',
  summarise: () => `Sum the text up in two or three sentences. ${KEEPS}`,
  changeTone: ({ newTone }) => `Say the text in a ${newTone} tone. ${KEEPS}`,
  fixGrammar: () =>
    'Correct spelling, grammar and punctuation, and change nothing else: no other words, no other order.',
  humanize: () =>
    `Say the text as a person who knows the subject would: sentences of different lengths that begin differently, plain words in place of stock phrases, no filler, nothing that could stand in any other article. ${KEEPS} Keep figures, dates, quotations and links in their order. If the text has nothing of one's own, do not make it up.`,
  inVoice: () =>
    `Say the text in the voice of <brand_voice>: its rhythm, its person, its words, its rules. Change a word only where the voice asks for it; a sentence that sounds like the voice already stays word for word. Keep the paragraphs and items as they are. ${KEEPS} Keep figures, dates, quotations and links in their order.`,
  translate: ({ targetLanguage }) =>
    `Translate the text into ${languageName(targetLanguage ?? '')}. ${KEEPS} Write as a native speaker would, and keep the formatting.`,
  list: () => `Turn the text into a bulleted list, one point per item. ${KEEPS}`,
  table: () =>
    `Turn the text into a table with a header row. Leave a cell empty where the text says nothing. ${KEEPS}`,
  continue: () =>
    'Write the next one or two paragraphs, which follow from the text before and lead on to the text behind.',
  introduction: () =>
    'Write the introduction of this article in 50 to 90 words: the reader’s question, and what the article gives them. Promise nothing that the article does not have.',
  conclusion: () =>
    'Write the conclusion of this article in 60 to 110 words: what to remember, and the next step. A heading of level 2 first.',
  faq: () =>
    'Write three to five questions that a reader still has, each as a heading of level 3 with an answer of one to three sentences. A heading of level 2 first. Answer only what the article or the notes answer.',
  titles: () =>
    `Propose ${TITLES} different titles of at most 60 characters that say what the article gives the reader. No clickbait. Answer in JSON: {"titles": ["…"]}.`,
  meta: () =>
    `Propose three pairs of a title for search results (at most ${META_LIMITS.title} characters) and a description (at most ${META_LIMITS.description} characters) that says what the article gives the reader. Answer in JSON: {"pairs": [{"title": "…", "description": "…"}]}.`,
};

export const PROPOSAL_VERSION = 7;

/** Asks for a proposal; `earlier` are the alternatives that the writer has already. */
export function proposalPrompt(
  task: ProposalTask,
  oldText: string,
  earlier: readonly string[] = [],
): Prompt {
  const { textBefore, textBehind, headings, within, kind } = task;
  const old = oldText.slice(0, OLD_TEXT_BUDGET_CHARS);
  const before = textBefore.slice(-CONTEXT_BUDGET_CHARS);
  const behind = textBehind.slice(0, CONTEXT_BUDGET_CHARS);
  return {
    name: kind,
    version: PROPOSAL_VERSION,
    instructions: [rulesFor(task), within === null ? BLOCKS_FORM : RUNNING_FORM].join('\n'),
    prompt: [
      aboutArticle(task, old),
      block('headings_of_the_article', listOf(headings)),
      ...(before.trim() === '' ? [] : [block('text_before', before)]),
      ...(old === '' ? [] : [block('text', old)]),
      ...(behind.trim() === '' ? [] : [block('text_behind', behind)]),
      `${ASKS[kind](task)} What stands in the article counts as notes of the writer.`,
      ...earlier.map((text) => block('earlier_version', text)),
      ...(earlier.length > 0
        ? ['Write a version that differs clearly from the earlier ones.']
        : []),
    ].join('\n\n'),
  };
}

const ARTICLE_BUDGET_CHARS = 24_000;

const BESIDE =
  'What you propose stands in a list of results beside the ones in <results>. Use a term of <terms_of_results> where the article is about it. Take over no wording and no figure of <results>.';

/** What the pages beside it are called, if that is known. */
function besideResults({ results }: ProposalTask): string[] {
  if (results === undefined || results.pages.length === 0) return [];
  const lines = results.pages.map(({ title, description }) =>
    [title, description].flatMap((one) => one?.text ?? []).join(' — '),
  );
  const terms = results.terms.map(({ term }) => term);
  return [block('results', listOf(lines)), block('terms_of_results', listOf(terms)), BESIDE];
}

/** Asks for titles or meta descriptions of the whole article. */
export function wholeArticlePrompt(task: ProposalTask): Prompt {
  const text = `${task.textBefore}\n\n${task.textBehind}`.slice(0, ARTICLE_BUDGET_CHARS);
  return {
    name: task.kind,
    version: PROPOSAL_VERSION,
    instructions: rulesFor(task),
    prompt: [
      aboutArticle(task, text),
      block('article', text),
      ...besideResults(task),
      `${ASKS[task.kind](task)} Write in the language of the article.`,
    ].join('\n\n'),
  };
}
