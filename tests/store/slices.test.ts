/** The slices obey their tables: in every state, an event that the table does not list changes nothing at all. */
import { describe, expect, test } from '@jest/globals';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { nextStates } from '#domain/machine.ts';
import * as bringing from '#store/transfer/import.slice.ts';
import { TITLE } from '#domain/article/merge.ts';
import * as lock from '#store/article/lock.slice.ts';
import * as report from '#store/article/report.slice.ts';
import * as save from '#store/article/save.slice.ts';
import * as wizard from '#store/article/wizard.slice.ts';
import * as setup from '#store/folders/setup.slice.ts';
import * as job from '#store/writing/job.slice.ts';
import * as host from '#store/session/host.slice.ts';
import * as image from '#store/images/upload.slice.ts';
import { machines } from '#store/machines.ts';
import * as buying from '#store/access/purchase.slice.ts';
import * as resources from '#store/resources/resources.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import * as leaving from '#store/session/signOut.slice.ts';
import * as token from '#store/session/token.slice.ts';
import * as versions from '#store/history/versions.slice.ts';
import {
  aFolder,
  anAnswer,
  anAsset,
  aReport,
  aSetup,
  aToken,
  aUser,
} from '#tests/support/factories.ts';

interface Rig {
  readonly reducer: Reducer;
  /** Actions before the first event, such as the one that makes an entry. */
  readonly before: readonly UnknownAction[];
  /** An action, or several that differ in what they carry, for each event of the table. */
  readonly actions: Readonly<Record<string, readonly UnknownAction[]>>;
  readonly statusOf: (state: never) => string;
}

const a = { articleId: 'a1' };
const key = 'limits';
const theirs = { version: 2, title: 'x', body: bodyOf([]) };
const ops = [{ op: 'put', id: 'b', after: null, html: '<p>b</p>' }] as const;
const status = (state: { status: string }) => state.status;

const subject = { body: bodyOf([]), language: 'en', keyphrase: null };

const f = { fileId: 'f1' };

const rigs: Readonly<Record<string, Rig>> = {
  articleImport: {
    reducer: bringing.articleImportReducer as Reducer,
    before: [],
    actions: {
      opened: [bringing.importOpened()],
      changed: [bringing.sourceChanged({ address: 'example.org' })],
      submitted: [bringing.sourceSubmitted()],
      read: [
        bringing.sourceRead({
          title: 'T',
          language: 'en',
          blocks: [{ html: '<p>t</p>' }],
          losses: [{ kind: 'image', count: 1 }],
        }),
      ],
      refused: [
        bringing.importRefused({ refusal: 'empty' }),
        bringing.importRefused({ error: anAnswer(402) }),
      ],
      cancelled: [bringing.readingCancelled()],
      titled: [bringing.importTitled({ title: 'other' })],
      left: [bringing.previewLeft()],
      confirmed: [bringing.importConfirmed()],
      created: [bringing.importCreated()],
      handedOver: [bringing.importHandedOver()],
    },
    statusOf: status,
  },
  articleReport: {
    reducer: report.articleReportReducer as Reducer,
    before: [
      report.textChanged(a),
      report.analysisStarted({ ...a, subject }),
      report.analysed({ ...a, report: aReport() }),
    ],
    actions: {
      changed: [report.textChanged(a)],
      started: [report.analysisStarted({ ...a, subject })],
      analysed: [report.analysed({ ...a, report: aReport() })],
      failed: [report.analysisFailed(a)],
      retryRequested: [report.analysisRetryRequested(a)],
    },
    statusOf: (state: Record<string, { status: string }>) => state.a1?.status ?? '',
  },
  articleSave: {
    reducer: save.articleSaveReducer as Reducer,
    before: [
      save.opened({
        ...a,
        workspaceId: 'w',
        article: { version: 1, title: 'T', body: bodyOf([]) },
      }),
    ],
    actions: {
      edited: [save.edited({ ...a, title: 'x' }), save.edited({ ...a, ops })],
      streamed: [save.streamed({ ...a, ops, position: { jobId: 'j', seq: 1 } })],
      streamStarted: [save.streamStarted(a)],
      streamEnded: [save.streamEnded(a)],
      forceRequested: [save.forceRequested(a)],
      saveDue: [save.saveDue({ ...a, requestId: 'r' })],
      saveSucceeded: [save.saveSucceeded({ ...a, version: 2 })],
      saveFailed: (
        ['retry', 'offline', 'signIn', 'limit', 'denied', 'rejected', 'conflict'] as const
      ).map((pause) => save.saveFailed({ ...a, pause, code: null })),
      resumed: [save.resumed(a)],
      discarded: [save.discarded(a)],
      conflictMerged: [save.conflictMerged({ ...a, theirs })],
      conflictResolved: (['mine', 'theirs'] as const).map((choice) =>
        save.conflictResolved({ ...a, choices: { [TITLE]: choice, b: choice }, theirs }),
      ),
    },
    statusOf: (state) => save.selectSaveStatus({ articleSave: state }, 'a1'),
  },
  articleLock: {
    reducer: lock.articleLockReducer as Reducer,
    before: [],
    actions: {
      needed: [lock.lockNeeded(a)],
      granted: [lock.lockGranted(a)],
      refused: [lock.lockRefused(a)],
      takenOver: [lock.takeOverRequested(a)],
      lost: [lock.lockLost(a)],
      over: [lock.lockOver(a)],
    },
    statusOf: (state) => lock.selectLockStatus({ articleLock: state }, 'a1'),
  },
  signOut: {
    reducer: leaving.signOutReducer as Reducer,
    before: [],
    actions: {
      requested: [leaving.signOutRequested()],
      saved: [leaving.signOutSaved()],
      unsaved: [leaving.signOutUnsaved()],
      confirmed: [leaving.signOutConfirmed()],
      cancelled: [leaving.signOutCancelled()],
      failed: [leaving.signOutFailed()],
    },
    statusOf: status,
  },
  articleWizard: {
    reducer: wizard.articleWizardReducer as Reducer,
    before: [],
    actions: {
      opened: [
        wizard.wizardOpened({ restored: null }),
        wizard.wizardOpened({ restored: { ...wizard.EMPTY_WIZARD, topic: 't' } }),
      ],
      changed: [wizard.wizardChanged({ topic: 'fish' })],
      submitted: [wizard.wizardSubmitted({ requestId: 'r' })],
      accepted: [wizard.wizardAccepted()],
      refused: [wizard.wizardRefused(anAnswer(402))],
    },
    statusOf: status,
  },
  folderSetup: {
    reducer: setup.folderSetupReducer as Reducer,
    before: [],
    actions: {
      started: [setup.setupStarted()],
      read: [
        setup.setupRead(aSetup()),
        setup.setupRead(aSetup({ unlinkedFolders: [aFolder({ id: 'f2' })] })),
      ],
      opened: [setup.setupOpened()],
      madeReadOnly: [setup.madeReadOnly()],
      stubbed: [setup.setupStubbed()],
      leftAlone: [setup.setupLeftAlone()],
      folderMissing: [setup.folderMissing()],
      folderCreated: [setup.folderCreated()],
      workspaceMissing: [setup.workspaceMissing()],
      workspaceCreated: [setup.workspaceCreated()],
      mergeOffered: [setup.mergeOffered()],
      mergeStarted: [setup.mergeStarted({ folderId: 'f2' })],
      mergeFailed: [setup.mergeFailed(anAnswer(409))],
      merged: [setup.merged()],
      refused: [setup.setupRefused()],
      failed: [setup.setupFailed(anAnswer(500))],
    },
    statusOf: status,
  },
  generation: {
    reducer: job.generationReducer as Reducer,
    before: [],
    actions: {
      startRequested: [job.sectionRequested({ ...a, workspaceId: 'w' })],
      refused: [job.startRefused()],
      followed: [job.jobFollowed({ ...a, workspaceId: 'w', jobId: 'j', lastSeq: 0 })],
      progressed: [job.jobProgressed({ seq: 3, model: null })],
      dropped: [job.streamDropped()],
      reconnected: [job.streamReconnected()],
      stopRequested: [job.stopRequested()],
      ended: [job.jobEnded({ outcome: 'finished' })],
      failed: [job.jobFailed({ failure: 'internal' })],
      left: [job.jobLeft()],
    },
    statusOf: status,
  },
  hostReady: {
    reducer: host.hostReadyReducer as Reducer,
    before: [],
    actions: {
      polled: [host.hostPolled()],
      settled: [host.hostSettled({ user: aUser() })],
      missing: [host.hostMissing()],
    },
    statusOf: status,
  },
  imageUpload: {
    reducer: image.imageUploadReducer as Reducer,
    before: [
      image.imagesGiven({
        ...a,
        workspaceId: 'w',
        after: null,
        replaces: null,
        images: [{ ...f, name: 'a.png', type: 'image/png', size: 1 }],
      }),
    ],
    actions: {
      started: [image.uploadStarted(f)],
      uploaded: [image.uploadSucceeded({ ...f, asset: anAsset() })],
      inserted: [image.imageInserted({ ...f, blockId: 'b' })],
      failed: [image.uploadFailed({ ...f, failure: 'network' })],
      retryRequested: [image.uploadRetryRequested(f)],
    },
    statusOf: ([upload]: readonly { status: string }[]) => upload?.status ?? '',
  },
  purchase: {
    reducer: buying.purchaseReducer as Reducer,
    before: [],
    actions: {
      requested: [buying.purchaseRequested({ kind: 'trial' })],
      purchased: [buying.purchased()],
      cancelled: [buying.purchaseCancelled()],
      failed: [buying.purchaseFailed()],
      renewed: [buying.purchaseConfirmed()],
      paidSeen: [buying.paidSeen()],
      upgraded: [buying.upgraded()],
    },
    statusOf: status,
  },
  resources: {
    reducer: resources.resourcesReducer as Reducer,
    before: [resources.resourceUsed({ name: 'limits', args: null })],
    actions: {
      started: [resources.fetchStarted({ key })],
      attemptFailed: [resources.fetchAttemptFailed({ key })],
      fetched: [resources.fetched({ key, data: { used: 1 } })],
      gaveUp: [resources.fetchGaveUp({ key, error: anAnswer(500) })],
      cancelled: [resources.fetchCancelled({ key })],
      primed: [resources.resourcePrimed({ name: 'limits', args: null, data: { used: 2 } })],
    },
    statusOf: (state: resources.ResourcesState) => state[key]?.status ?? '',
  },
  share: {
    reducer: share.reducer as Reducer,
    before: [],
    actions: {
      opened: [share.opened({ ...a, workspaceId: 'w' })],
      created: [share.created({ ...a, path: '/p' })],
      failed: [share.failed({ ...a, error: anAnswer(500) })],
      revokeRequested: [share.revokeRequested({ ...a, workspaceId: 'w' })],
      revoked: [share.revoked(a)],
      closed: [share.closed()],
    },
    statusOf: status,
  },
  token: {
    reducer: token.tokenReducer as Reducer,
    before: [],
    actions: {
      requested: [token.tokenRequested()],
      received: [token.tokenReceived(aToken())],
      attemptFailed: [token.tokenAttemptFailed()],
      givenUp: [token.tokenGivenUp()],
      expired: [token.tokenExpired()],
      rejected: [token.tokenRejected()],
    },
    statusOf: status,
  },
  versions: {
    reducer: versions.versionsReducer as Reducer,
    before: [],
    actions: {
      nameRequested: [versions.versionNameRequested({ ...a, workspaceId: 'w', name: 'n' })],
      copyRequested: [
        versions.versionCopyRequested({ ...a, workspaceId: 'w', version: 1, title: 't' }),
      ],
      restoreRequested: [versions.versionRestoreRequested({ ...a, workspaceId: 'w', version: 1 })],
      kept: [versions.versionKept()],
      done: [versions.versionsDone()],
      failed: [versions.versionsFailed({ failure: 'unkept', code: 'internal' })],
      dismissed: [versions.versionsFailureDismissed()],
    },
    statusOf: status,
  },
};

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  '%s',
  (name, machine) => {
    const rig = rigs[name];
    if (rig === undefined) throw new Error(`The machine ${name} has no rig in this file.`);
    const { reducer, actions } = rig;
    const initial = rig.before.reduce(reducer, reducer(undefined, { type: '@@start' }));
    const statusIn = (state: unknown) => rig.statusOf(state as never);
    const labeled = Object.entries(actions).flatMap(([event, list]) =>
      list.map((action) => ({ event, action })),
    );
    const someSteps = fc.array(fc.constantFrom(...labeled), { maxLength: 30 });

    test('starts where its table starts', () => {
      expect(statusIn(initial)).toBe(machine.initial);
    });

    test('each event of the table has an action, and no other has one', () => {
      const events = new Set(Object.values(machine.table).flatMap((row) => Object.keys(row)));
      expect(Object.keys(actions).sort()).toEqual([...events].sort());
    });

    test('goes where the table says; what it does not list changes nothing', () => {
      fc.assert(
        fc.property(someSteps, (steps) => {
          let state = initial;
          for (const { event, action } of steps) {
            const from = statusIn(state);
            const next = reducer(state, action);
            const allowed = nextStates(machine.table, from, event);
            if (allowed.length === 0) expect(next).toEqual(state);
            else if (next !== state) expect(allowed).toContain(statusIn(next));
            state = next;
          }
        }),
      );
    });

    test('random events reach every state of the table and no other', () => {
      const seen = new Set<string>();
      for (const steps of fc.sample(someSteps, { numRuns: 3000, seed: 7 })) {
        let state = initial;
        for (const { action } of steps) {
          state = reducer(state, action);
          seen.add(statusIn(state));
        }
      }
      expect([...seen].sort()).toEqual(Object.keys(machine.table).sort());
    });
  },
);
