/** What the panel asks the frames of a tab. A person's click on the extension opens the tab to it (`activeTab`). */
import type { ZodMiniType } from 'zod/mini';
import { browserApi } from '../lib/browser.ts';
import {
  type Asked,
  type PageAnswer,
  pageAnswerSchema,
  type ReplaceAnswer,
  replaceAnswerSchema,
  type Selected,
  selectionAnswerSchema,
} from '../lib/messages.schema.ts';
import type { Refusal } from '../lib/names.ts';

const TOP_FRAME = 0;
const SCRIPT = 'frame.js';

export interface Place {
  readonly tabId: number;
  readonly frameId: number;
}

/** A selection, and where it is; `heldId` is null where no script can write. */
export interface PlacedSelection extends Pick<Selected, 'field' | 'text' | 'language'> {
  readonly heldId: string | null;
  readonly place: Place;
}

export type Refused = { readonly why: Refusal };

export async function activeTab(): Promise<number | null> {
  const [tab] = await browserApi().tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

/** Puts the script into frames, all that can be read or a certain one. Returns their ids; none if the tab is not open to us. */
async function scripted(tabId: number, frameId: number | null): Promise<readonly number[]> {
  const target = frameId === null ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };
  const injected = await browserApi()
    .scripting.executeScript({ target, files: [SCRIPT] })
    .catch(() => []);
  return injected.map((one) => one.frameId);
}

/** Null for an answer of anything but our script. */
async function ask<Answer>(
  { tabId, frameId }: Place,
  asked: Asked,
  schema: ZodMiniType<Answer>,
): Promise<Answer | null> {
  const answer = await browserApi()
    .tabs.sendMessage(tabId, asked, { frameId })
    .catch(() => null);
  return schema.safeParse(answer).data ?? null;
}

/** What is selected in a frame of a tab; without one, in the frame that has the focus. */
export async function selectionIn(
  tabId: number,
  frameId: number | null = null,
): Promise<PlacedSelection | Refused> {
  const frames = await scripted(tabId, frameId);
  const answers = await Promise.all(
    frames.map(async (id) => {
      const place = { tabId, frameId: id };
      return { place, answer: await ask(place, { ask: 'selection' }, selectionAnswerSchema) };
    }),
  );
  const found =
    answers.find(({ answer }) => answer?.hasFocus === true) ??
    answers.find(({ answer }) => answer?.type === 'selected');
  if (!found?.answer) return { why: 'unreadable' };
  const { place, answer } = found;
  if (answer.type === 'refused') return { why: answer.why };
  const { field, text, language, heldId } = answer;
  return { field, text, language, heldId, place };
}

const GONE: ReplaceAnswer = { type: 'refused', why: 'changed' };

export const replaceIn = async (place: Place, heldId: string, text: string) =>
  (await ask(place, { ask: 'replace', heldId, text }, replaceAnswerSchema)) ?? GONE;

export const restoreIn = async (place: Place, heldId: string) =>
  (await ask(place, { ask: 'restore', heldId }, replaceAnswerSchema)) ?? GONE;

const UNREADABLE: PageAnswer = { type: 'refused', why: 'unreadable' };

/** The page of a tab. */
export async function pageIn(tabId: number): Promise<PageAnswer> {
  const [frameId] = await scripted(tabId, TOP_FRAME);
  if (frameId === undefined) return UNREADABLE;
  return (await ask({ tabId, frameId }, { ask: 'page' }, pageAnswerSchema)) ?? UNREADABLE;
}
