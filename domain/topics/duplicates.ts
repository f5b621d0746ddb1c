/** Whether an article about a topic would be a second one about the same. */

/** What an article is about, by stems of content words. */
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

/** Returns what finds the article that a topic would repeat, by the stems of its keyphrases; null if there is none. */
export function duplicateFinder(
  articles: readonly ArticleTopic[],
): (keyphrases: readonly (readonly string[])[]) => Duplicate | null {
  const having = new Map<string, Set<ArticleTopic>>();
  for (const article of articles)
    for (const stem of [...article.title, ...article.keyphrases.flat()])
      having.set(stem, (having.get(stem) ?? new Set()).add(article));
  return (keyphrases) => {
    const risks = keyphrases.flatMap((phrase) =>
      candidates(phrase, having).flatMap((article) => {
        const risk = riskOf(phrase, article);
        return risk === null ? [] : [{ articleId: article.id, risk }];
      }),
    );
    return risks.find(({ risk }) => risk === 'high') ?? risks[0] ?? null;
  };
}

/** The articles that have a word of the phrase. */
function candidates(
  phrase: readonly string[],
  having: ReadonlyMap<string, ReadonlySet<ArticleTopic>>,
): ArticleTopic[] {
  return [...new Set(phrase.flatMap((stem) => [...(having.get(stem) ?? [])]))];
}

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
