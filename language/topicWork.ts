/** What a search for topics counts in texts and keyphrases: what the worker threads of the server do. */
import { keyphrasesIn } from '#domain/seo/competitors/keyphraseIdeas.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { outlineOf } from '#domain/seo/text/outline.ts';
import { type FoundKeyphrase, groupsOf } from '#domain/topics/topic.ts';
import { collapsed } from '#html/text.ts';
import { taskCuesOf } from './taskCues.ts';
import { textToolsOf } from './textTools.ts';

/** A page, block by block, of sanitised HTML. */
export interface PageText {
  readonly title: string;
  readonly blocks: readonly string[];
  readonly language: string;
}

/** A longer heading is a sentence, not what people search for. */
const HEADING_WORDS = { least: 2, most: 7 } as const;

/** What a page could be found for: its keyphrases and its short headings. */
export function phrasesOfPage({ title, blocks, language }: PageText): string[] {
  const tools = textToolsOf(language);
  const read = blocks.map((html, at) => ({ id: String(at), facts: blockFactsOf(html, tools) }));
  const headings = outlineOf(read).headings.map(({ sentences }) =>
    collapsed(sentences.flatMap(({ plain }) => plain).join(' ')),
  );
  const short = headings.filter((heading) => {
    const { length } = tools.words(heading);
    return length >= HEADING_WORDS.least && length <= HEADING_WORDS.most;
  });
  return [...new Set([...short, ...keyphrasesIn(read, title, tools)])];
}

export interface GroupsRequest {
  readonly keyphrases: readonly FoundKeyphrase[];
  readonly language: string;
}

/** Groups of keyphrases, as their indexes. */
export const groupsOfKeyphrases = ({ keyphrases, language }: GroupsRequest): number[][] =>
  groupsOf(keyphrases, textToolsOf(language), taskCuesOf(textToolsOf(language).language));
