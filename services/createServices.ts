import type { Api } from '#contract/routes.ts';
import { createPaywall } from './access/paywall.ts';
import type { EditorPorts } from './article/article.ports.ts';
import { createJournal } from './article/journal.ts';
import { browserTabs, createLock } from './article/lock.ts';
import { createDesignTool } from './design/designTabs.ts';
import { createApi } from './http/api.ts';
import type { Caller } from './http/caller.ts';
import type { FileRegistry } from './images/files.ts';
import type { FilePorts } from './images/images.ports.ts';
import { browserErrors, createStorage, randomIds, systemClock } from './lib/browser.ts';
import { browserClipboard } from './lib/clipboard.ts';
import { definePorts } from './lib/definePorts.ts';
import { once, whenCalled } from './lib/whenCalled.ts';
import { type AnalysisWorker, createAnalysis } from './seo/analysis.ts';
import type { SnapshotPorts } from './seo/seo.ports.ts';
import type { Services } from './services.ts';
import { createFlags, createHost, createSidebar, hostOfWindow } from './session/host.ts';
import { browserPage, createNavigation, logIdOf } from './session/page.ts';
import { createReleaseNews } from './session/release.ts';
import type { AnalyticsPorts, ExtensionPorts, NavigationPorts } from './session/session.ports.ts';
import { createToken } from './session/token.ts';
import { createSpelling, type SpellingWorker } from './spelling/spelling.ts';
import type { WordlessWorker } from './support/recording.ts';
import type { RecordingPorts, ReplayPorts } from './support/support.ports.ts';
import { createDocuments, createDownloads, createPrinting } from './transfer/documents.ts';
import { createGenerationStream } from './writing/generationStream.ts';

export interface ServiceOptions {
  /** The router's navigation. */
  readonly go: NavigationPorts['go'];
  /** The ports of an editor registry, in which the views register their editors. */
  readonly editor: EditorPorts;
  /** The files that the views have kept. */
  readonly files: FileRegistry;
  /** Opens what takes the words out of a log. */
  readonly openWordless: () => WordlessWorker;
}

/** Creates every port of the page; `account` and `logId` are for code that must not call a port. */
export function createServices({ go, editor, files, openWordless }: ServiceOptions) {
  const release = createReleaseNews();
  const token = createToken(hostOfWindow);
  const caller: Caller = {
    credentials: token.credentials,
    logId: logIdOf(document, randomIds.next),
    baseUrl: '',
    onOtherContract: release.tell,
  };
  const api = createApi(caller);
  const services: Services = definePorts({
    ...api,
    ...hostPorts(),
    token: token.ports,
    extension: extensionOver(caller),
    generation: createGenerationStream(caller),
    editor,
    analysis: createAnalysis(openAnalysisWorker),
    spelling: createSpelling(openSpellingWorker),
    clipboard: browserClipboard,
    files: filesOver(caller, files),
    designTool: createDesignTool(),
    documents: createDocuments(files),
    downloads: createDownloads(files),
    printing: createPrinting(),
    replay: replayOver(files, api.support),
    journal: createJournal(),
    snapshots: laterSnapshots(),
    lock: createLock(browserTabs),
    clock: systemClock,
    ids: randomIds,
    navigation: createNavigation(go, () => browserPage.config().hostOrigins),
    errors: browserErrors,
    analytics: analyticsOver(api.user),
    storage: createStorage(() => localStorage),
    session: createStorage(() => sessionStorage),
    page: browserPage,
    release: release.ports,
    recording: recordingOver(openWordless),
  });
  return { services, account: token.account, logId: caller.logId };
}

const hostPorts = () => ({
  host: createHost(hostOfWindow),
  paywall: createPaywall(hostOfWindow),
  sidebar: createSidebar(hostOfWindow),
  flags: createFlags(hostOfWindow),
});

/** A separate chunk, loaded with the first report. webpack recognizes exactly this form. */
const openAnalysisWorker = (): AnalysisWorker =>
  new Worker(new URL('./seo/analysis.worker.ts', import.meta.url));

/** Its name is what the server allows WebAssembly in (server/http/pages.scope.ts). */
const openSpellingWorker = (): SpellingWorker =>
  new Worker(
    /* webpackChunkName: "spelling" */ new URL('./spelling/spelling.worker.ts', import.meta.url),
  );

/** Loaded with the first log that is opened. */
function replayOver(files: FileRegistry, reports: Api['support']): ReplayPorts {
  const loaded = once(async () =>
    (await import('./support/replay.ts')).createReplay({ files, reports }),
  );
  return {
    follow(source, listener) {
      let isLeft = false;
      let leave = () => {
        isLeft = true;
      };
      loaded().then(
        (ports) => {
          if (!isLeft) leave = ports.follow(source, listener);
        },
        () => listener({ type: 'stopped' }),
      );
      return () => leave();
    },
    moment: async (asked) => (await loaded()).moment(asked),
  };
}

/** Loaded with the first report of a problem. */
const recordingOver = (open: () => WordlessWorker): RecordingPorts =>
  whenCalled(['prepare', 'pack', 'save', 'origin', 'begin'], async () =>
    (await import('./support/recording.ts')).createRecording({ open }),
  );

/** Loaded with the first image that is uploaded or looked up. */
const filesOver = (caller: Caller, files: FileRegistry): FilePorts => ({
  ...whenCalled<Omit<FilePorts, 'forget'>>(['upload', 'uploadPart', 'look'], async () =>
    (await import('./images/uploads.ts')).createFiles(caller, files),
  ),
  forget: ({ fileId }) => files.forget(fileId),
});

/** Loaded with the first extension that is let in. */
const extensionOver = (caller: Caller): ExtensionPorts =>
  whenCalled(['connect'], async () =>
    (await import('./session/extension.ts')).createExtension(caller, browserClipboard),
  );

/** Loaded with the first article that is opened. */
const laterSnapshots = (): SnapshotPorts =>
  whenCalled(['keep', 'kept', 'forget'], async () =>
    (await import('./seo/deviceSnapshots.ts')).createSnapshots(),
  );

/** Comes with the tools (main/tools.ts). What is told before waits for them. */
function analyticsOver(api: Api['user']): AnalyticsPorts {
  const loaded = once(async () => (await import('./session/analytics.ts')).createAnalytics(api));
  return {
    track: (event) => void loaded().then((ports) => ports.track(event)),
    begin: async (of) => (await loaded()).begin(of),
    end: async () => (await loaded()).end(),
  };
}
