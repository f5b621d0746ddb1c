/** A voice that is made of texts: its profile, and a paragraph of the texts that sounds most like all of them. */
import type { VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import { blockFactsOf } from '../seo/text/blockFacts.ts';
import { blockProseOf, type ReadProse, unitsOf } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { MATCH_LEAST_WORDS, matchOf } from './match.ts';
import { profileOf } from './profile.ts';
import { wholeOf } from './samples.ts';

export interface ExtractedVoice {
  readonly profile: VoiceProfile;
  /** Word for word; empty if no paragraph is long enough. */
  readonly sample: string;
}

/** Makes a voice of blocks of sanitised HTML. */
export function extractVoice(blocks: readonly string[], tools: TextTools): ExtractedVoice {
  const read = blocks.map((html, at) => ({
    id: `t${at}`,
    prose: blockProseOf(html, blockFactsOf(html, tools)),
  }));
  const profile = profileOf(read, tools);
  return { profile, sample: sampleAmong(read, profile, tools) };
}

/** The first of those that match best; short paragraphs that follow one another count as one. */
function sampleAmong(read: readonly ReadProse[], profile: VoiceProfile, tools: TextTools): string {
  const found = passagesOf(read)
    .map((passage) => ({
      text: unitsOf(passage)
        .map(({ text }) => text)
        .join('\n'),
      score: matchOf(wholeOf(passage), profile, tools).score ?? -1,
    }))
    .filter(({ text }) => text.length <= VOICE_LIMITS.sampleChars);
  return found.reduce((best, one) => (one.score > best.score ? one : best), NONE).text;
}
const NONE = { text: '', score: -1 };

/** From each paragraph on, as many as it takes to compare them with the voice. */
function passagesOf(read: readonly ReadProse[]): ReadProse[][] {
  const isParagraph = ({ prose }: ReadProse) =>
    prose.units.length === 1 && prose.units[0]?.kind === 'paragraph';
  return read.flatMap((_, from) => {
    const passage: ReadProse[] = [];
    for (const block of read.slice(from)) {
      if (!isParagraph(block)) return [];
      passage.push(block);
      if (wholeOf(passage).words >= MATCH_LEAST_WORDS) return [passage];
    }
    return [];
  });
}
