/**
 * What each channel allows and shows. Nothing is asked of the platforms. The limits and the five hashtags of Instagram
 * were compared with published tables on 2026-11-22; folds, sentences and image sizes are usual values.
 */
import type { Channel } from '#contract/lib/channels.ts';

/**
 * `weighted`: X counts a link as 23, an emoji as 2, and other characters as 1 or 2. `emojiBytes`: Threads counts the
 * UTF-8 bytes of an emoji, and other characters as 1. `codeUnits`: UTF-16, the highest count of those in use, where a
 * platform does not say how it counts.
 */
export type Counting = 'weighted' | 'emojiBytes' | 'codeUnits';

export interface ChannelRules {
  /** As the platform writes it. */
  readonly name: string;
  readonly limit: number;
  readonly counting: Counting;
  /** Characters before "more"; null: the whole text is shown. */
  readonly foldChars: number | null;
  readonly hashtagsMost: number;
  /** Whether an address in the text can be clicked. */
  readonly hasLinks: boolean;
  /** Sentences of an extract; a longer text is rarely read here. */
  readonly sentences: number;
  readonly image: { readonly width: number; readonly height: number };
}

export const CHANNEL: Readonly<Record<Channel, ChannelRules>> = {
  x: {
    name: 'X',
    limit: 280,
    counting: 'weighted',
    foldChars: null,
    hashtagsMost: 2,
    hasLinks: true,
    sentences: 2,
    image: { width: 1200, height: 675 },
  },
  linkedin: {
    name: 'LinkedIn',
    limit: 3000,
    counting: 'codeUnits',
    foldChars: 210,
    hashtagsMost: 5,
    hasLinks: true,
    sentences: 6,
    image: { width: 1200, height: 627 },
  },
  facebook: {
    name: 'Facebook',
    limit: 63_206,
    counting: 'codeUnits',
    foldChars: 477,
    hashtagsMost: 3,
    hasLinks: true,
    sentences: 4,
    image: { width: 1200, height: 630 },
  },
  instagram: {
    name: 'Instagram',
    limit: 2200,
    counting: 'codeUnits',
    foldChars: 125,
    hashtagsMost: 5,
    hasLinks: false,
    sentences: 5,
    image: { width: 1080, height: 1350 },
  },
  pinterest: {
    name: 'Pinterest',
    limit: 500,
    counting: 'codeUnits',
    foldChars: 50,
    hashtagsMost: 5,
    hasLinks: false,
    sentences: 3,
    image: { width: 1000, height: 1500 },
  },
  threads: {
    name: 'Threads',
    limit: 500,
    counting: 'emojiBytes',
    foldChars: null,
    hashtagsMost: 1,
    hasLinks: true,
    sentences: 3,
    image: { width: 1080, height: 1350 },
  },
};
