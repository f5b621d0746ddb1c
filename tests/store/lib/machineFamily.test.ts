import { expect, test } from '@jest/globals';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '#store/lib/machineFamily.ts';

const upMachine = defineMachine({
  name: 'uploads',
  purpose: 'Uploads files.',
  initial: 'queued',
  rest: ['queued', 'done'],
  table: { queued: { started: 'busy' }, busy: { ended: 'done', dropped: 'queued' }, done: {} },
});

type Upload =
  | { readonly status: 'queued' | 'busy'; readonly name: string }
  | { readonly status: 'done'; readonly name: string; readonly url: string };
interface OfFile {
  readonly fileId: string;
}

const uploads = machineFamily<Upload>()(upMachine, {
  key: 'fileId',
  absent: { status: 'queued', name: '' },
  creates: ['started'],
  isOver: ({ status }) => status === 'queued',
  events: {
    started: (from, { name }: OfFile & { readonly name: string }) => ({
      ...from,
      name,
      status: 'busy',
    }),
    ended: (from, { url }: OfFile & { readonly url: string }) => ({ ...from, status: 'done', url }),
    dropped: (from, _of: OfFile) => ({ ...from, status: 'queued' }),
  },
  changes: {
    renamed: (from, { name }: OfFile & { readonly name: string }) => ({ ...from, name }),
  },
  all: {
    cleared: (entries) =>
      Object.fromEntries(Object.entries(entries).filter(([, { status }]) => status !== 'done')),
  },
  selectors: { selectCount: (entries) => Object.keys(entries).length },
});

type State = ReturnType<typeof uploads.reducer>;
const after = (...actions: readonly Parameters<typeof uploads.reducer>[1][]) =>
  actions.reduce<State | undefined>(uploads.reducer, undefined) ?? {};
const a = { fileId: 'a' };
const started = uploads.started({ ...a, name: 'x' });

test('each key has its own state', () => {
  const state = after(started, uploads.started({ fileId: 'b', name: 'y' }));
  const next = uploads.reducer(state, uploads.ended({ ...a, url: '/a' }));
  expect(next).toEqual({
    a: { status: 'done', name: 'x', url: '/a' },
    b: { status: 'busy', name: 'y' },
  });
  expect(next.b).toBe(state.b);
});

test('an event for an unknown key changes nothing unless it creates an entry', () => {
  const state = after();
  expect(uploads.reducer(state, uploads.ended({ ...a, url: '/a' }))).toBe(state);
  expect(uploads.reducer(state, uploads.renamed({ ...a, name: 'z' }))).toBe(state);
});

test('an illegal event returns the same entries', () => {
  const state = after(started);
  expect(uploads.reducer(state, started)).toBe(state);
});

test('an entry that is over is removed', () => {
  expect(after(started, uploads.dropped(a))).toEqual({});
});

test('without an absent entry select returns null for an unknown key', () => {
  const family = machineFamily<Upload>()(upMachine, {
    key: 'fileId',
    absent: null,
    events: {
      started: (from, _of: OfFile) => ({ ...from, status: 'busy' }),
      ended: (from, { url }: OfFile & { readonly url: string }) => ({
        ...from,
        status: 'done',
        url,
      }),
      dropped: (from, _of: OfFile) => ({ ...from, status: 'queued' }),
    },
  });
  expect(family.reducer({}, family.started(a))).toEqual({});
  expect(family.select({}, 'a')).toBeNull();
});

test('a change of all gets every entry', () => {
  const state = after(started, uploads.ended({ ...a, url: '/a' }), uploads.cleared());
  expect(state).toEqual({});
});

test('select returns the same object for every unknown key', () => {
  const root = { uploads: after(started) };
  expect(uploads.select(root, 'a').status).toBe('busy');
  expect(uploads.select(root, 'b')).toBe(uploads.select({}, 'c'));
  expect(uploads.selectAll(root)).toBe(root.uploads);
  expect(uploads.selectCount(root)).toBe(1);
});
