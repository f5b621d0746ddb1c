/** A page with one article open that is saved without pause: one save in flight, sent again under its id. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SaveRequest } from '#contract/article/article.schema.ts';
import { isPortError } from '#contract/lib/problems.ts';
import type { Person } from '../lib/person.ts';
import {
  type Acknowledged,
  acknowledgedOf,
  answerTo,
  differences,
  lostSaves,
  nextSave,
  withSave,
} from './acknowledged.ts';
import type { Report } from './findings.ts';
import type { Random } from './random.ts';

export interface Writer {
  readonly person: Person;
  readonly articleId: string;
  readonly acknowledged: () => Acknowledged;
  /** Saves until `signal` fires, with a pause after each save; what is not acknowledged is sent again under its id. */
  write(signal: AbortSignal, breathMs: () => number): Promise<void>;
  /**
   * After a restart: checks that the article is as acknowledged, and sends the pending save again, which must
   * count once.
   */
  recover(): Promise<void>;
}

/** No answer, because the server was killed or its database is away. Not a refusal. */
const isCutOff = (error: unknown): boolean =>
  isPortError(error) && (error.kind === 'network' || error.code === 'database_unavailable');

const SEND_AGAIN_MS = 50;

/** Ignores failures while the server is gone. */
export const ignoreCut = (error: unknown): undefined => {
  if (!isCutOff(error)) throw error;
};

export async function newWriter(
  name: string,
  person: Person,
  random: Random,
  report: Report,
  onSaved: () => void,
): Promise<Writer> {
  const { api, workspaceId } = person;
  const created = await api.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID(), title: '' },
  });
  const articleId = created.id;
  let acknowledged = acknowledgedOf(created);
  /** Sent or about to be sent, without an answer yet. */
  let pending: SaveRequest | null = null;
  let count = 0;

  const stored = () => api.article.getArticle({ workspaceId, articleId });
  const send = (save: SaveRequest) =>
    api.article.updateArticle({ workspaceId, articleId, body: save });
  const violation = (what: string, lost = 0) => report.violation(`${name}: ${what}`, lost);

  /**
   * Checks that the article is as acknowledged. If not, reports how it differs and continues from its current
   * state, so that one loss counts once.
   */
  async function check(when: string): Promise<void> {
    const article = await stored();
    // The interrupted save is either complete or absent.
    const possible =
      pending === null ? [acknowledged] : [acknowledged, withSave(acknowledged, pending)];
    if (possible.some((one) => differences(one, article).length === 0)) return;
    const said = differences(acknowledged, article).join('\n  ');
    violation(
      `${when} the article is not as acknowledged:\n  ${said}`,
      lostSaves(acknowledged, article),
    );
    acknowledged = acknowledgedOf(article);
    pending = null;
  }

  /** False if the server has not acknowledged it. */
  async function save(request: SaveRequest): Promise<boolean> {
    try {
      const answer = await send(request);
      const right = answerTo(acknowledged, request);
      if (!isDeepStrictEqual(answer, right)) {
        violation(`answered ${JSON.stringify(answer)} instead of ${JSON.stringify(right)}`);
      }
      acknowledged = withSave(acknowledged, request);
      pending = null;
      report.acknowledged();
      onSaved();
      return true;
    } catch (error) {
      if (isCutOff(error)) return false;
      violation(`a save was refused: ${JSON.stringify(error)}`);
      pending = null;
      await check('after the refusal').catch(ignoreCut);
      return false;
    }
  }

  return {
    person,
    articleId,
    acknowledged: () => acknowledged,
    async write(signal, breathMs) {
      while (!signal.aborted) {
        pending ??= nextSave(acknowledged, `${name}-${++count}`, random);
        const restMs = (await save(pending)) ? breathMs() : SEND_AGAIN_MS;
        if (restMs > 0) await pause(restMs);
      }
    },
    async recover() {
      await check('after the restart');
      if (pending === null) return;
      const repeated = pending;
      const right = answerTo(acknowledged, repeated);
      await save(repeated);
      const answer = await send(repeated).catch((error: unknown) => error);
      if (!isDeepStrictEqual(answer, right)) {
        violation(`a repeated save is answered with ${JSON.stringify(answer)}`);
      }
      await check('after a repeated save');
    },
  };
}
