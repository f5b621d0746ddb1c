/**
 * Where the text of a block came from. A block may have several origins: text was pasted into it, or two blocks were
 * joined. What no origin brought in was written by hand, so an older article without origins is the writer's own.
 */
import type { Origin } from '#contract/article/article.schema.ts';

export type { Origin } from '#contract/article/article.schema.ts';
export type Origins = readonly Origin[];
export type OriginKind = Origin['kind'];

/** What wrote a text: a model, with the prompt that it was asked with. */
export type Source = Pick<Origin, 'model' | 'prompt' | 'version'>;

export const NO_ORIGINS: Origins = [];

export const isSameSource = (a: Origin, b: Origin): boolean =>
  a.kind === b.kind && a.model === b.model && a.prompt === b.prompt && a.version === b.version;

export const isSameOrigins = (a: Origins = NO_ORIGINS, b: Origins = NO_ORIGINS): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((one, at) => {
      const other = b[at];
      return other !== undefined && isSameSource(one, other) && one.text === other.text;
    }));
