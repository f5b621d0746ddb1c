import { USUAL_COLOURS } from '#domain/images/cover.ts';
import { AddWordsView } from '#src/features/settings/AddWordsView.tsx';
import { ArchiveImportView } from '#src/features/settings/ArchiveImportView.tsx';
import { ArchiveJobView } from '#src/features/settings/ArchiveJobView.tsx';
import { BrandColoursView } from '#src/features/settings/BrandColoursView.tsx';
import { DefaultsView } from '#src/features/settings/DefaultsView.tsx';
import { DesignAccountView } from '#src/features/settings/DesignAccountView.tsx';
import { DesignCallbackView } from '#src/features/settings/DesignCallbackView.tsx';
import { exporting } from '#src/features/settings/data.copy.ts';
import { dictionary } from '#src/features/settings/dictionary.copy.ts';
import { EnvironmentModelsView } from '#src/features/settings/EnvironmentModelsView.tsx';
import { EventsView } from '#src/features/settings/EventsView.tsx';
import { ExportView } from '#src/features/settings/ExportView.tsx';
import { ImportReportView } from '#src/features/settings/ImportReportView.tsx';
import { LedgerView } from '#src/features/settings/LedgerView.tsx';
import { MailFormView } from '#src/features/settings/MailFormView.tsx';
import { ModelsFormView } from '#src/features/settings/ModelsFormView.tsx';
import { NotificationsView } from '#src/features/settings/NotificationsView.tsx';
import { PageImportView } from '#src/features/settings/PageImportView.tsx';
import { PageListView } from '#src/features/settings/PageListView.tsx';
import { RemovalDialogView } from '#src/features/settings/RemovalDialogView.tsx';
import { SearchFormView } from '#src/features/settings/SearchFormView.tsx';
import { SiteFormView } from '#src/features/settings/SiteFormView.tsx';
import { SiteView } from '#src/features/settings/SiteView.tsx';
import { WebsiteView } from '#src/features/settings/WebsiteView.tsx';
import { WordListView } from '#src/features/settings/WordListView.tsx';
import { dialog, type Gallery, idle, page } from '#tests/gallery/views.ts';
import {
  anAnswer,
  anArchive,
  anArchiveReport,
  anImportedPage,
  aSite,
  aUsageEntry,
  idOf,
  noNetwork,
  someModels,
} from '#tests/support/factories.ts';

const resting = { status: 'resting', result: null } as const;
const { models } = someModels();
const forms = idle('onList', 'onTest', 'onSave', 'onRemove');
const colours = {
  chosen: USUAL_COLOURS,
  stored: USUAL_COLOURS,
  preview: undefined,
  isSaving: false,
  ...idle('onChange', 'onSave', 'onClear', 'onKeepTheirs'),
};
const RUNNING = {
  id: idOf(121),
  state: 'running',
  failure: null,
  done: 3,
  failed: 0,
  total: 9,
} as const;
const exports = idle('onExport', 'onDownload', 'onStop');
const imports = idle('onChoose', 'onCancel', 'onStop');
const noDesign = { status: 'resting', outcome: null, error: null } as const;
const account = {
  name: 'Ann Editor',
  isEnded: false,
  connectedAt: '2026-05-01T10:00:00.000Z',
  usedAt: '2026-05-03T10:00:00.000Z',
  problem: null,
};
const ofDesign = {
  isOn: true,
  account,
  canWrite: true,
  state: noDesign,
  ...idle('onConnect', 'onDisconnect'),
};
const words = {
  texts: dictionary,
  adding: (props: Parameters<typeof AddWordsView>[0]) => <AddWordsView {...props} />,
  ...idle('onAdd', 'onRemove'),
};

const noSite = { status: 'resting', connectedId: null, error: null } as const;
const ofSite = {
  canChange: true,
  isChecking: false,
  pages: 'resting' as const,
  ...idle('onCheck', 'onChoose', 'onDisconnect', 'onImport'),
};

export const gallery: Gallery = {
  BrandColoursView: page({
    'as they are stored': <BrandColoursView canChange error={null} {...colours} />,
    'not stored': <BrandColoursView canChange error={noNetwork} {...colours} />,
  }),
  EnvironmentModelsView: page(
    models === null ? {} : { 'two models': <EnvironmentModelsView models={models} /> },
  ),
  EventsView: page({
    'a week': (
      <EventsView
        log={{
          content: [
            {
              id: idOf(1),
              at: '2026-11-30T09:00:00.000Z',
              name: 'page_view',
              properties: { route: 'article' },
              userId: 'user-1',
              deviceId: idOf(2),
              visitId: idOf(3),
            },
          ],
          days: [
            { day: '2026-11-24', events: 12, people: 3 },
            { day: '2026-11-27', events: 40, people: 9 },
            { day: '2026-11-30', events: 7, people: 2 },
          ],
          last: true,
        }}
        from="2026-11-24"
        to="2026-11-30"
        page={0}
        {...idle('onPage')}
      />
    ),
    none: (
      <EventsView
        log={{ content: [], days: [], last: true }}
        from="2026-11-24"
        to="2026-11-30"
        page={0}
        {...idle('onPage')}
      />
    ),
  }),
  LedgerView: page({
    'one use': (
      <LedgerView
        ledger={{ content: [aUsageEntry()], last: true }}
        page={0}
        workspaceId={null}
        {...idle('onPage')}
      />
    ),
    none: (
      <LedgerView
        ledger={{ content: [], last: true }}
        page={0}
        workspaceId={null}
        {...idle('onPage')}
      />
    ),
  }),
  MailFormView: page({
    empty: <MailFormView stored={null} state={resting} email="ann@example.com" {...forms} />,
  }),
  ModelsFormView: page({
    stored: (
      <ModelsFormView
        stored={models}
        state={{ ...resting, names: ['large', 'small'] }}
        {...forms}
      />
    ),
    'not reached': (
      <ModelsFormView
        stored={null}
        state={{ status: 'resting', names: [], result: { type: 'failed', error: noNetwork } }}
        {...forms}
      />
    ),
  }),
  PageImportView: page({
    'by address': <PageImportView state={resting} keep={() => 'file'} {...idle('onImport')} />,
  }),
  PageListView: page({
    'two pages': (
      <PageListView
        list={{
          pages: [
            anImportedPage({ title: 'Grinders beside each other' }),
            anImportedPage({
              id: idOf(63),
              state: 'failed',
              problem: 'page_not_read',
              title: '',
              words: 0,
            }),
          ],
          total: 2,
          page: 0,
          last: true,
        }}
        canChange
        {...idle('onRemove', 'onTurn', 'onRefresh')}
      />
    ),
  }),
  SearchFormView: page({ empty: <SearchFormView stored={null} state={resting} {...forms} /> }),
  DesignAccountView: page({
    connected: <DesignAccountView {...ofDesign} />,
    'access has ended': (
      <DesignAccountView
        {...ofDesign}
        account={{
          ...account,
          isEnded: true,
          problem: { failure: 'design_not_connected', at: '2026-05-04T10:00:00.000Z' },
        }}
      />
    ),
    'no account': <DesignAccountView {...ofDesign} account={null} />,
    'not set up': <DesignAccountView {...ofDesign} isOn={false} account={null} />,
    'disconnected here alone': (
      <DesignAccountView
        {...ofDesign}
        account={null}
        state={{ ...noDesign, outcome: 'notRevoked' }}
      />
    ),
  }),
  DesignCallbackView: page({
    connecting: <DesignCallbackView state={{ ...noDesign, status: 'finishing' }} />,
    'access was not allowed': <DesignCallbackView state={{ ...noDesign, outcome: 'denied' }} />,
    'begun too long ago': (
      <DesignCallbackView
        state={{ ...noDesign, error: anAnswer(422, { code: 'design_state_expired' }) }}
      />
    ),
  }),
  SiteView: page({
    'an editor': <SiteView site={aSite()} isDefault error={null} {...ofSite} />,
    'a contributor whose password was revoked': (
      <SiteView
        site={aSite({
          role: 'contributor',
          abilities: ['write'],
          seo: [],
          problem: { failure: 'site_password_rejected', at: '2026-05-04T10:00:00.000Z' },
        })}
        isDefault={false}
        error={null}
        {...ofSite}
      />
    ),
    'read only': <SiteView site={aSite()} isDefault error={null} {...ofSite} canChange={false} />,
  }),
  SiteFormView: page({
    empty: <SiteFormView state={noSite} {...idle('onConnect')} />,
    'not WordPress': (
      <SiteFormView
        state={{ ...noSite, error: anAnswer(422, { code: 'site_not_wordpress' }) }}
        {...idle('onConnect')}
      />
    ),
  }),
  WebsiteView: page({
    saved: <WebsiteView saved="https://coffee.example" isSaving={false} {...idle('onSave')} />,
    'read only': <WebsiteView saved="https://coffee.example" isSaving={false} onSave={null} />,
  }),
  WordListView: page({
    'three words': <WordListView words={['Acme', 'Chemex', 'Kalita']} canChange {...words} />,
    empty: <WordListView words={[]} canChange {...words} />,
  }),
  ArchiveJobView: page({
    'a third': <ArchiveJobView job={RUNNING} copy={exporting} {...idle('onStop')} />,
  }),
  ExportView: page({
    ready: <ExportView archive={anArchive()} isBusy={false} error={null} {...exports} />,
    running: (
      <ExportView archive={anArchive({ job: RUNNING })} isBusy={false} error={null} {...exports} />
    ),
    'not reached': <ExportView archive={null} isBusy={false} error={noNetwork} {...exports} />,
  }),
  ArchiveImportView: page({
    resting: <ArchiveImportView archive={null} upload={null} error={null} {...imports} />,
    uploading: (
      <ArchiveImportView
        archive={null}
        upload={{ name: 'workspace-2026-11-30.zip', share: 0.4 }}
        error={null}
        {...imports}
      />
    ),
  }),
  ImportReportView: page({
    'with parts left out': (
      <ImportReportView
        name="workspace-2026-11-30.zip"
        report={anArchiveReport({
          isCopy: true,
          leftOut: [
            { path: `pages/${idOf(63)}.json`, reason: 'entry_known' },
            { path: `voices/${idOf(64)}.json`, reason: 'entry_damaged' },
          ],
          more: 3,
        })}
      />
    ),
  }),
  NotificationsView: page({
    wanted: (
      <NotificationsView
        mail={{ isPossible: true, isWanted: true, address: 'ann@example.com' }}
        {...idle('onMail')}
      />
    ),
    'without a mail server': (
      <NotificationsView
        mail={{ isPossible: false, isWanted: false, address: '' }}
        {...idle('onMail')}
      />
    ),
  }),
  DefaultsView: page({
    'with voices': (
      <DefaultsView
        language="en"
        voices={[{ id: idOf(1), name: 'Ours', isDefault: true }]}
        canChange
        {...idle('onLanguage', 'onVoice')}
      />
    ),
  }),
  RemovalDialogView: dialog({
    'of a workspace': (
      <RemovalDialogView
        subject="workspace"
        name="My Folder"
        notes={[]}
        isSending={false}
        error={null}
        {...idle('onConfirm', 'onCancel')}
      />
    ),
  }),
};
