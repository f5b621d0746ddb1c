import { createAnalysis } from './analysis/analysis.ts';
import { openAnalysisWorker } from './analysis/openAnalysisWorker.ts';
import { noAnalytics } from './analytics/analytics.ts';
import { browserClipboard } from './clipboard/clipboard.ts';
import { systemClock } from './clock/clock.ts';
import type { LoadArticleHtml } from './documents/articleHtml.ts';
import { createDocuments } from './documents/documents.ts';
import { createDownloads } from './downloads/downloads.ts';
import { browserErrors } from './errors/errors.ts';
import type { FileRegistry } from './files/fileRegistry.ts';
import { createFiles } from './files/files.ts';
import { createGenerationStream } from './generation/generationStream.ts';
import { createFlags } from './flags/flags.ts';
import { createHost, hostOfWindow } from './host/host.ts';
import { createApi } from './http/api.ts';
import type { Caller } from './http/credentials.ts';
import { logIdOf } from './http/logId.ts';
import { randomIds } from './ids/ids.ts';
import { definePorts } from './lib/definePorts.ts';
import { createJournal } from './journal/journal.ts';
import { browserTabs, createLock } from './lock/lock.ts';
import { createNavigation } from './navigation/navigation.ts';
import { browserPage } from './page/page.ts';
import { createPaywall } from './paywall/paywall.ts';
import { createPrinting } from './printing/printing.ts';
import { createReleaseNews } from './release/release.ts';
import type { EditorPorts, NavigationPorts, Services } from './services.ts';
import { createSidebar } from './sidebar/sidebar.ts';
import { createStorage } from './storage/storage.ts';
import { createToken } from './token/token.ts';

export interface ServiceOptions {
  /** The router's navigation. */
  readonly go: NavigationPorts['go'];
  /** Of an editor registry, which the views fill. */
  readonly editor: EditorPorts;
  /** The files that views have kept. */
  readonly files: FileRegistry;
  /** What the editor knows about HTML. */
  readonly articleHtml: LoadArticleHtml;
}

/** Every door of the page, opened; and `account`, whose page it is, for who may not ask a door. */
export function createServices({ go, editor, files, articleHtml }: ServiceOptions) {
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
    documents: createDocuments(files, articleHtml),
    downloads: createDownloads(files),
    printing: createPrinting(articleHtml),
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
