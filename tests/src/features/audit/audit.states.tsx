import { FIRST_FAULT_VIEW, shownGroups } from '#domain/audit/faultTable.ts';
import { FIRST_VIEW, wideNames } from '#domain/audit/table.ts';
import { AuditBarView } from '#src/features/audit/AuditBarView.tsx';
import { AuditFiltersView } from '#src/features/audit/AuditFiltersView.tsx';
import { AuditFormView } from '#src/features/audit/AuditFormView.tsx';
import { AuditGroupsView } from '#src/features/audit/AuditGroupsView.tsx';
import { AuditTableView } from '#src/features/audit/AuditTableView.tsx';
import { FaultDetailsView } from '#src/features/audit/FaultDetailsView.tsx';
import { FaultFiltersView } from '#src/features/audit/FaultFiltersView.tsx';
import { FaultPagesView } from '#src/features/audit/FaultPagesView.tsx';
import { FaultTableView } from '#src/features/audit/FaultTableView.tsx';
import { PageDetailsView } from '#src/features/audit/PageDetailsView.tsx';
import { SavedViewsView } from '#src/features/audit/SavedViewsView.tsx';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { anAuditedPage, noNetwork } from '#tests/support/factories.ts';

const faults = [{ name: 'titleMissing', count: null, details: [] }];
const earlier = {
  state: 'read',
  problem: null,
  words: 780,
  seo: 55,
  aiSearch: 40,
  notScored: null,
  bad: [],
  fair: [],
  isSameText: false,
  isSameKeyphrase: true,
  faults: [],
} as const;
const pages = [
  anAuditedPage({
    keyphrase: 'burr grinder',
    scoredFor: 'burr grinder',
    before: { ...earlier, bad: [], fair: [], faults: [] },
  }),
  anAuditedPage({ position: 1, url: 'https://coffee.example/jar', title: 'Jars', seo: 38, faults }),
  anAuditedPage({
    position: 2,
    url: 'https://coffee.example/old',
    title: '',
    seo: null,
    words: null,
    state: 'failed',
    problem: 'page_not_read',
    answer: null,
    bad: [],
    fair: [],
  }),
];
const wide = wideNames(pages);
const groups = shownGroups(pages, FIRST_FAULT_VIEW);
const [fault] = groups;
const AUDIT_GROUPS = [
  {
    kind: 'sameKeyphrase',
    positions: [0, 1],
    keyphrase: 'burr grinder',
    isGiven: true,
    share: null,
  },
  { kind: 'sameText', positions: [1, 2], keyphrase: null, isGiven: false, share: 0.92 },
] as const;
const auditGroups = AUDIT_GROUPS.map((group) => ({ ...group, positions: [...group.positions] }));
const empty = auditForm.select(rootReducer(undefined, { type: 'nothing' }));
const form = idle('onChange', 'onFile', 'onEncoding', 'onDropList', 'onSubmit');
const rounds = [
  {
    state: 'read',
    round: 2,
    problem: null,
    words: 820,
    seo: 61.5,
    aiSearch: 40,
    notScored: null,
    about: ['burr grinder'],
    readAt: '2026-05-07T00:00:00.000Z',
    checks: [{ name: 'descriptionLength', rating: 'bad', value: 0 }],
  },
] as const;

export const gallery: Gallery = {
  AuditBarView: page({
    faults: (
      <AuditBarView
        groups={auditGroups}
        part="faults"
        faults={3}
        figures={null}
        {...idle('onPart', 'onExport')}
      />
    ),
  }),
  AuditFiltersView: page({
    first: <AuditFiltersView pages={pages} view={FIRST_VIEW} {...idle('onChange')} />,
  }),
  AuditFormView: page({
    empty: <AuditFormView state={empty} {...form} />,
    refused: (
      <AuditFormView
        state={{
          ...empty,
          values: { ...empty.values, addresses: 'https://coffee.example/' },
          error: noNetwork,
        }}
        {...form}
      />
    ),
  }),
  AuditGroupsView: page({
    'two groups': (
      <AuditGroupsView
        groups={auditGroups}
        pages={pages}
        state="ready"
        {...idle('onOpen', 'onAgain')}
      />
    ),
  }),
  AuditTableView: page({
    'three pages': (
      <AuditTableView
        {...{ pages, view: FIRST_VIEW, openAt: 0, wide, round: 2 }}
        hasFigures={false}
        hasFaults
        {...idle('onSort', 'onOpen')}
      />
    ),
  }),
  FaultDetailsView: panel(
    fault
      ? { 'of one page': <FaultDetailsView group={fault} {...idle('onOpenPage', 'onClose')} /> }
      : {},
  ),
  FaultFiltersView: page({
    first: <FaultFiltersView view={FIRST_FAULT_VIEW} isCompared {...idle('onChange')} />,
  }),
  FaultPagesView: page({
    'one page': (
      <FaultPagesView
        rows={pages.slice(1, 2).map((of) => ({
          page: of,
          faults: [
            {
              name: 'titleMissing',
              part: 'technical',
              severity: 'error',
              isNew: true,
              fault: { count: null, details: [] },
            },
          ],
        }))}
        wide={[]}
        openAt={null}
        {...idle('onOpen')}
      />
    ),
  }),
  FaultTableView: page({
    'by severity': (
      <FaultTableView
        groups={groups}
        view={FIRST_FAULT_VIEW}
        openName={null}
        {...idle('onSort', 'onOpen')}
      />
    ),
  }),
  PageDetailsView: panel({
    'with its history': (
      <PageDetailsView
        {...{ page: pages[1] ?? anAuditedPage(), periods: [], wide, keyphrase: null }}
        rounds={rounds.map((round) => ({
          ...round,
          about: [...round.about],
          checks: [...round.checks],
        }))}
        {...idle('onClose')}
      />
    ),
  }),
  SavedViewsView: page({
    'two are saved': (
      <SavedViewsView
        views={[
          { ...FIRST_VIEW, name: 'Spring' },
          { ...FIRST_VIEW, name: 'Thin pages' },
        ]}
        view={FIRST_VIEW}
        {...idle('onChoose', 'onSave', 'onDrop')}
      />
    ),
  }),
};
