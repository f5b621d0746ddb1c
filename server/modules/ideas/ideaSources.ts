/** Where the ideas of a week come from: a row for each source. None of them asks a model or the web. */
import { setImmediate as pause } from 'node:timers/promises';
import type { IdeaSource } from '#contract/ideas/idea.route.ts';
import type { Orm } from '#db/database.ts';
import type { WorkspaceRow } from '#db/schema/workspace.ts';
import { openQuestions } from '#domain/ideas/answered.ts';
import { type FoundIdea, keyOfAudit, keyOfSnapshot, keyOfWords } from '#domain/ideas/choice.ts';
import { duplicateFinder } from '#domain/topics/duplicates.ts';
import { subjectOf } from '#domain/topics/topic.ts';
import { collapsedTextOf, headingLevel } from '#html/text.ts';
import { intentCuesOf } from '#language/intentCues.ts';
import { textToolsOf } from '#language/textTools.ts';
import { keyphrasesOfArticles, writtenArticles } from '../article/article.api.ts';
import { pagesThatLostGround } from '../audit/audit.api.ts';
import { questionsOfBriefs } from '../briefs/brief.api.ts';
import { changedResults, questionsOfSnapshots } from '../competitors/snapshot.api.ts';
import { favouriteTopics } from '../topics/topic.api.ts';

interface AskedFor {
  readonly orm: Orm;
  readonly workspace: WorkspaceRow;
  readonly now: Date;
}

/** What is found, the best first. */
export const IDEA_FINDERS: Readonly<Record<IdeaSource, (asked: AskedFor) => Promise<FoundIdea[]>>> =
  {
    favourite: unwrittenFavourites,
    question: openQuestionsOf,
    snapshot: changesOfResults,
    audit: lostGround,
    tag: unwrittenTags,
  };

async function unwrittenFavourites({ orm, workspace }: AskedFor): Promise<FoundIdea[]> {
  const topics = await favouriteTopics(orm, workspace.id);
  const open = await unwritten(orm, workspace, topics, ({ name }) => name);
  return open.map(({ name, language, searchId: topicSearchId, volume }) => ({
    key: keyOfWords(name, textToolsOf(language)),
    text: name,
    language,
    reason: { source: 'favourite', topicSearchId, volume },
  }));
}

async function unwrittenTags({ orm, workspace }: AskedFor): Promise<FoundIdea[]> {
  const { keywords, language } = workspace.tags;
  const tools = textToolsOf(language);
  const tags = keywords
    .map((keyword) => ({ text: keyword.trim(), language }))
    .filter(({ text }) => text !== '');
  const open = await unwritten(orm, workspace, tags, ({ text }) => text);
  return open.map(({ text }) => ({
    key: keyOfWords(text, tools),
    text,
    language,
    reason: { source: 'tag' },
  }));
}

/** Those whose phrase no article has as its keyphrase or says in its title. */
async function unwritten<Phrased extends { readonly language: string }>(
  orm: Orm,
  { id }: WorkspaceRow,
  all: readonly Phrased[],
  phraseOf: (one: Phrased) => string,
): Promise<Phrased[]> {
  if (all.length === 0) return [];
  const written = writtenByLanguage(await keyphrasesOfArticles(orm, id));
  const open: Phrased[] = [];
  for (const one of all) {
    if (written(one.language)(phraseOf(one)) === null) open.push(one);
    await pause(); // requests are answered between two phrases
  }
  return open;
}

type Articles = Awaited<ReturnType<typeof keyphrasesOfArticles>>;

/** What finds them in a language is made when it is first asked for, and once. */
export function writtenByLanguage(
  articles: Articles,
): (language: string) => ReturnType<typeof writtenBy> {
  const finders = new Map<string, ReturnType<typeof writtenBy>>();
  return (language) => {
    const known = finders.get(language) ?? writtenBy(articles, language);
    finders.set(language, known);
    return known;
  };
}

/** Returns what finds the article that has a phrase as its keyphrase; null if none has. */
function writtenBy(
  articles: Articles,
  language: string,
): (phrase: string) => { readonly articleId: string; readonly title: string } | null {
  const tools = textToolsOf(language);
  const by = { tools, cues: intentCuesOf(tools.language) };
  const duplicateOf = duplicateFinder(
    articles.map(({ id, title, keyphrases }) => ({
      id,
      title: subjectOf(title, by),
      keyphrases: keyphrases.map((keyphrase) => subjectOf(keyphrase, by)),
    })),
  );
  const titles = new Map<string, string>(articles.map(({ id, title }) => [id, title]));
  return (phrase) => {
    const found = duplicateOf([subjectOf(phrase, by)]);
    if (found?.risk !== 'high') return null;
    return { articleId: found.articleId, title: titles.get(found.articleId) ?? '' };
  };
}

/** Long enough for a server that was away on a Monday. */
const NEWS_MS = 14 * 24 * 60 * 60 * 1000;

async function changesOfResults({ orm, workspace, now }: AskedFor): Promise<FoundIdea[]> {
  const found = await changedResults(orm, workspace.id, new Date(now.getTime() - NEWS_MS));
  return found.map(({ id, title, language, articleId, appeared, changed, since, at }) => ({
    key: keyOfSnapshot(id),
    text: title,
    language,
    reason: {
      source: 'snapshot',
      articleId,
      appeared,
      changed,
      since: since.toISOString(),
      at: at.toISOString(),
    },
  }));
}

/** An article goes by its title, a page of the web by its address. One whose article is deleted is no idea. */
async function lostGround({ orm, workspace: { id } }: AskedFor): Promise<FoundIdea[]> {
  const lost = await pagesThatLostGround(orm, id);
  if (lost.length === 0) return [];
  const titles = new Map((await keyphrasesOfArticles(orm, id)).map((one) => [one.id, one.title]));
  return lost.flatMap(({ auditId, key, articleId, language, until, was, is }) => {
    const text = articleId === null ? key : titles.get(articleId);
    if (text === undefined) return [];
    const clicks = { was: was.clicks, is: is.clicks };
    const position = { was: was.position, is: is.position };
    return [
      {
        key: keyOfAudit(auditId, key, until),
        text,
        language,
        reason: { source: 'audit' as const, auditId, articleId, clicks, position, until },
      },
    ];
  });
}

/** What people ask and no article answers, in each language by the articles in it. */
async function openQuestionsOf({ orm, workspace: { id } }: AskedFor): Promise<FoundIdea[]> {
  const asked = [...(await questionsOfBriefs(orm, id)), ...(await questionsOfSnapshots(orm, id))];
  const all = asked.flatMap(({ keyphrase, language, questions }) =>
    questions.map(({ text, url }) => ({ text, url, language, about: keyphrase })),
  );
  const byLanguage = Map.groupBy(all, ({ language }) => baseOf(language));
  const open = new Map(
    [...byLanguage].map(([base, questions]) => {
      const texts = questions.map(({ text }) => text);
      return [base, openQuestions(texts, textToolsOf(base))] as const;
    }),
  );
  if (open.size === 0) return [];
  for await (const { language, html } of writtenArticles(orm, id)) {
    for (const block of html)
      open.get(baseOf(language))?.read(collapsedTextOf(block), headingLevel(block) !== null);
    await pause(); // requests are answered between two articles
  }
  const left = new Set([...open.values()].flatMap((questions) => questions.open()));
  return all
    .filter(({ text }) => left.has(text))
    .map(({ text, url, language, about }) => ({
      key: keyOfWords(text, textToolsOf(language)),
      text,
      language,
      reason: { source: 'question', url, about },
    }));
}

const baseOf = (language: string): string => language.split('-')[0] ?? '';
