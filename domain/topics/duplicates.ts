/** Whether an article about a topic would be a second one about the same. */

/** What an article is about (`subjectOf`). */
export interface ArticleTopic {
  readonly id: string;
  readonly keyphrases: readonly (readonly string[])[];
  readonly title: readonly string[];
}

/**
 * `high`: all words of a keyphrase of the topic stand in title or keyphrase of the article, and all of the article's keyphrase in it.
 * `some`: most of them.
 */
export type DuplicateRisk = 'high' | 'some';

export interface Duplicate {
  readonly articleId: string;
  readonly risk: DuplicateRisk;
}

/** What both have in common, of what either has. */
const SOME = 0.6;

/** Returns what finds the article that a topic would repeat, by the subjects of its keyphrases; null if there is none. */
export function duplicateFinder(
  articles: readonly ArticleTopic[],
): (keyphrases: readonly (readonly string[])[]) => Duplicate | null {
  const having = byStem(articles);
  return (keyphrases) => {
    let first: Duplicate | null = null;
    for (const [phrase, article] of pairs(keyphrases, having)) {
      const risk = riskOf(phrase, article);
      if (risk === 'high') return { articleId: article.id, risk };
      if (risk !== null) first ??= { articleId: article.id, risk };
    }
    return first;
  };
}

function* pairs(
  keyphrases: readonly (readonly string[])[],
  having: ReadonlyMap<string, ReadonlySet<ArticleTopic>>,
) {
  for (const phrase of keyphrases)
    for (const article of candidates(phrase, having)) yield [phrase, article] as const;
}

function byStem(articles: readonly ArticleTopic[]): ReadonlyMap<string, ReadonlySet<ArticleTopic>> {
  const having = new Map<string, Set<ArticleTopic>>();
  for (const article of articles)
    for (const stem of [...article.title, ...article.keyphrases.flat()]) {
      const known = having.get(stem) ?? new Set();
      having.set(stem, known.add(article));
    }
  return having;
}

/**
 * The articles that may have enough of the phrase. Who has most of its words has one of the few rarest, so that the articles with
 * its frequent words are not looked through.
 */
function candidates(
  phrase: readonly string[],
  having: ReadonlyMap<string, ReadonlySet<ArticleTopic>>,
): ArticleTopic[] {
  const found = phrase.map((stem) => having.get(stem) ?? NONE).sort((a, b) => a.size - b.size);
  const missing = Math.floor(phrase.length * (1 - SOME) + ROUNDING);
  return [...new Set(found.slice(0, missing + 1).flatMap((articles) => [...articles]))];
}
const NONE: ReadonlySet<ArticleTopic> = new Set();
const ROUNDING = 1e-9;

function riskOf(phrase: readonly string[], { keyphrases, title }: ArticleTopic) {
  const chosen = keyphrases.length > 0 ? keyphrases : [title];
  const risks = chosen.map((theirs): DuplicateRisk | null => {
    const both = phrase.filter((stem) => theirs.includes(stem)).length;
    const said = phrase.filter((stem) => theirs.includes(stem) || title.includes(stem)).length;
    if (theirs.length === 0 || phrase.length === 0) return null;
    if (said === phrase.length && both === theirs.length) return 'high';
    return both / new Set([...phrase, ...theirs]).size >= SOME ? 'some' : null;
  });
  return risks.find((risk) => risk === 'high') ?? risks.find((risk) => risk !== null) ?? null;
}
