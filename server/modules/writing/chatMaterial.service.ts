/** What an answer may be made from: an article with its sources and notes or, of no article, everything in the workspace. */
import type { Citable } from '#contract/writing/chat.schema.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { blocksOf } from '#domain/article/body.ts';
import { isSlot } from '#html/slot.ts';
import { collapsed, collapsedTextOf, headingLevel } from '#html/text.ts';
import { inSlices } from '../../lib/slices.ts';
import { partsOf } from '../../material/notes.ts';
import { knownLanguage } from '../../material/scaffold.ts';
import { termsOf } from '../../material/terms.ts';
import { blocksWith, readArticleWithText } from '../article/article.api.ts';
import { searchPages, textsOfPages } from '../pages/pageSearch.service.ts';
import { readableSources, sourcesIn } from '../sources/sourceReading.service.ts';
import { draftOf } from './generationJob.repo.ts';
import type { RunContext } from './runContext.ts';

export type Unnumbered<Passage> = Passage extends unknown ? Omit<Passage, 'number'> : never;

/** A heading names what is said below it, and says nothing itself. */
interface Passage {
  readonly text: string;
  readonly cited: Unnumbered<Citable>;
  readonly isHeading: boolean;
}

interface ChatMaterial {
  /** Of the article; empty for the whole workspace. */
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly passages: readonly Passage[];
}

interface Of {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId | null;
}

/** The passages that may answer a question; null if its article is deleted. */
export const materialOf = (
  deps: RunContext,
  { workspaceId, articleId }: Of,
  about: string,
): Promise<ChatMaterial | null> =>
  articleId === null
    ? materialOfWorkspace(deps, workspaceId, about)
    : materialOfArticle(deps, workspaceId, articleId);

const cited = (passage: Unnumbered<Citable>, isHeading = false): Passage => ({
  text: passage.text,
  cited: passage,
  isHeading,
});

async function materialOfArticle(
  { orm }: RunContext,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
): Promise<ChatMaterial | null> {
  const article = await readArticleWithText(orm, workspaceId, articleId);
  if (article === null) return null;
  const blocks = await inSlices(
    blocksOf(article.body).filter(({ html }) => !isSlot(html)), // says what is wanted, and is not part of the text
    ({ id, html }) =>
      divided(collapsedTextOf(html)).map((text) =>
        cited({ kind: 'block', blockId: id, text }, headingLevel(html) !== null),
      ),
  );
  const pages = (await readableSources({ orm }, articleId)).flatMap(paragraphsOf);
  const notes = partsOf((await draftOf(orm, articleId))?.notes ?? '').map(({ lines }) =>
    cited({ kind: 'note', text: lines.join('\n') }),
  );
  return {
    title: article.row.displayedTitle,
    language: knownLanguage(article.row.language),
    passages: withoutRepetitions([...blocks.flat(), ...pages, ...notes]),
  };
}

/** A longer block, such as a list of a thousand items, is several passages: as a whole it would fit into no question to a model. */
const PASSAGE_MOST_CHARS = 20_000;

/** A text in passages that end between words. */
function divided(text: string): string[] {
  const passages: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PASSAGE_MOST_CHARS;
    const space = end < text.length ? text.lastIndexOf(' ', end) : -1;
    const to = space > from ? space + 1 : end;
    passages.push(text.slice(from, to).trim());
    from = to;
  }
  return passages;
}

interface Page {
  readonly url: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const paragraphsOf = ({ url, title, paragraphs }: Page): Passage[] =>
  paragraphs.map((text) => cited({ kind: 'page', url, title, text }));

/** Words of a question that are looked for. */
const TERMS_MOST = 12;
const BLOCKS_MOST = 400;
const SOURCES_MOST = 40;
const PAGES_MOST = 8;

/** What has words of the question: blocks of articles, sources of articles, imported pages. */
async function materialOfWorkspace(
  deps: RunContext,
  workspaceId: WorkspaceId,
  about: string,
): Promise<ChatMaterial> {
  const { orm } = deps;
  const blocks = await blocksWith(orm, workspaceId, wordsOf(about), BLOCKS_MOST);
  const language = knownLanguage(mostOf(blocks.map((one) => one.language)) ?? 'en');
  const terms = termsOf(about, language);
  const isAbout = ({ text }: Passage) => [...termsOf(text, language)].some((one) => terms.has(one));
  const articles = await inSlices(
    blocks.filter(({ html }) => !isSlot(html)),
    ({ articleId, blockId, title, html }) =>
      divided(collapsedTextOf(html)).map((text) =>
        cited({ kind: 'article', articleId, blockId, title, text }, headingLevel(html) !== null),
      ),
  );
  const sources = (await sourcesIn(orm, workspaceId, SOURCES_MOST)).flatMap(paragraphsOf);
  const found = await searchPages(deps, workspaceId, { topic: about, language, count: PAGES_MOST });
  const pages = await textsOfPages(
    deps,
    workspaceId,
    found.map(({ url }) => url),
  );
  const imported = await inSlices(pages, ({ blocks: html, ...page }) =>
    paragraphsOf({ ...page, paragraphs: html.map(collapsedTextOf) }),
  );
  const passages = [...articles.flat(), ...sources, ...imported.flat()];
  const isMeant = await inSlices(passages, isAbout);
  return {
    title: '',
    language,
    passages: withoutRepetitions(passages.filter((_, at) => isMeant[at])),
  };
}

/** The beginnings of the words: what an ending is differs by language. */
const wordsOf = (about: string): string[] =>
  [...new Set(about.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, TERMS_MOST)
    .map((word) => word.slice(0, Math.max(3, word.length - 2)));

function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Notes often stand in the article too. */
function withoutRepetitions(passages: readonly Passage[]): Passage[] {
  const known = new Set(['']);
  return passages.filter(({ text }) => {
    const words = collapsed(text);
    const isNew = !known.has(words);
    known.add(words);
    return isNew;
  });
}
