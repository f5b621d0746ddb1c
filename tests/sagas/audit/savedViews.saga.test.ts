import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { VIEWS_KEY } from '#domain/audit/savedViews.ts';
import { FIRST_VIEW } from '#domain/audit/table.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { hints } from '#store/settings/hints.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const named = (name: string) => ({ ...FIRST_VIEW, name });

async function setup(count: number) {
  let config: UserConfig = {
    [VIEWS_KEY]: Array.from({ length: count }, (_, at) => named(`View ${at}`)),
  };
  let fails = 0;
  const page = await startPage({
    user: {
      async getConfig() {
        if (fails > 0) {
          fails -= 1;
          throw noNetwork;
        }
        return config;
      },
      async postConfig({ body }) {
        config = body;
        return body;
      },
    },
  });
  return {
    ...page,
    failNext: (reads: number) => {
      fails = reads;
    },
    config: () => config,
    names: () => (config[VIEWS_KEY] as { name: string }[]).map(({ name }) => name),
    notices: () => notices.select(page.state()).map(({ text }) => text),
  };
}

test.each([1, 2])('views stay when %s reads of what is stored fail', async (reads) => {
  const page = await setup(2);
  page.failNext(reads);
  page.dispatch(audits.viewSaved({ view: named('Mine') }));
  await page.pass();
  expect(page.names().slice(0, 2)).toEqual(['View 0', 'View 1']);
  expect(page.notices()).toEqual(['auditViewNotKept']);
});

test('changes of one page wait for each other, whatever they are about', async () => {
  const page = await setup(1);
  page.dispatch(audits.viewSaved({ view: named('A') }));
  page.dispatch(audits.viewSaved({ view: named('B') }));
  page.dispatch(hints.hidden({ key: 'modelHint.brief' }));
  page.dispatch(audits.viewDropped({ name: 'View 0' }));
  await page.pass();
  expect(page.names()).toEqual(['A', 'B']);
  expect(Object.keys(page.config())).toHaveLength(2);
  expect(page.notices()).toEqual([]);
});

test('a view too many is refused, and none goes for it; one of a known name is replaced', async () => {
  const page = await setup(BOUNDS.savedViews.most);
  page.dispatch(audits.viewSaved({ view: named('One more') }));
  await page.pass();
  expect(page.names().at(0)).toBe('View 0');
  expect(page.names().length).toEqual(BOUNDS.savedViews.most);
  expect(page.notices()).toEqual(['auditViewsFull']);
  page.dispatch(audits.viewSaved({ view: named('View 3') }));
  await page.pass();
  expect(page.names().at(-1)).toBe('View 3');
});
