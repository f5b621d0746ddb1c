import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortError } from '#contract/problems.ts';
import { stepper } from '../lib/stepper.ts';
import { articlesIn, type ResourceEntry } from './resourceEntry.ts';
import { type ResourceStatus, resourcesMachine } from './resources.machine.ts';
import {
  type ResourceArgs,
  type ResourceData,
  resourceKey,
  type ResourceName,
} from './resourceTypes.ts';

/** How long an answer is kept after its last user left (spec §9). */
export const RESOURCE_KEPT_MS = 5 * 60 * 1000;

export type ResourcesState = Record<string, ResourceEntry>;

export type AnyRef = { name: ResourceName; args: ResourceArgs<ResourceName> };

const step = stepper(resourcesMachine);
export const keyOf = (ref: AnyRef): string => resourceKey(ref.name, ref.args as never);
const fresh = (ref: AnyRef): ResourceEntry => ({
  ...ref,
  status: resourcesMachine.initial,
  data: undefined,
  error: null,
  failures: 0,
  users: 0,
  isStale: false,
});

function entryOf(state: ResourcesState, ref: AnyRef): ResourceEntry {
  const key = keyOf(ref);
  state[key] ??= fresh(ref);
  return state[key];
}

const resourcesSlice = createSlice({
  name: 'resources',
  initialState: {} as ResourcesState,
  reducers: {
    resourceUsed(state, { payload }: PayloadAction<AnyRef>) {
      entryOf(state, payload).users += 1;
    },
    resourceReleased(state, { payload }: PayloadAction<AnyRef>) {
      const entry = state[keyOf(payload)];
      if (entry !== undefined) entry.users = Math.max(0, entry.users - 1);
    },
    /** A view asks again: "Try again", or a list that should be current. */
    refetchRequested(_state, _action: PayloadAction<AnyRef>) {},
    /** What the server knows has changed; entries in use are fetched again at once. */
    resourcesInvalidated(state, { payload }: PayloadAction<{ name: ResourceName }>) {
      for (const entry of Object.values(state)) {
        if (entry.name === payload.name) entry.isStale = true;
      }
    },
    fetchStarted(state, { payload }: PayloadAction<{ key: string }>) {
      const entry = state[payload.key];
      if (!entry || !step(entry, 'started')) return;
      Object.assign(entry, { failures: 0, isStale: false });
      if (entry.data === undefined) entry.error = null;
    },
    fetchAttemptFailed(state, { payload }: PayloadAction<{ key: string }>) {
      const entry = state[payload.key];
      if (entry && step(entry, 'attemptFailed')) entry.failures += 1;
    },
    fetched(state, { payload }: PayloadAction<{ key: string; data: unknown }>) {
      const entry = state[payload.key];
      if (entry && step(entry, 'fetched'))
        Object.assign(entry, { data: payload.data, error: null });
    },
    fetchGaveUp(state, { payload }: PayloadAction<{ key: string; error: PortError }>) {
      const entry = state[payload.key];
      if (entry && step(entry, 'gaveUp'))
        Object.assign(entry, { error: payload.error, isStale: true });
    },
    fetchCancelled(state, { payload }: PayloadAction<{ key: string }>) {
      const entry = state[payload.key];
      if (entry && step(entry, 'cancelled')) entry.isStale = true;
    },
    /** The data is known without asking: an optimistic change, or the answer of a write. */
    resourceReplaced(state, { payload }: PayloadAction<{ key: string; data: unknown }>) {
      const entry = state[payload.key];
      if (entry !== undefined && entry.data !== undefined) entry.data = payload.data;
    },
    /** An answer that nobody has asked for yet, kept for the first use. */
    resourcePrimed(state, { payload }: PayloadAction<AnyRef & { data: unknown }>) {
      const { data, ...ref } = payload;
      const entry = entryOf(state, ref);
      if (step(entry, 'primed')) Object.assign(entry, { data, error: null, isStale: false });
    },
    resourceCollected(state, { payload }: PayloadAction<{ key: string }>) {
      if (state[payload.key]?.users === 0) delete state[payload.key];
    },
  },
});

export const resourcesReducer = resourcesSlice.reducer;
export const {
  resourceUsed,
  resourceReleased,
  refetchRequested,
  resourcesInvalidated,
  fetchStarted,
  fetchAttemptFailed,
  fetched,
  fetchGaveUp,
  fetchCancelled,
  resourceReplaced,
  resourcePrimed,
  resourceCollected,
} = resourcesSlice.actions;

interface Root {
  readonly resources: ResourcesState;
}

/** What a view draws: data as soon as there is any, `error` only when there is nothing better. */
export interface ResourceView<N extends ResourceName> {
  readonly status: ResourceStatus;
  readonly data: ResourceData<N> | undefined;
  readonly error: PortError | null;
}

export const selectResourceEntry = (state: Root, key: string): ResourceEntry | null =>
  state.resources[key] ?? null;
export const selectResources = (state: Root): ResourcesState => state.resources;
export const selectResourceData = <N extends ResourceName>(
  state: Root,
  name: N,
  args: ResourceArgs<N>,
): ResourceData<N> | undefined =>
  state.resources[resourceKey(name, args)]?.data as ResourceData<N> | undefined;

const articleOf = (state: Root, articleId: string): ResourceData<'article'> | undefined =>
  articlesIn(state.resources).find(({ id }) => id === articleId);

/** The language of an open article (BCP 47). */
export const selectArticleLanguage = (state: Root, articleId: string): string =>
  articleOf(state, articleId)?.language ?? 'en';
/** What an open article is about: the first of its keywords; null where there is none. */
export const selectArticleKeyphrase = (state: Root, articleId: string): string | null =>
  articleOf(state, articleId)?.targetKeywords[0]?.trim() || null;
/** The newest writing job of an article, as it was when the article was read; null where there is none. */
export const selectArticleJob = (state: Root, articleId: string) =>
  articleOf(state, articleId)?.generation ?? null;
