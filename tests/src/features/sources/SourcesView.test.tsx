/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { CheckedClaim } from '#domain/sources/checkedClaims.ts';
import { ClaimsView } from '#src/features/sources/ClaimsView.tsx';
import { SourcesView } from '#src/features/sources/SourcesView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { aSource, noNetwork } from '#tests/support/factories.ts';

const idle = { status: 'idle' } as const;
const drawSources = (props: Partial<ComponentProps<typeof SourcesView>> = {}) =>
  draw(
    <SourcesView
      sources={[]}
      work={idle}
      hint={null}
      onTask={() => {}}
      onDismiss={() => {}}
      onCopyQuote={() => {}}
      {...props}
    />,
  );

test('an address is added with its scheme; what is none, or known, is said at the field', async () => {
  const onTask = jest.fn();
  drawSources({ onTask, sources: [aSource()] });
  const field = screen.getByRole('textbox', { name: 'Address of a web page' });
  await userEvent.type(field, 'no address{Enter}');
  expect(field).toHaveAccessibleDescription('This is not the address of a web page.');
  await userEvent.clear(field);
  await userEvent.type(field, 'a.example/study{Enter}');
  expect(field).toHaveAccessibleDescription('This page is in the list already.');
  await userEvent.clear(field);
  await userEvent.type(field, 'b.example{Enter}');
  expect(onTask.mock.calls).toEqual([[{ kind: 'add', url: 'https://b.example/' }]]);
  expect(field).toHaveValue('');
});

// §d.save.19
test('an address that was refused is in its field again', async () => {
  const refused = { kind: 'add', url: 'https://b.example/' } as const;
  const work = { status: 'failed', task: refused, error: noNetwork } as const;
  drawSources({ work });
  expect(screen.getByRole('textbox', { name: 'Address of a web page' })).toHaveValue(refused.url);
});

// §d.sources.1
test('a page that could not be read says why, and can be tried again', async () => {
  const onTask = jest.fn();
  const source = aSource({
    state: 'unreachable',
    reason: 'The page answered 500.',
    words: 0,
    title: '',
  });
  drawSources({ onTask, sources: [source] });
  expect(screen.getByText('The page could not be reached. The page answered 500.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read a.example again' }));
  expect(onTask.mock.calls).toEqual([[{ kind: 'readAgain', url: source.url }]]);
});

test('with ten sources there is no field; a failure is shown until it is dismissed', async () => {
  const onDismiss = jest.fn();
  const sources = Array.from({ length: 10 }, (_, at) =>
    aSource({ url: `https://a.example/${at}` }),
  );
  const work = { status: 'failed', task: { kind: 'check' }, error: noNetwork } as const;
  drawSources({ onDismiss, sources, work });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('This did not work.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

const entry = (change: Partial<CheckedClaim>): CheckedClaim => ({
  kind: 'figure',
  key: 'k',
  text: '12 %',
  statement: 'Sales grew by 12 %.',
  words: 0,
  state: 'unsupported',
  blockIds: ['b1'],
  url: null,
  quoted: null,
  checkedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
const drawClaims = (props: Partial<ComponentProps<typeof ClaimsView>> = {}) =>
  draw(
    <ClaimsView
      entries={[entry({})]}
      isChecking={false}
      isBusy={false}
      isMarked={false}
      atCaret={null}
      onMark={() => {}}
      onCheck={() => {}}
      onVouch={() => {}}
      onExport={() => {}}
      onReveal={() => {}}
      {...props}
    />,
  );

test('a claim leads to its place, and the writer can vouch for it and take that back', async () => {
  const onReveal = jest.fn();
  const onVouch = jest.fn();
  drawClaims({
    onReveal,
    onVouch,
    entries: [entry({}), entry({ key: 'm', state: 'mine', text: '7 km' })],
  });
  await userEvent.click(screen.getByRole('button', { name: /12 % Sales grew/ }));
  expect(onReveal).toHaveBeenCalledWith('b1', {
    text: '12 %',
    within: entry({}).statement,
  });
  await userEvent.click(
    screen.getByRole('button', { name: 'I vouch for it: “12 %”', pressed: false }),
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'You vouch for it: “7 km”', pressed: true }),
  );
  expect(onVouch.mock.calls).toEqual([
    [{ kind: 'figure', key: 'k', isMine: true }],
    [{ kind: 'figure', key: 'm', isMine: false }],
  ]);
});

test('what was found shows its words and source, and needs no word of the writer', () => {
  drawClaims({
    entries: [entry({ state: 'verified', url: 'https://a.example/x', quoted: 'It was 12 %.' })],
  });
  expect(screen.getByRole('link', { name: 'a.example says:' })).toHaveAttribute(
    'href',
    'https://a.example/x',
  );
  expect(screen.getByText('It was 12 %.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: /vouch/ })).toBeNull();
});

test('the list is filtered by state; a state that nothing has is not offered', async () => {
  drawClaims({
    entries: [
      entry({}),
      entry({ key: '2', state: 'unchecked' }),
      entry({ key: '3', state: 'dead', kind: 'link' }),
    ],
  });
  expect(screen.getByText('3 claims, 3 open')).toBeVisible();
  const filters = screen.getByRole('group', { name: 'Show' });
  expect(within(filters).queryByRole('button', { name: /Yours/ })).toBeNull();
  await userEvent.click(within(filters).getByRole('button', { name: 'Dead link 1' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

// §d.claims.10
test('the marks in the text are switched here; the claim at the caret is in the list whatever the filter', async () => {
  const onMark = jest.fn();
  const entries = [entry({}), entry({ key: '2', state: 'dead', kind: 'link' })];
  drawClaims({ entries, onMark, isMarked: true, atCaret: 'figure k' });
  expect(screen.getByText(/^Found: a line\./)).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Mark in the text', checked: true }));
  expect(onMark).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dead link 1' }));
  expect(screen.getAllByRole('listitem').map((item) => item.ariaCurrent)).toEqual(['true', null]);
});

// §d.claims.7
test('a quotation that is too long and a copied passage say so', () => {
  drawClaims({
    entries: [
      entry({ kind: 'quote', words: 31, text: 'long words' }),
      entry({ kind: 'copied', key: 'c', text: 'word for word', url: 'https://a.example/x' }),
    ],
  });
  expect(screen.getByText('31 words. Quote at most 25.')).toBeVisible();
  expect(screen.getByText(/Stands word for word on a.example/)).toBeVisible();
});

test('buttons of several sources of one site have names of their own', () => {
  const sources = ['one', 'two'].map((page) =>
    aSource({ url: `https://a.example/${page}`, quotes: [`Quote ${page}.`, `More of ${page}.`] }),
  );
  drawSources({ sources });
  const buttons = screen.getAllByRole('button', { hidden: true });
  const names = buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toContain('Read a.example/one again');
  expect(names).toContain('Copy with link: “More of two.”');
  expect(new Set(names).size).toBe(names.length);
});
