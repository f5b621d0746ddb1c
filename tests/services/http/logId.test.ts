/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { logIdOf } from '#services/http/logId.ts';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// §7.api.3 §d.api.5
test('the log id is the one that the server left in a comment of the page', () => {
  expect(
    logIdOf(page('<!doctype html><!-- a --><head><!-- sm-log-id: 0b1-c2 --></head>'), () => 'new'),
  ).toBe('0b1-c2');
  expect(logIdOf(page('<!--sm-log-id=abc--><p>'), () => 'new')).toBe('abc');
});

// §7.api.3 §d.api.5
test.each(['<p>none</p>', '<!-- sm-log-id: <b> -->', '<!-- sm-log-id: __LOG ID__ -->'])(
  'without one it is new: %s',
  (html) => {
    expect(logIdOf(page(html), () => 'new')).toBe('new');
  },
);
