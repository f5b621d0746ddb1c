/** Two workflows that change the same read, one of which shows its change at once. */
import { withVouched } from '#domain/sources/checkedClaims.ts';
import { humanizerSaga } from '#sagas/humanizer/humanizer.saga.ts';
import { sourcesSaga } from '#sagas/sources/sources.saga.ts';
import { selectLimits } from '#store/access/shownLimits.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { sourceWrites } from '#store/sources/sources.writes.ts';
import { sourceWork } from '#store/sources/sourceWork.slice.ts';
import type { RootState } from '#store/subjects.ts';
import {
  aGroup,
  aHumanizerCheck,
  aSource,
  idOf,
  someLimits,
  someSources,
  WORKSPACE_ID as workspaceId,
} from '../factories.ts';
import { cachedScenario, read } from './cachedServer.ts';
import { WORKFLOWS } from './everyWrite.ts';
import { NOT_SAID, type Scenario } from './world.ts';

const articleId = idOf(1);
const OF = { workspaceId, articleId };

type Vouched = Parameters<typeof sourceWrites.vouch>[0];

function sourceServer() {
  let known = someSources({ articleId });
  return {
    has: () => ({ sources: known }),
    ports: {
      'url.getSources': () => known,
      'url.postSource': ({ body: { url } }: { readonly body: { readonly url: string } }) => {
        known = { ...known, sources: [...known.sources, aSource({ url })] };
        return known;
      },
      'url.removeSource': ({ body: { url } }: { readonly body: { readonly url: string } }) => {
        known = { ...known, sources: known.sources.filter((one) => one.url !== url) };
        return known;
      },
      'url.putClaim': ({ body }: Vouched) => {
        known = withVouched(known, body) ?? known;
        return known;
      },
    },
  };
}

const sources: Scenario = {
  ...cachedScenario({
    workflows: { ...WORKFLOWS, sources: sourcesSaga },
    reads: [read('sources', OF, someSources({ articleId }))],
    ports: [],
    acts: [
      sourceWork.requested({ ...OF, task: { kind: 'add', url: 'https://a.example/' } }),
      sourceWrites.vouch({ ...OF, body: { kind: 'figure', key: 'k', isMine: true } }),
      sourceWrites.vouch({ ...OF, body: { kind: 'figure', key: 'k', isMine: false } }),
    ],
  }),
  server: sourceServer,
};

function limitServer() {
  let used = 0;
  const limits = () => someLimits({ humanizerScore: aGroup({ used, total: 30 }) });
  return {
    has: () => ({ used }),
    ports: {
      'limit.getLimits': limits,
      'humanizer.postHumanizerCheck': (of: { readonly articleId: string }) => {
        used += 1;
        const { articleId: id } = of;
        return { articleId: id, check: aHumanizerCheck(), isCounted: true, limits: limits() };
      },
    },
  };
}

const LIMITS = { name: 'limits', args: null } as const;

function shownUse(state: RootState): unknown {
  const isRead = resources.selectEntry(state, LIMITS.name, LIMITS.args)?.status !== 'failed';
  return isRead ? selectLimits(state)?.humanizerScore.used : NOT_SAID;
}

/** A unit of a limit is shown as used from the click on. */
const units: Scenario = {
  workflows: { ...WORKFLOWS, humanizer: humanizerSaga },
  server: limitServer,
  before: [resources.used(LIMITS)],
  acts: [1, 2, 3].map((at) => humanizer.requested({ workspaceId, articleId: idOf(at) })),
  areAlike: true,
  shows: (state) => ({ used: shownUse(state) }),
};

/** By the name of what is changed. */
export const MIXED_WORKFLOWS: Readonly<Record<string, Scenario>> = { sources, units };
