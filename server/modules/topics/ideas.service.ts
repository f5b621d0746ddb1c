/** Collects keyphrases for a search: from the search service, and from the pages that the workspace has imported. */
import { PROVIDER_TRAITS } from '#contract/installation/searchProviders.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { storable } from '#db/storable.ts';
import { hostOf } from '#domain/seo/text/site.ts';
import { figuresOf, type StoredFigures } from '#domain/topics/figures.ts';
import { siteTerms } from '#domain/topics/siteTerms.ts';
import { stemsOf } from '#domain/topics/topic.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Idea } from '../../adapters/serp/ideas.ts';
import { type SearchClient, SearchError, type SearchService } from '../../adapters/serp/search.ts';
import type { Deps } from '../../deps.ts';
import { currentSearch } from '../installation/search.service.ts';
import { pagesOfSite, searchPages, textsOfPages } from '../pages/pageSearch.service.ts';

export interface IdeasFor {
  readonly workspaceId: WorkspaceId;
  readonly seed: string;
  readonly website: string | null;
  readonly country: string;
  readonly language: string;
}

export interface FoundIdea {
  readonly phrase: string;
  readonly figures: StoredFigures;
}

export interface Ideas {
  readonly found: readonly FoundIdea[];
  /** Null: none is set up. */
  readonly service: SearchService | null;
  /** Why the service gave nothing. */
  readonly problem: ProblemCode | null;
  /** Rows of its answers that could not be read. */
  readonly rowsLeftOut: number;
  readonly site: TopicSearch['site'];
}

/** Never rejects for a fault of a search service or of the website: what the pages say is found anyway. */
export async function collectIdeas(
  deps: Deps,
  asked: IdeasFor,
  signal: AbortSignal,
): Promise<Ideas> {
  const { seed } = asked;
  const own = await ideasOfPages(deps, asked);
  const site = await readSite(deps, asked);
  const terms = site?.terms.map(({ phrase }) => phrase) ?? [];
  const service = await currentSearch(deps);
  const web =
    service === null ? NOTHING : await ideasOfService(deps, service, { ...asked, terms }, signal);
  const asSaid = (phrases: readonly string[]) => phrases.map((phrase) => ({ phrase, figures: {} }));
  const given = asSaid(seed === '' ? [] : [seed]);
  const found = [...given, ...web.found, ...asSaid(terms), ...own]; // the first of them are searched for, at a price
  return { found, service, site, problem: web.problem, rowsLeftOut: web.rowsLeftOut };
}

/** What the website names as its subjects, on the page that was given. */
async function readSite(
  { collector, log }: Deps,
  { website, language }: IdeasFor,
): Promise<TopicSearch['site']> {
  if (website === null) return null;
  try {
    const facts = storable(await collector.site(website));
    return { terms: siteTerms(facts, website, textToolsOf(language)), problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log.info({ reason: error.code }, 'a website could not be read');
    return { terms: [], problem: failureOfProblem(error) };
  }
}

const NOTHING = { found: [], problem: null, rowsLeftOut: 0 } as const;

/** What people type after a subject, and what the website names, is completed once more. Each completion is a request. */
const COMPLETED_AGAIN = 12;

async function ideasOfService(
  deps: Deps,
  service: SearchService,
  { seed, website, country, language, terms }: IdeasFor & { readonly terms: readonly string[] },
  signal: AbortSignal,
): Promise<Pick<Ideas, 'found' | 'problem' | 'rowsLeftOut'>> {
  const client = deps.searchClientOf(service);
  const { hasFigures } = PROVIDER_TRAITS[service.provider];
  const host = website === null ? null : hostOf(website);
  const at = deps.now().toISOString();
  const found: Idea[] = [];
  let rowsLeftOut = 0;
  const ask = async (query: Partial<Parameters<SearchClient['ideas']>[0]>) => {
    const all = { seed: null, website: null, country, language, ...query };
    const answer = await client.ideas(all, signal);
    found.push(...answer.ideas);
    rowsLeftOut += answer.leftOut;
  };
  const asDone = (problem: ProblemCode | null) => ({
    found: found.map((idea) => withSource(idea, service.provider, at)),
    problem,
    rowsLeftOut,
  });
  try {
    if (seed !== '') await ask({ seed });
    if (hasFigures && host !== null) await ask({ website: host });
    if (!hasFigures)
      for (const phrase of [...found.map((idea) => idea.phrase), ...terms].slice(
        0,
        COMPLETED_AGAIN,
      ))
        await ask({ seed: phrase });
    return asDone(null);
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    deps.log.warn({ provider: service.provider, reason: error.code }, 'ideas have failed');
    return asDone(error.code);
  }
}

const withSource = (
  { phrase, reading }: Idea,
  source: SearchService['provider'],
  at: string,
): FoundIdea => ({ phrase, figures: figuresOf(reading, source, at) });

/** Pages whose texts are counted: those that fit a subject best, and those of a site. */
const PAGES_READ = { ofSubject: 30, ofSite: 200 } as const;

/** What the imported pages are about: all that a site says, and what has a word of the subject. */
async function ideasOfPages(deps: Deps, asked: IdeasFor): Promise<FoundIdea[]> {
  const { workspaceId, seed, website, language } = asked;
  const tools = textToolsOf(language);
  const wanted = new Set(stemsOf(seed, tools));
  const count = PAGES_READ.ofSubject;
  const hits =
    seed === '' ? [] : await searchPages(deps, workspaceId, { topic: seed, language, count });
  const texts = await textsOfPages(
    deps,
    workspaceId,
    hits.map(({ url }) => url),
  );
  const site =
    website === null ? [] : await pagesOfSite(deps, workspaceId, website, PAGES_READ.ofSite);
  const phrasesIn = (page: Pick<(typeof texts)[number], 'title' | 'blocks'>) =>
    deps.scoring.phrases({ title: page.title, blocks: page.blocks, language });
  const ofSubject = (await Promise.all(texts.map(phrasesIn)))
    .flat()
    .filter((phrase) => stemsOf(phrase, tools).some((stem) => wanted.has(stem)));
  const ofSite = (await Promise.all(site.map(phrasesIn))).flat();
  return [...ofSubject, ...ofSite].map((phrase) => ({ phrase, figures: {} }));
}
