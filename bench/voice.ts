/**
 * `npm run bench:voice`: how often the voice match names the author of a passage, among three whose voices were made of
 * other texts (bench/voice/README.md). The open half was looked at while the match was built, the sealed half was not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { blockFactsOf } from '../domain/seo/text/blockFacts.ts';
import { blockProseOf } from '../domain/seo/text/prose.ts';
import { matchOf } from '../domain/voice/match.ts';
import { profileOf } from '../domain/voice/profile.ts';
import { wholeOf } from '../domain/voice/samples.ts';
import { escapeText } from '../html/escape.ts';
import { textToolsOf } from '../language/textTools.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';

const AUTHORS = ['austen', 'melville', 'newton'] as const;
const HALVES = ['open', 'sealed'] as const;
const WANTED = 0.9;

type Passage = readonly string[];
interface Author {
  readonly author: string;
  readonly sample: readonly Passage[];
  readonly open: readonly Passage[];
  readonly sealed: readonly Passage[];
}

const fileOf = (name: string) => new URL(`voice/${name}`, import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8')) as T;
const tools = textToolsOf('en');

const proseOf = (passage: Passage) =>
  passage.map((text, at) => {
    const html = `<p>${escapeText(text)}</p>`;
    return { id: `b${at}`, prose: blockProseOf(html, blockFactsOf(html, tools)) };
  });

const seal = read<Readonly<Record<string, string>>>('seal.json');
const authors = AUTHORS.map((name) => {
  const texts = read<Author>(`authors/${name}.json`);
  const hash = createHash('sha256').update(JSON.stringify(texts.sealed)).digest('hex');
  if (hash !== seal[name]) throw new Error(`the sealed half of ${name} has changed`);
  return { name, texts, profile: profileOf(proseOf(texts.sample.flat()), tools) };
});

function scored(half: (typeof HALVES)[number]) {
  return authors.flatMap(({ name, texts }) =>
    texts[half].map((passage) => {
      const scores = authors.map(({ name: other, profile }) => ({
        other,
        score: matchOf(wholeOf(proseOf(passage)), profile, tools).score ?? 0,
      }));
      const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
      return { name, best: best.other, scores };
    }),
  );
}

const halves = process.argv.includes('--open') ? (['open'] as const) : HALVES;
const figures = Object.fromEntries(
  halves.map((half) => {
    const found = scored(half);
    const share = found.filter(({ name, best }) => name === best).length / found.length;
    const rows = AUTHORS.map((name) => {
      const of = found.filter((one) => one.name === name);
      const mean = (other: string) =>
        of.reduce(
          (sum, { scores }) => sum + (scores.find((s) => s.other === other)?.score ?? 0),
          0,
        ) / of.length;
      return [
        name,
        `${of.filter(({ best }) => best === name).length}/${of.length}`,
        ...AUTHORS.map((other) => mean(other).toFixed(1)),
      ];
    });
    process.stdout.write(`\n${half}: ${(100 * share).toFixed(1)} % told apart\n`);
    process.stdout.write(`${table(['author', 'right', ...AUTHORS], rows)}\n`);
    return [half, share];
  }),
);
report('voice', { ms: {}, ratios: figures });
if (Object.values(figures).some((share) => share < WANTED)) process.exitCode = 1;
