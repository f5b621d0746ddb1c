import { createAnalysis } from './seo/analysis.ts';
import { openAnalysisWorker } from './seo/openAnalysisWorker.ts';
import { noAnalytics } from './session/analytics.ts';
import { browserClipboard } from './lib/clipboard.ts';
import { systemClock } from './lib/clock.ts';
import { createDocuments } from './transfer/documents.ts';
import { createDownloads } from './transfer/downloads.ts';
import { browserErrors } from './lib/errors.ts';
import type { FileRegistry } from './images/fileRegistry.ts';
import { createFiles } from './images/files.ts';
import { createGenerationStream } from './writing/generationStream.ts';
import { createFlags } from './session/flags.ts';
import { createHost, hostOfWindow } from './session/host/host.ts';
import { createApi } from './http/api.ts';
import type { Caller } from './http/credentials.ts';
import { logIdOf } from './http/logId.ts';
import { randomIds } from './lib/ids.ts';
import { definePorts } from './lib/definePorts.ts';
import { createJournal } from './article/journal.ts';
import { browserTabs, createLock } from './article/lock.ts';
import { createNavigation } from './session/navigation.ts';
import { browserPage } from './session/page.ts';
import { createPaywall } from './access/paywall.ts';
import { createPrinting } from './transfer/printing.ts';
import { createReleaseNews } from './session/release.ts';
import type { Services } from './services.ts';
import { createSidebar } from './session/sidebar.ts';
import { createStorage } from './lib/storage.ts';
import { createToken } from './session/token.ts';
import type { NavigationPorts } from './session/session.ports.ts';
import type { EditorPorts } from './article/article.ports.ts';

export interface ServiceOptions {
  /** The router's navigation. */
  readonly go: NavigationPorts['go'];
  /** Of an editor registry, which the views fill. */
  readonly editor: EditorPorts;
  /** The files that views have kept. */
  readonly files: FileRegistry;
}

/** Every door of the page, opened; and `account`, whose page it is, for who may not ask a door. */
export function createServices({ go, editor, files }: ServiceOptions) {
  const release = createReleaseNews();
  const token = createToken(hostOfWindow);
  const caller: Caller = {
    credentials: token.credentials,
    logId: logIdOf(document, randomIds.next),
    baseUrl: '',
    onOtherContract: release.tell,
  };
  const services: Services = definePorts({
    ...createApi(caller),
    host: createHost(hostOfWindow),
    paywall: createPaywall(hostOfWindow),
    sidebar: createSidebar(hostOfWindow),
    flags: createFlags(hostOfWindow),
    token: token.ports,
    generation: createGenerationStream(caller),
    editor,
    analysis: createAnalysis(openAnalysisWorker),
    clipboard: browserClipboard,
    files: createFiles(caller, files),
    documents: createDocuments(files),
    downloads: createDownloads(files),
    printing: createPrinting(),
    journal: createJournal(),
    lock: createLock(browserTabs),
    clock: systemClock,
    ids: randomIds,
    navigation: createNavigation(go, () => browserPage.config().hostOrigins),
    errors: browserErrors,
    analytics: noAnalytics,
    storage: createStorage(() => localStorage),
    session: createStorage(() => sessionStorage),
    page: browserPage,
    release: release.ports,
  });
  return { services, account: token.account };
}
