import { expect, test } from '@jest/globals';
import { SAID_MAX_CHARS } from '#contract/lib/failure.ts';
import { saidBy, textIn } from '#server/adapters/model/serverSaid.ts';

// §d.installation.11
test.each([
  ['{"error":{"message":"Rate limit reached","type":"tokens"}}', 'Rate limit reached'],
  ['{"error":"model is loading"}', 'model is loading'],
  ['[{"error":{"message":"Quota exceeded"}}]', 'Quota exceeded'],
  ['{"message":"no such model"}', 'no such model'],
  ['{"detail":"Not enough memory"}', 'Not enough memory'],
  ['{"detail":[{"loc":["body"],"message":"too long"}]}', 'too long'],
  ['upstream connect error\n or disconnect', 'upstream connect error or disconnect'],
  ['<html><head><title>502 Bad Gateway</title></head><body>x</body></html>', '502 Bad Gateway'],
  ['<html><body>secret</body></html>', ''],
  ['{"error":{"message":""},"code":1}', ''],
  ['{broken', ''],
  ['', ''],
])('of the body %j the words are %j', (body, text) => {
  expect(textIn(body)).toBe(text);
});

// §d.installation.11
test.each([
  ['Incorrect API key provided: abc-9.', 'abc-9'],
  [
    'Incorrect API key provided: sk-proj-AAAA. You can find it at https://a.example/keys',
    'sk-proj-AAAA',
  ],
  ['invalid x-api-key 9f8a7c6d5e4f3a2b1c', '9f8a7c6d5e4f3a2b1c'],
  ['Authorization: Bearer hunter2 is wrong', 'hunter2'],
  ['cannot reach http://me:hunter2@10.0.0.7/v1', 'hunter2'],
  ['no organization org-Ab3dEf6hIj9kLm', 'Ab3dEf6hIj9kLm'],
])('no credential of %j is repeated', (message, secret) => {
  const text = textIn(JSON.stringify({ error: { message } }));
  expect(text).not.toContain(secret);
  expect(text).toContain('…');
});

test.each([
  'The model gpt-4o-mini-2024-07-18 does not exist',
  "This model's maximum context length is 128000 tokens, your messages have 131072",
  'context_length_exceeded in claude-sonnet-4-20250514',
  'Rate limit of 30000 tokens per minute for llama-3.3-70b-versatile: see https://a.example/limits',
])('what is no credential stays: %s', (message) => {
  expect(textIn(JSON.stringify({ error: { message } }))).toBe(message);
});

test('a long message is cut, and characters that are not seen are gone', () => {
  const text = textIn(JSON.stringify({ error: `a\u0000b\u202e ${'word '.repeat(500)}` }));
  expect(text).toMatch(/^a b word/);
  expect(text.length).toBe(SAID_MAX_CHARS);
});

test('status and the time to wait come along where they are known', () => {
  expect(saidBy(429, '{"error":"busy"}', 19_500)).toEqual({ status: 429, text: 'busy', waitS: 20 });
  expect(saidBy(0, '', null)).toEqual({});
});
