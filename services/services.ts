/**
 * Every port of the page, by group; the types are in the `*.ports.ts` of each subject. Sagas import these types
 * alone; the values reach them through the saga context (`main/page.tsx` builds them, replays and tests build others
 * under the same names). Ports return plain data, and reject with a `PortError`.
 */
import type { Api } from '#contract/routes.ts';
import type { PaywallPorts } from './access/access.ports.ts';
import type { EditorPorts, JournalPorts, LockPorts } from './article/article.ports.ts';
import type { DesignToolPorts } from './design/design.ports.ts';
import type { FilePorts } from './images/images.ports.ts';
import type {
  ClipboardPorts,
  ClockPorts,
  ErrorPorts,
  IdPorts,
  StoragePorts,
} from './lib/browser.ports.ts';
import type { NamedPorts } from './lib/definePorts.ts';
import type { AnalysisPorts, SnapshotPorts } from './seo/seo.ports.ts';
import type {
  AnalyticsPorts,
  ExtensionPorts,
  FlagPorts,
  HostPorts,
  NavigationPorts,
  PagePorts,
  ReleasePorts,
  SidebarPorts,
  TokenPorts,
} from './session/session.ports.ts';
import type { SpellingPorts } from './spelling/spelling.ports.ts';
import type { RecordingPorts, ReplayPorts } from './support/support.ports.ts';
import type { DocumentPorts, DownloadPorts, PrintingPorts } from './transfer/transfer.ports.ts';
import type { GenerationPorts } from './writing/writing.ports.ts';

// Groups are type aliases, not interfaces, so that they fit `Record<string, Port>`.
export type PortGroups = Api & {
  readonly host: HostPorts;
  readonly paywall: PaywallPorts;
  readonly sidebar: SidebarPorts;
  readonly flags: FlagPorts;
  readonly token: TokenPorts;
  readonly extension: ExtensionPorts;
  readonly generation: GenerationPorts;
  readonly editor: EditorPorts;
  readonly analysis: AnalysisPorts;
  readonly spelling: SpellingPorts;
  readonly clipboard: ClipboardPorts;
  readonly files: FilePorts;
  readonly designTool: DesignToolPorts;
  readonly documents: DocumentPorts;
  readonly downloads: DownloadPorts;
  readonly printing: PrintingPorts;
  readonly replay: ReplayPorts;
  readonly journal: JournalPorts;
  readonly snapshots: SnapshotPorts;
  readonly lock: LockPorts;
  readonly clock: ClockPorts;
  readonly ids: IdPorts;
  readonly navigation: NavigationPorts;
  readonly errors: ErrorPorts;
  readonly analytics: AnalyticsPorts;
  /** Stored on the device. */
  readonly storage: StoragePorts;
  /** Stored while the tab is open. */
  readonly session: StoragePorts;
  readonly page: PagePorts;
  readonly release: ReleasePorts;
  readonly recording: RecordingPorts;
};

export type Services = NamedPorts<{ [group in keyof PortGroups]: PortGroups[group] }>;
