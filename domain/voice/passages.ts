/** The passages of a text that a rewrite in the voice would change most. */
import type { VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import { collapsed } from '#html/text.ts';
import type { RuleFinding, VoicePassage } from '../seo/report/voiceReport.ts';
import { type BlockProse, isRunningText, type ReadProse } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { matchOf } from './match.ts';
import { wholeOf } from './samples.ts';

/** A shorter one has hardly a word to change. */
const LEAST_WORDS = 6;
const PASSAGES_MOST = 40;
const EXCERPT_CHARS = 160;

/** Those of which a rule says something first, then those that match least; what is too short to be compared comes last. */
export function passagesOf(
  blocks: readonly ReadProse[],
  profile: VoiceProfile,
  findings: readonly RuleFinding[],
  tools: TextTools,
): VoicePassage[] {
  if (profile.language !== tools.language) return [];
  const found = new Set(findings.map(({ blockId }) => blockId));
  const sounds = { profile, key: keyOf(profile), tools };
  const rankOf = ({ blockId, score }: VoicePassage) =>
    (found.has(blockId) ? 0 : 1000) + (score ?? 500);
  return blocks
    .flatMap(({ id, prose }): VoicePassage[] => {
      const { words, score } = soundOf(prose, sounds);
      const text = collapsed(prose.units.map((unit) => unit.text).join(' '));
      return words < LEAST_WORDS
        ? []
        : [{ blockId: id, text: text.slice(0, EXCERPT_CHARS), score }];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, PASSAGES_MOST);
}

interface Sound {
  readonly key: string;
  readonly words: number;
  readonly score: number | null;
}

/** The worker gets a profile anew with each text: two of the same figures are the same. */
const keyOf = ({ language, measures, words }: VoiceProfile): string =>
  JSON.stringify([language, words, measures.map(({ mean }) => mean)]);

/** Of blocks that have not changed since they were read last. */
const known = new WeakMap<BlockProse, Sound>();

interface Sounds {
  readonly profile: VoiceProfile;
  readonly key: string;
  readonly tools: TextTools;
}

function soundOf(prose: BlockProse, { profile, key, tools }: Sounds): Sound {
  const before = known.get(prose);
  if (before?.key === key) return before;
  const sample = wholeOf([{ id: '', prose }]);
  const isText = prose.units.some(isRunningText);
  const score = isText ? matchOf(sample, profile, tools).score : null;
  const sound = { key, words: isText ? sample.words : 0, score };
  known.set(prose, sound);
  return sound;
}
