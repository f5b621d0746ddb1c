/** What is no message of ours is none at all. */
import { expect, test } from '@jest/globals';
import { PAGE_HTML_MAX_CHARS } from '#contract/pages/page.route.ts';
import { REWRITE_MAX_CHARS } from '#contract/writing/rewrite.route.ts';
import {
  askedSchema,
  pageAnswerSchema,
  passSchema,
  selectionAnswerSchema,
  wantedSchema,
} from '#extension/lib/messages.schema.ts';

const PASS = {
  type: 'pass',
  state: '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a3',
  origin: `chrome-extension://${'a'.repeat(32)}`,
  pass: 'v1.a.b',
  until: '2026-12-01T16:00:00.000Z',
  workspaceId: '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a4',
};
const SELECTED = {
  type: 'selected',
  heldId: '1',
  field: 'editable',
  text: 'big',
  language: 'en',
  hasFocus: true,
};
const PAGE = { type: 'page', url: 'https://jars.example/', title: 'Jars', html: '<p>' };
const WANTED = {
  kind: 'rewrite',
  id: PASS.state,
  tabId: 1,
  frameId: 0,
  task: 'shorten',
  selected: '',
};

test.each([
  [passSchema, PASS],
  [selectionAnswerSchema, SELECTED],
  [selectionAnswerSchema, { type: 'refused', why: 'notText', hasFocus: false }],
  [pageAnswerSchema, PAGE],
  [wantedSchema, WANTED],
  [askedSchema, { ask: 'replace', heldId: '1', text: 'new' }],
] as const)('a message of ours is read: %#', (schema, message) => {
  expect(schema.safeParse(message).data).toEqual(message);
});

test.each([
  [passSchema, { ...PASS, origin: 'https://evil.example' }],
  [passSchema, { ...PASS, state: 'guessed' }],
  [passSchema, { ...PASS, pass: 'v'.repeat(5000) }],
  [passSchema, 'pass'],
  [selectionAnswerSchema, { ...SELECTED, field: 'password' }],
  [selectionAnswerSchema, { ...SELECTED, text: 'a'.repeat(REWRITE_MAX_CHARS + 1) }],
  [selectionAnswerSchema, { ...SELECTED, heldId: '' }],
  [pageAnswerSchema, { ...PAGE, url: 'javascript:alert(1)' }],
  [pageAnswerSchema, { ...PAGE, url: 'chrome://settings' }],
  [pageAnswerSchema, { ...PAGE, html: 'a'.repeat(PAGE_HTML_MAX_CHARS + 1) }],
  [wantedSchema, { ...WANTED, task: 'draft' }],
  [askedSchema, { ask: 'evaluate', code: '1' }],
  [askedSchema, { ask: 'replace', heldId: '1', text: '' }],
  [askedSchema, null],
] as const)('anything else is not: %#', (schema, message) => {
  expect(schema.safeParse(message).success).toBe(false);
});
