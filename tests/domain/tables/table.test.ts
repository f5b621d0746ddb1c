import { expect, test } from '@jest/globals';
import { addressFileIn } from '#domain/audit/addressList.ts';
import { figuresFileIn } from '#domain/audit/figuresFile.ts';
import { tableIn } from '#domain/tables/table.ts';
import { keyphraseListIn } from '#domain/topics/keyphraseFile.ts';

const phrases = (text: string) => {
  const table = tableIn(text, new Set(['phrase']), 1000);
  return { rows: table?.rows, wider: table?.wider };
};

// §d.topics.5
test.each<[string, string, string[][], number]>([
  ['a cell too many', 'Keyword,Volume\nred, blue shoes,10\noak,20\n', [['oak', '20']], 1],
  ['cells that are empty', 'Keyword,Volume\noak,20,,\n', [['oak', '20', '', '']], 0],
  ['a cell too few', 'Keyword,Volume\noak\n', [['oak']], 0],
  [
    'commas under one heading',
    'Keyword\nred, blue shoes\noak\n',
    [['red, blue shoes'], ['oak']],
    0,
  ],
  ['semicolons under one heading', 'Keyword\nred; blue\noak;\n', [['red; blue'], ['oak;']], 0],
])('with %s, %j is read', (_what, text, rows, wider) => {
  expect(phrases(text)).toEqual({ rows, wider });
});

// §d.audits.5 §d.topics.5
test('a row of more cells than headings gives no figure, and is said', () => {
  const days = { since: null, until: '2026-05-31' };
  const pages = 'Page,Clicks,Impressions\nhttps://a.example/x,y,5,10\nhttps://a.example/b,7,20\n';
  expect(figuresFileIn(pages, days)).toMatchObject({
    rows: [{ url: 'https://a.example/b', figures: [{ clicks: 7, impressions: 20 }] }],
    notes: { wider: 1, skipped: 0, unread: {} },
  });
  expect(keyphraseListIn('Keyword,KD,Volume\nred, blue,10,90\noak,20,30\n')).toMatchObject({
    rows: [{ phrase: 'oak', difficulty: 20, volume: 30 }],
    notes: { wider: 1, skipped: 0, unread: {} },
  });
  expect(addressFileIn('URL,Keyword\na.example/x,y,tea\na.example/z,oak\n')).toEqual({
    pages: [{ url: 'https://a.example/z', keyphrase: 'oak' }],
    skipped: 1,
    leftOut: 0,
  });
});

// §d.topics.5
test('a heading and a keyphrase may stand on two lines of their cell', () => {
  expect(keyphraseListIn('Keyword,"Search\nVolume"\n"oak\r\nfloor",10\n')).toMatchObject({
    rows: [{ phrase: 'oak floor', volume: 10 }],
  });
});
