import { expect, test } from '@jest/globals';
import { usageCsv } from '#domain/access/usageCsv.ts';
import { aUsageEntry, idOf } from '#tests/support/factories.ts';

const withTitle = (title: string) =>
  usageCsv([aUsageEntry({ article: { id: idOf(1), workspaceId: idOf(2), title } })]);

test('a head and a row for each entry; what is not known is empty', () => {
  const entry = aUsageEntry({ state: 'returned', article: null, requestId: 'request-1' });
  expect(usageCsv([entry])).toBe(
    'date,what,article,limit,units,state,tokens,cost,currency,request\r\n' +
      `${entry.createdAt},draft,,article,0,returned,,,,request-1\r\n`,
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a title such as %j is no formula', (title) => {
  expect(withTitle(title)).toContain(`,draft,'${title},article,`);
});

test('nor is one that another separator would split', () => {
  expect(withTitle('\tx')).toContain(`,draft,"'\tx",article,`);
  expect(withTitle('x;=1+1;y')).toContain(`,draft,"x;'=1+1;y",article,`);
});

test('commas, quotes and line breaks stay in their cell', () => {
  expect(withTitle('Tea, "black"\n=1')).toContain(`,draft,"Tea, ""black""\n'=1",article,`);
});
