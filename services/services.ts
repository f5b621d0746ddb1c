/**
 * Every port of the page, by group. Each port's type stands in the file of its adapter. Sagas import these types
 * alone; the values reach them through the saga context (`src/main.tsx` builds them, replays and tests build others
 * under the same names). Ports return plain data, and reject with a `PortError`.
 */
import type { Api } from '#contract/api.ts';
import type { PaywallPorts } from './access/paywall.ts';
import type { EditorPorts } from './article/editorRegistry.ts';
import type { JournalPorts } from './article/journal.ts';
import type { LockPorts } from './article/lock.ts';
import type { FilePorts } from './images/files.ts';
import type { ClipboardPorts } from './lib/clipboard.ts';
import type { ClockPorts } from './lib/clock.ts';
import type { NamedPorts } from './lib/definePorts.ts';
import type { ErrorPorts } from './lib/errors.ts';
import type { IdPorts } from './lib/ids.ts';
import type { StoragePorts } from './lib/storage.ts';
import type { AnalysisPorts } from './seo/analysis.ts';
import type { AnalyticsPorts } from './session/analytics.ts';
import type { FlagPorts } from './session/flags.ts';
import type { HostPorts } from './session/host/host.ts';
import type { NavigationPorts } from './session/navigation.ts';
import type { PagePorts } from './session/page.ts';
import type { ReleasePorts } from './session/release.ts';
import type { SidebarPorts } from './session/sidebar.ts';
import type { TokenPorts } from './session/token.port.ts';
import type { DocumentPorts } from './transfer/documents.ts';
import type { DownloadPorts } from './transfer/downloads.ts';
import type { PrintingPorts } from './transfer/printing.ts';
import type { GenerationPorts } from './writing/generation.port.ts';

// Groups are type aliases, not interfaces, so that they fit `Record<string, Port>`.
export type PortGroups = Api & {
  readonly host: HostPorts;
  readonly paywall: PaywallPorts;
  readonly sidebar: SidebarPorts;
  readonly flags: FlagPorts;
  readonly token: TokenPorts;
  readonly generation: GenerationPorts;
  readonly editor: EditorPorts;
  readonly analysis: AnalysisPorts;
  readonly clipboard: ClipboardPorts;
  readonly files: FilePorts;
  readonly documents: DocumentPorts;
  readonly downloads: DownloadPorts;
  readonly printing: PrintingPorts;
  readonly journal: JournalPorts;
  readonly lock: LockPorts;
  readonly clock: ClockPorts;
  readonly ids: IdPorts;
  readonly navigation: NavigationPorts;
  readonly errors: ErrorPorts;
  readonly analytics: AnalyticsPorts;
  /** Kept on the device. */
  readonly storage: StoragePorts;
  /** Kept while the tab is open. */
  readonly session: StoragePorts;
  readonly page: PagePorts;
  readonly release: ReleasePorts;
};

export type Services = NamedPorts<{ [group in keyof PortGroups]: PortGroups[group] }>;
