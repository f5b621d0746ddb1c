/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { keyphrasesOfFile } from '#services/transfer/keyphraseList.ts';
import { addressesOfFile, figuresOfFile } from '#services/transfer/pageLists.ts';

const LIST = 'Page,Clicks\nhttps://a.example/,5\n';
const fileOf = (text: string, encoding: BufferEncoding = 'utf8') => {
  const bytes = Uint8Array.from(Buffer.from(text, encoding));
  const file = new File([bytes], 'Pages.csv', { lastModified: Date.UTC(2026, 4, 20) });
  // jsdom's files cannot be read.
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
};

// §d.audits.5
test('figures without a day are of the day on which the file was saved, unless another one is named', async () => {
  expect(await figuresOfFile(fileOf(LIST), { since: null, until: null })).toMatchObject({
    periods: [{ until: '2026-05-20' }],
  });
  expect(
    await figuresOfFile(fileOf(LIST), { since: '2026-04-01', until: '2026-04-30' }),
  ).toMatchObject({
    periods: [{ until: '2026-04-30', days: 30 }],
  });
});

// §d.audits.1
test('addresses are read; a file that is gone or too large is refused', async () => {
  expect(await addressesOfFile(fileOf(LIST))).toMatchObject({
    pages: [{ url: 'https://a.example/' }],
  });
  expect(await addressesOfFile(undefined)).toEqual({ refusal: 'empty' });
  const large = Object.defineProperty(fileOf(LIST), 'size', { value: 21 * 1024 * 1024 });
  expect(await figuresOfFile(large, { since: null, until: null })).toEqual({ refusal: 'tooLarge' });
});

// §d.topics.5
test('how the letters of a list were read is said with some of them, if the file does not say it', async () => {
  const list = 'Keyword;Volume\nplain;5\nein Café am Markt;90\n';
  expect(await keyphrasesOfFile(fileOf(list))).toMatchObject({ notes: { encoding: null } });
  expect(await keyphrasesOfFile(fileOf(list, 'latin1'))).toMatchObject({
    notes: { encoding: { label: 'windows-1252', sample: 'ein Café am Markt' } },
  });
});

// §d.audits.1 §d.audits.5 §d.topics.5
test('where the letters do not say how a list is written, the person does', async () => {
  const bytes = Uint8Array.from([...Buffer.from('Keyword;URL;Clicks\nk'), 0xfd, 0xfe]);
  const text = Buffer.concat([bytes, Buffer.from(';https://a.example/;5\n')]);
  const list = () => fileOf(text.toString('latin1'), 'latin1');
  const chosen = 'windows-1254';
  expect(await keyphrasesOfFile(list(), chosen)).toMatchObject({
    rows: [{ phrase: 'kış' }],
    notes: { encoding: { label: chosen, sample: 'kış' } },
  });
  expect(await keyphrasesOfFile(list(), 'windows-1252')).toMatchObject({
    rows: [{ phrase: 'kýþ' }],
    notes: { encoding: { label: 'windows-1252' } },
  });
  expect(await addressesOfFile(list(), chosen)).toMatchObject({
    pages: [{ url: 'https://a.example/', keyphrase: 'kış' }],
    encoding: { label: chosen },
  });
  expect(await figuresOfFile(list(), { since: null, until: null, encoding: chosen })).toMatchObject(
    {
      notes: { encoding: { label: chosen } },
    },
  );
});

// §d.audits.1 §d.audits.5 §d.topics.5
test.each([
  ['UTF-16, as Excel saves it', 'utf16le', '\ufeff'],
  ['Windows-1252', 'latin1', ''],
] as const)('every list is read that is saved as %s', async (_name, encoding, mark) => {
  const until = { since: '2026-04-01', until: '2026-04-30' };
  const pages = fileOf(`${mark}Page\tClicks\nhttps://a.example/\t5\n`, encoding);
  expect(await addressesOfFile(pages)).toMatchObject({ pages: [{ url: 'https://a.example/' }] });
  expect(await figuresOfFile(pages, until)).toMatchObject({ periods: [{ days: 30 }] });
  const keyphrases = fileOf(`${mark}Schlüsselwort\tSuchvolumen\nGröße\t90\n`, encoding);
  expect(await keyphrasesOfFile(keyphrases)).toMatchObject({
    rows: [{ phrase: 'Größe', volume: 90 }],
  });
});

// §d.topics.15
test('a list of keyphrases says which language it is evidently in', async () => {
  const things = 'matratze wohnung garten fahrrad küche heizung dach keller bad auto'.split(' ');
  const german = things.flatMap((thing) => [`was ist ein ${thing}`, `wie viel für das ${thing}`]);
  expect(await keyphrasesOfFile(fileOf(german.join('\n')))).toMatchObject({ language: 'de' });
  expect(await keyphrasesOfFile(fileOf(things.join('\n')))).toMatchObject({ language: null });
});
