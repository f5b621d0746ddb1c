import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { auditFormSaga } from '#sagas/audit/auditForm.saga.ts';
import { KEPT_FORM_MAX_CHARS, KEPT_FORMS } from '#sagas/session/keptForm.api.ts';
import { signOutSaga } from '#sagas/session/signOut.saga.ts';
import { topicFormSaga } from '#sagas/topics/topicForm.saga.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { aUser } from '#tests/support/factories.ts';
import { storageIn } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const WORKFLOWS = { topicForm: topicFormSaga, auditForm: auditFormSaga, signOut: signOutSaga };

/** A visit of an account to a device that keeps these texts. */
const visit = (kept: Map<string, string>, id = 'ada') =>
  startWorkflows(WORKFLOWS, { storage: storageIn(kept) }, aUser({ id }));

type Page = ReturnType<typeof visit>;

interface Form {
  type(page: Page, text: string): void;
  typed(page: Page): string;
  send(page: Page): void;
}

const FORMS: Readonly<Record<(typeof KEPT_FORMS)[number], Form>> = {
  topicForm: {
    type: (page, seed) => page.dispatch(topicForm.edited({ seed })),
    typed: (page) => topicForm.select(page.state()).values.seed,
    send(page) {
      page.dispatch(topicForm.submitted({ requestId: 'asked' }));
      page.dispatch(topicForm.accepted());
    },
  },
  auditForm: {
    type: (page, addresses) => page.dispatch(auditForm.edited({ addresses })),
    typed: (page) => auditForm.select(page.state()).values.addresses,
    send(page) {
      page.dispatch(auditForm.submitted({ requestId: 'asked' }));
      page.dispatch(auditForm.accepted());
    },
  },
};

for (const name of KEPT_FORMS) {
  const { type, typed, send } = FORMS[name];

  // §d.save.21
  test(`what is typed into ${name} is there after a reload, for its account alone`, async () => {
    const kept = new Map<string, string>();
    const page = visit(kept);
    type(page, 'coffee');
    await page.pass(500);
    closePages();
    expect(typed(visit(kept))).toBe('coffee');
    closePages();
    expect(typed(visit(kept, 'bob'))).toBe('');
  });

  // §d.save.21
  test(`${name} keeps nothing once it is sent, is emptied, or the account signs out`, async () => {
    for (const end of [
      send,
      (page: Page) => type(page, ''),
      (page: Page) => page.dispatch(signOut.requested()),
    ]) {
      const kept = new Map<string, string>();
      const page = visit(kept);
      type(page, 'coffee');
      await page.pass(500);
      expect([...kept.keys()]).toEqual([`form/${name}:ada`]);
      end(page);
      await page.pass(500);
      expect([...kept.keys()]).toEqual([]);
      closePages();
    }
  });

  test(`${name} keeps no more than the device has room for, and nothing that is damaged`, async () => {
    const kept = new Map<string, string>();
    const page = visit(kept);
    type(page, 'x'.repeat(KEPT_FORM_MAX_CHARS));
    await page.pass(500);
    expect([...kept.keys()]).toEqual([]);
    closePages();
    expect(typed(visit(new Map([[`form/${name}:ada`, '{"seed":1}']])))).toBe('');
  });
}

// §d.save.21
test('what another tab has typed since stays', async () => {
  const kept = new Map<string, string>();
  const [first, second] = [visit(kept), visit(kept)];
  FORMS.topicForm.type(first, 'coffee');
  await first.pass(500);
  FORMS.topicForm.type(second, 'tea');
  await second.pass(500);
  FORMS.topicForm.send(first);
  await first.pass(500);
  closePages();
  expect(FORMS.topicForm.typed(visit(kept))).toBe('tea');
});
