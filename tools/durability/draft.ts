/** Requests and follows a draft as the page does, however often the server is killed meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import type { DraftResponse, Resumed, TaskRequest } from '#contract/writing/content.schema.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import { NO_WISHES } from '#domain/writing/writingTask.ts';
import { createGenerationStream } from '#services/writing/generationStream.ts';
import type { GenerationPorts, StreamMessage } from '#services/writing/writing.ports.ts';
import type { Person } from '../lib/person.ts';
import type { Report } from './findings.ts';
import { ignoreCut } from './writer.ts';

/** Long enough to be killed in the middle. */
const NOTES = 200;

type End = 'ended' | 'cut off' | 'enough';
type DraftEvent = Extract<StreamMessage, { type: 'event' }>;

export interface Draft {
  readonly name: string;
  /** What has arrived so far, in order. */
  readonly events: readonly DraftEvent[];
  readonly person: Person;
  readonly job: () => DraftResponse | null;
  readonly isOver: () => boolean;
  /** Requests the draft, and again if there was no answer: one request id is one draft. */
  ask(): Promise<void>;
  /** Reads new events until the draft ends, the server is gone, or `enough` returns true. */
  follow(enough: () => boolean): Promise<End>;
  /** After the end: another reader gets the same events from the beginning, each number once. */
  check(): Promise<void>;
}

export function newDraft(name: string, person: Person, report: Report): Draft {
  const { api, workspaceId } = person;
  const request: TaskRequest<'draft'> = {
    requestId: crypto.randomUUID(),
    topic: `Draft ${name}`,
    keywords: ['power', 'disk'],
    language: 'en',
    location: '',
    ...NO_WISHES,
    articleOf: null,
    briefId: null,
    snapshotId: null,
    voiceChoice: { choice: 'default', voiceId: null },
    outline: null,
    image: null,
    sources: [],
    notes: Array.from({ length: NOTES }, (_, note) => `Note ${note} of ${name}.`).join('\n\n'),
  };
  const events: DraftEvent[] = [];
  let job: DraftResponse | null = null;
  const violation = (what: string) => report.violation(`draft ${name}: ${what}`);

  const lastSeq = () => events.at(-1)?.seq ?? 0;
  /** A stream continues from the last block that arrived. */
  const checkResumed = ({ id, html }: Resumed) => {
    const last = events.map(({ event }) => event).findLast(({ type }) => type === 'put');
    if (last?.type === 'put' && last.id === id && last.html === html) return;
    violation(`the stream goes on from ${html} in ${id}, which did not arrive last`);
  };
  const read = (from: number, isEnough: (event: DraftEvent) => boolean) =>
    job === null
      ? 'cut off'
      : readEvents(
          person,
          { workspaceId, jobId: job.jobId, lastSeq: from },
          isEnough,
          checkResumed,
        );

  return {
    name,
    person,
    events,
    job: () => job,
    isOver() {
      const last = events.at(-1);
      return last !== undefined && isJobOver(stateAfter(last.event));
    },
    async ask() {
      const answer = await api.content.postDraft({ workspaceId, body: request }).catch(ignoreCut);
      if (answer === undefined) return;
      if (job !== null && job.jobId !== answer.jobId) violation('one request has made two drafts');
      job = answer;
    },
    async follow(enough) {
      return read(lastSeq(), (message) => {
        if (message.seq !== lastSeq() + 1) {
          violation(`event ${message.seq} came behind event ${lastSeq()}`);
        }
        events.push(message);
        return enough();
      });
    },
    async check() {
      const again: DraftEvent[] = [];
      await read(0, (message) => again.push(message) < 0);
      if (!isDeepStrictEqual(again, events)) violation('another reader gets other events');
      const last = events.at(-1)?.event.type;
      if (last !== 'finished') violation(`it ended as ${last}`);
    },
  };
}

const endOf = ({ error }: Extract<StreamMessage, { type: 'closed' }>): End =>
  error === null ? 'ended' : 'cut off';

/** Reads until the server ends the stream or is gone, or `isEnough` returns true for an event. */
function readEvents(
  { caller }: Person,
  from: Parameters<GenerationPorts['follow']>[0],
  isEnough: (event: DraftEvent) => boolean,
  onResumed: (block: Resumed) => void,
): Promise<End> {
  return new Promise((resolve) => {
    const leave = createGenerationStream(caller).follow(from, (message) => {
      if (message.type === 'resumed') onResumed(message.block);
      else if (message.type === 'closed') resolve(endOf(message));
      else if (isEnough(message)) {
        leave();
        resolve('enough');
      }
    });
  });
}
