/** One word is the same word in Node, Chromium and Firefox: what the server counts, the page counts too. */
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { wordSpansIn } from '#html/words.ts';
import { textToolsOf } from '#language/textTools.ts';
import { corpusTexts, corpusTokens, type Sample } from '#tests/support/wordCorpus.ts';
import { firefoxPath } from '#tools/lib/firefox.ts';
import { test } from './support/test.ts';

const CODE = `
  import { wordSpansIn } from '#html/words.ts';
  import { textToolsOf } from '#language/textTools.ts';
  globalThis.readAll = (samples) => samples.map(({ language, text }) => {
    const tools = textToolsOf(language);
    const words = wordSpansIn(text, language).map(({ word, start }) => word + '@' + start);
    return [words, tools.words(text).map(tools.stem), tools.sentences(text)];
  });`;

type Read = readonly [words: string[], stems: string[], sentences: string[]];

const readInNode = (samples: readonly Sample[]): Read[] =>
  samples.map(({ language, text }) => {
    const tools = textToolsOf(language);
    const words = wordSpansIn(text, language).map(({ word, start }) => `${word}@${start}`);
    return [words, tools.words(text).map(tools.stem), tools.sentences(text)];
  });

/** Runs in the browser. */
const readInBrowser = (samples: readonly Sample[]): Read[] =>
  (globalThis as unknown as { readAll: typeof readInNode }).readAll(samples);

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const differences = (samples: readonly Sample[], other: readonly Read[]) =>
  readInNode(samples).flatMap((read, at) =>
    JSON.stringify(read) === JSON.stringify(other[at])
      ? []
      : [{ ...samples[at], node: read, browser: other[at] }],
  );

const samples = [...corpusTexts(), ...corpusTokens()];

// §d.words.1
test('Chromium finds the words, stems and sentences that Node finds', async ({ browser }) => {
  const distinct = (all: readonly Sample[]) =>
    new Set(all.map(({ language, text }) => `${language} ${text}`)).size;
  expect(distinct(corpusTexts())).toBe(240);
  expect(distinct(corpusTokens())).toBeGreaterThanOrEqual(2000);
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  expect(differences(samples, await page.evaluate(readInBrowser, samples))).toEqual([]);
});

const path = firefoxPath();
const inFirefox = path === null ? test.skip : test;
inFirefox('Firefox finds the words, stems and sentences that Node finds', async () => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path ?? '' });
  try {
    const page = await browser.newPage();
    await page.evaluate(`${await bundle()};void 0`);
    expect(differences(samples, await page.evaluate(readInBrowser, samples))).toEqual([]);
  } finally {
    await browser.close();
  }
});
