/** Makes the content of a brief from a snapshot, the own pages and the brand voice. No model is asked. */
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import type { BriefRow, BriefSnapshot, FoundPages } from '#db/schema/briefs.ts';
import type { Block } from '#domain/article/body.ts';
import { briefBody } from '#domain/briefs/briefBody.ts';
import { type BriefMaterial, type MadeBrief, madeBrief } from '#domain/briefs/briefData.ts';
import { competitionOfSnapshot, featuresIn } from '#domain/seo/competitors/snapshot.ts';
import type { VoiceMaterial } from '#domain/writing/writingTask.ts';
import { briefLanguageOf } from '#language/briefLanguage.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { outlinesOf } from '../../material/outlines/outlines.ts';
import { titlesByPattern } from '../../material/titles.ts';
import { kindOfTopic } from '../../material/topic.ts';
import { collectSnapshot } from '../competitors/collect.service.ts';
import { resultsFor, type SearchInput } from '../competitors/results.service.ts';
import { readSnapshot } from '../competitors/snapshot.service.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { searchPages } from '../pages/pageSearch.service.ts';
import { voiceMaterialOf } from '../voice/voice.api.ts';
import { changeBrief } from './brief.repo.ts';
import { briefTexts, voiceTexts } from './briefTexts.ts';

interface MadeContent {
  readonly data: BriefData;
  readonly blocks: Block[];
  readonly snapshot: BriefSnapshot | null;
  readonly searchProblem: string | null;
}

const OWN_PAGES = 20;

export async function makeContent(
  deps: Deps,
  row: BriefRow,
  signal: AbortSignal,
): Promise<MadeContent> {
  const snapshot = await snapshotFor(deps, row, signal);
  const read = featuresIn(snapshot.pages).length;
  const { data, plan } = await contentOf(deps, row, snapshot);
  const voice = linesOf(await voiceMaterialOf(deps.orm, row.articleId));
  const { id, takenAt, provider } = snapshot;
  return {
    data,
    blocks: briefBody({ plan, voice, newId: deps.newId }, briefTexts),
    snapshot: read > 0 ? { id, takenAt, provider, pages: read } : null,
    searchProblem: snapshot.problem,
  };
}

type About = Pick<BriefRow, 'workspaceId' | 'keyphrase' | 'language'>;

/** What the pages of a snapshot and the own ones say about a keyphrase. */
export async function contentOf(deps: Deps, about: About, snapshot: Snapshot): Promise<MadeBrief> {
  const { workspaceId, keyphrase, language } = about;
  const asked = { topic: keyphrase, keywords: [keyphrase], language, count: OWN_PAGES };
  return contentBeside(about, snapshot, {
    ownPages: await searchPages(deps, workspaceId, asked),
    site: await siteOf(deps.orm, workspaceId),
  });
}

/** The same beside own pages that are known. */
export function contentBeside(
  { keyphrase, language }: Pick<About, 'keyphrase' | 'language'>,
  snapshot: Snapshot,
  own: Pick<BriefMaterial, 'ownPages' | 'site'>,
): MadeBrief {
  const { pages } = snapshot;
  const tools = textToolsOf(language);
  const hasPages = featuresIn(pages).length > 0;
  const about = { topic: keyphrase, keywords: [keyphrase], language };
  const usual = outlinesOf(language).byKind[kindOfTopic(keyphrase, language)];
  return madeBrief(
    {
      keyphrase,
      pages,
      related: snapshot.related ?? null,
      competition: hasPages ? competitionOfSnapshot(snapshot, [], tools.rarity) : null,
      ...own,
      titles: titlesByPattern(about).map(({ text }) => text),
      usualHeadings: usual.map(({ heading }) => heading),
      words: briefLanguageOf(language),
    },
    tools,
  );
}

async function snapshotFor(deps: Deps, row: BriefRow, signal: AbortSignal): Promise<Snapshot> {
  const { workspaceId, articleId, keyphrase: topic, country, city, language } = row;
  if (row.askedSnapshotId !== null) return readSnapshot(deps, row.askedSnapshotId);
  const asked = { topic, country, location: city, language };
  const found = row.found ?? (await searchOnce(deps, row, asked, signal));
  const of = { jobId: null, workspaceId, articleId, asked };
  return readSnapshot(deps, await collectSnapshot(deps, of, found, signal));
}

/** What is found is kept at once: another attempt of the step does not pay for the search again. */
async function searchOnce(
  deps: Deps,
  { workspaceId, articleId }: BriefRow,
  asked: Omit<SearchInput, 'urls'>,
  signal: AbortSignal,
): Promise<FoundPages> {
  const found = await resultsFor(deps, { workspaceId, input: { ...asked, urls: null } }, signal);
  await changeBrief(deps.orm, articleId, { found });
  return found;
}

function linesOf(voice: VoiceMaterial | null): string[] {
  if (voice === null) return [];
  const { tone, rules } = voice;
  const { banned, names, oxfordComma, noExclamations } = rules;
  return [
    ...(tone === '' ? [] : [voiceTexts.tone(tone)]),
    ...banned.map(({ term, instead }) => voiceTexts.banned(term, instead)),
    ...(names.length === 0 ? [] : [voiceTexts.names(names)]),
    ...(oxfordComma === null ? [] : [voiceTexts.oxfordComma[oxfordComma]]),
    ...(noExclamations ? [voiceTexts.noExclamations] : []),
  ];
}
