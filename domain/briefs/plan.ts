/** What the article wizard takes over from a brief or a snapshot. */
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { GUIDANCE_MAX_CHARS, OUTLINE_LIMITS } from '#contract/writing/content.route.ts';
import type { PlannedSection } from '../writing/plan.ts';
import type { WrittenBrief } from './briefBody.ts';

/** What an article is written from; it decides its kind, and the limit that it counts against. */
export interface WrittenFrom {
  readonly briefId: string | null;
  readonly snapshotId: string | null;
}
export const FROM_NOTHING: WrittenFrom = { briefId: null, snapshotId: null };

export interface WizardPlan extends WrittenFrom {
  readonly topic: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly location: string;
  readonly city: string;
  readonly words: number | null;
  readonly sources: readonly string[];
  readonly guidance: string;
  readonly sections: readonly PlannedSection[];
}

interface Planned extends WrittenFrom {
  readonly keyphrase: string;
  readonly country: string;
  readonly city: string;
  readonly language: string;
  readonly data: BriefData | null;
  readonly text: WrittenBrief;
}

const KEYWORDS_MOST = 10;
/** The heading above questions, which every language of the product knows. */
const QUESTIONS = 'FAQ';
const NOTES_MOST = OUTLINE_LIMITS.points;

/** Outline, questions, terms and sources. Questions that have no section stand in one of their own. */
export function wizardPlan(planned: Planned): WizardPlan {
  const { keyphrase, country, city, language, data, text, briefId, snapshotId } = planned;
  const must = (data?.terms ?? []).filter(({ tier }) => tier === 'must');
  const keywords = [keyphrase, ...must.map(({ term }) => term)];
  const questions = text.questions.map(({ heading }): PlannedSection => {
    return { heading: headingOf(heading), notes: '', isPart: true };
  });
  const sections = text.outline.map(({ heading, isPart, notes }): PlannedSection => {
    const lines = notes
      .slice(0, NOTES_MOST)
      .map((line) => line.slice(0, OUTLINE_LIMITS.pointChars));
    return { heading: headingOf(heading), notes: lines.join('\n'), isPart };
  });
  const asked =
    questions.length === 0 ? [] : [{ heading: QUESTIONS, notes: '', isPart: false }, ...questions];
  return {
    briefId,
    snapshotId,
    language,
    city,
    topic: keyphrase,
    keywords: [...new Set(keywords)].slice(0, KEYWORDS_MOST),
    location: country,
    words: data?.words?.median ?? null,
    sources: (data?.externalSources ?? []).map(({ url }) => url).slice(0, BOUNDS.sources.most),
    guidance: [
      ...text.voice,
      ...(text.scope.length > 0 ? [`Leave out: ${text.scope.join('; ')}.`] : []),
    ]
      .join('\n')
      .slice(0, GUIDANCE_MAX_CHARS)
      .toWellFormed(),
    sections: [...sections, ...asked].slice(0, OUTLINE_LIMITS.sections),
  };
}

const headingOf = (text: string): string =>
  text.slice(0, OUTLINE_LIMITS.headingChars).toWellFormed();
