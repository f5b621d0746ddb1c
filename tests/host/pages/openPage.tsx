import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { SdkUser } from '#contract/host/host.ts';
import { HostApp } from '#host/pages/HostApp.tsx';
import { GoContext } from '#host/pages/navigation.ts';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { MARK } from '#tests/support/httpServer.ts';

/** An answer with problem details, or of better-auth. */
export interface Refused {
  readonly refused: number;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
export const OFFLINE = Symbol('no network');
/** The page of a captive portal. */
export const PORTAL = Symbol('portal');

/** What the server answers: a value, or a function of the body that was sent. */
type Answers = Readonly<Record<string, unknown>>;

export const ANN: SdkUser = {
  id: 'ann',
  email: 'ann@example.org',
  createDate: '2025-03-04T10:20:30.000Z',
  permissions: { noNews: false },
};
export const sessionOf = (user: SdkUser | null) => ({
  session: user === null ? null : { user, apiKey: 'key' },
});

/** The headers that our server sends with every answer. */
const OURS = new Map(Object.entries({ 'content-type': 'application/json', ...MARK }));

const respond = (status: number, body: unknown, headers: ReadonlyMap<string, string> = OURS) =>
  ({
    ok: status < 300,
    status,
    headers,
    text: async () => JSON.stringify(body),
  }) as unknown as Response;

function answerOf(value: unknown): Response {
  if (typeof value !== 'object' || value === null || !('refused' in value))
    return respond(200, value);
  const { refused, ...problem } = value as Refused;
  return respond(refused, problem);
}

/** Opens the host page of an address, on a server with these answers. */
export function openPage(address: string, answers: Answers) {
  const asked: { request: string; body: unknown }[] = [];
  const gone: string[] = [];
  const known: Answers = {
    'GET /host/api/session': sessionOf(ANN),
    'GET /host/api/sessions': { sessions: [] },
    'GET /host/api/second-factor': { isOn: false, backupCodesLeft: 0 },
    ...answers,
  };
  globalThis.fetch = jest.fn<typeof fetch>(async (path, init) => {
    const request = `${init?.method} ${String(path)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ request, body });
    if (!(request in known)) throw new Error(`The test has no answer to ${request}`);
    const answer = known[request];
    const value = typeof answer === 'function' ? answer(body) : answer;
    if (value === OFFLINE) throw new TypeError('Failed to fetch');
    if (value === PORTAL) return respond(200, {}, new Map([['content-type', 'text/html']]));
    return answerOf(value);
  });
  history.replaceState(null, '', address);
  const go = {
    to: (target: string) => gone.push(target),
    replace: (target: string) => gone.push(target),
  };
  render(
    <TestUi>
      <GoContext value={go}>
        <HostApp />
      </GoContext>
    </TestUi>,
  );
  return {
    /** The addresses that the page opened. */
    gone,
    /** The changes that it requested. */
    changes: () => asked.filter(({ request }) => !request.startsWith('GET ')),
  };
}
