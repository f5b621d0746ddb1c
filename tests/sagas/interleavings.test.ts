/** Everything that shows a change at once: in whatever order things happen, and whichever answer is lost, page and server agree at rest. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { stalenessOf } from '#contract/reads.ts';
import { routes } from '#contract/routes.ts';
import { SCENARIOS } from '#tests/support/interleavings/scenarios.ts';
import { interleavings } from '#tests/support/interleavings/search.ts';

/** `npm run verify:interleavings` searches them all. */
const ORDERS_MOST = 120;
/** A fault that was once in these shows only after that many. */
const MORE: Readonly<Record<string, number>> = { units: 1000 };

// §d.save.20 §d.concurrent.3
test.each(Object.entries(SCENARIOS))('%s: page and server agree at rest', (name, scenario) => {
  const { orders, story } = interleavings(scenario, { ordersMost: MORE[name] ?? ORDERS_MOST });
  expect(story).toBeNull();
  expect(orders).toBeGreaterThan(50);
});

test('every row of the writes table is searched', async () => {
  const files = globSync('store/*/*.writes.ts').map((file) => import(`../../${file}`));
  const modules = (await Promise.all(files)) as readonly Readonly<Record<string, unknown>>[];
  const rows = modules.flatMap((module) =>
    Object.entries(module).flatMap(([table, own]) =>
      table.endsWith('Writes') ? Object.keys(Object(own)).map((row) => `${table}.${row}`) : [],
    ),
  );
  expect(Object.keys(SCENARIOS)).toEqual(expect.arrayContaining(rows));
});

/** By the saga that sends it: the scenario of what it shows at once. */
const SHOWN_AT_ONCE: Readonly<Record<string, keyof typeof SCENARIOS>> = {
  'article/delete': 'articleDelete',
  'article/restoreDeleted': 'articleDelete',
  'article/save': 'articleSave',
  'folders/saveTags': 'workspaceTags',
  'humanizer/humanizer': 'units',
  'images/deletion': 'images/deletion',
  'session/userConfig.api': 'userConfig',
  'sources/sources': 'sources',
  'writing/conversations': 'conversations',
  'writing/savedPrompts': 'savedPrompts',
};

/** These show that something is under way, or used up (`units`), and its result when it is answered. */
const SHOWN_WHEN_ANSWERED = `
access/keptAnswers access/purchase archive/archiveExport archive/archiveImport audit/auditFigures audit/auditForm audit/auditKeyphrase
audit/auditRound briefs/brief briefs/briefPlan briefs/briefWizard design/designConnection design/designReturn design/imageDesign
examples/examples folders/workspace history/restore history/versions ideas/ideas images/articleImage images/changeArticle
images/coverMaking images/imageMaking images/repeatImage publishing/publish publishing/siteText publishing/sites removal/removal
seo/competitors seo/pageImport seo/scoreLedger seo/snapshotFile settings/mailSettings settings/modelSettings settings/searchSettings
sharing/share social/postWizard support/problemReport topics/topicContinuation topics/topicForm transfer/import transfer/transfer.api voice/saveVoice voice/tone
work/work writing/followAnswer writing/followProposal writing/job writing/proposal writing/sendQuestion writing/startJob
writing/translation writing/wizard writing/wizardRequests`
  .trim()
  .split(/\s+/);

const WRITES = Object.entries(routes).flatMap(([group, table]) =>
  Object.keys(table).filter((op) => stalenessOf(`${group}.${op}`) !== null),
);
const sends = (file: string): boolean => {
  const text = readFileSync(file, 'utf8');
  return WRITES.some((op) => new RegExp(`\\.${op}\\b`).test(text));
};

test('every saga that sends a write is searched, or shows nothing before the answer', () => {
  const sending = globSync('sagas/*/*.ts').filter(sends);
  const named = sending.map((file) => file.slice('sagas/'.length).replace(/(\.saga)?\.ts$/, ''));
  expect(named.sort()).toEqual([...Object.keys(SHOWN_AT_ONCE), ...SHOWN_WHEN_ANSWERED].sort());
  expect(Object.keys(SCENARIOS)).toEqual(expect.arrayContaining(Object.values(SHOWN_AT_ONCE)));
});
