import { expect, test } from '@jest/globals';
import { postMarkdown, postsCsv } from '#domain/social/postExport.ts';

const part = (text: string, id = text) => ({ id, channel: 'x', variant: 1, text }) as const;
const post = (...texts: readonly string[]) => ({
  title: 'Jars\n# of glass',
  threads: [{ channel: 'x', variant: 1, parts: texts.map((text) => part(text)) } as const],
});

// §d.posts.10
test('in Markdown, each text stands in a fence that it does not contain', () => {
  expect(postMarkdown(post('One #a', 'Two ``` <b>'))).toBe(
    '# Jars \\# of glass\n\n## X 1\n\n```\nOne #a\n```\n\n````\nTwo ``` <b>\n````',
  );
});

// §d.posts.10
test('in CSV, each part is a row, with its length as the channel counts; no cell is a formula', () => {
  const csv = postsCsv([post('=1+1', 'https://example.com/a/long/path')]);
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"Jars\n# of glass",X,1,1,2,\'=1+1,4,276',
    '"Jars\n# of glass",X,1,2,2,https://example.com/a/long/path,23,257',
    '',
  ]);
});
