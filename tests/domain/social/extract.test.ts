import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CHANNELS } from '#contract/lib/channels.ts';
import { extractedPosts, hashtagOf, type PostWishes } from '#domain/social/extract.ts';
import { fitsOn } from '#domain/social/postLength.ts';

const WISHES: PostWishes = {
  channels: ['x'],
  variants: 1,
  hasHashtags: false,
  hasEmoji: false,
  link: '',
};
const sentencesOf = (paragraph: string) => paragraph.match(/[^.]+\.\s*/g) ?? [paragraph];
const DULL = 'There are a great many things that somebody might want to mention here.';
const FIGURE = 'Glass keeps the coffee fresh for 12 weeks, and a tin does so for 26 days.';
const QUOTE = 'Our roaster says “no bag has ever kept my coffee as fresh as glass does”.';
const BACK = 'It costs 3,500 euros, which is what all of the other shops would ask for too.';

const extracted = (paragraphs: readonly string[], change: Partial<PostWishes> = {}) =>
  extractedPosts(
    { topic: 'Jars', keywords: ['coffee jar', 'glass'], language: 'en', paragraphs },
    { ...WISHES, ...change },
    sentencesOf,
  );

// §d.posts.5
test('figures and quotations come first, in the order of the text, word for word', () => {
  const [post] = extracted([`${DULL} ${QUOTE}`, `${BACK} ${FIGURE}`]);
  expect(post).toEqual({ channel: 'x', variant: 1, text: `${QUOTE}\n\n${FIGURE}` });
});

// §d.posts.5
test('each variant begins with another sentence; those that come to the same are one', () => {
  const long = `${FIGURE.slice(0, -1)}, ${QUOTE.slice(0, -1)}, and ${'so on and '.repeat(8)}on.`;
  const texts = extracted([`${FIGURE} ${long}`], { variants: 3 });
  expect(texts.map(({ variant }) => variant)).toEqual([1, 2]);
  expect(extracted([`${FIGURE} ${QUOTE}`], { variants: 3 })).toHaveLength(1);
});

// §d.posts.5
test('link and hashtags end the text; as many hashtags as the channel is used to', () => {
  const [post] = extracted([FIGURE], {
    hasHashtags: true,
    link: 'https://example.com/jars',
    channels: ['threads'],
  });
  expect(post?.text).toBe(`${FIGURE}\n\nhttps://example.com/jars\n#CoffeeJar`);
});

// §d.posts.5
test('a short sentence, or one that points back, is there only if there is no other', () => {
  const all = extracted([`${DULL} ${BACK} Buy jars. ${FIGURE}`], { channels: ['linkedin'] });
  expect(all.map(({ text }) => text)).toEqual([`${DULL}\n\n${FIGURE}`]);
  expect(extracted(['Buy jars. ']).map(({ text }) => text)).toEqual(['Buy jars.']);
});

// §d.posts.5
test('a sentence without spaces counts as what it says, not as its characters', () => {
  const short = '買いましょう。';
  const whole = 'コーヒーは瓶で十二週間も新鮮なまま保てます。';
  const posts = extractedPosts(
    {
      topic: '瓶',
      keywords: [],
      language: 'ja',
      paragraphs: [short, `${'長い'.repeat(130)}。`, whole],
    },
    WISHES,
    (paragraph) => [paragraph],
  );
  expect(posts.map(({ text }) => text).join('')).toContain(whole);
});

// §d.posts.5
test('without a sentence, it is the topic', () => {
  expect(extracted([], { variants: 3 })).toEqual([{ channel: 'x', variant: 1, text: 'Jars' }]);
});

// §d.posts.5
test('nothing is said that the material does not say, and every part fits', () => {
  const word = fc.constantFrom('glass', 'jars', '12', 'weeks', '“fresh”', 'keeps', 'coffee');
  const sentence = fc
    .array(word, { minLength: 3, maxLength: 70 })
    .map((words) => `Then ${words.join(' ')}.`);
  const text = fc.array(sentence, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 3 }), (sentences, variants) => {
      const posts = extracted([sentences.join(' ')], { variants, channels: CHANNELS });
      const said = [...sentences, 'Jars'].join(' ');
      for (const { channel, text: part } of posts) {
        expect(fitsOn(channel, part)).toBe(true);
        for (const paragraph of part.split('\n\n')) expect(said).toContain(paragraph.trim());
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['cold brew', '#ColdBrew'],
  ['glass', '#glass'],
  ['Kaffee-Gläser', '#KaffeeGläser'],
  ['2026', null],
  ['#!', null],
])('the hashtag of "%s" is %s', (keyword, tag) => {
  expect(hashtagOf(keyword)).toBe(tag);
});

// §d.posts.5
test('a text without full stops is no single sentence: it is cut between words, and makes no thread of a thousand parts', () => {
  const text = 'glass keeps the coffee fresh '.repeat(14_000);
  const material = { topic: 'Jars', keywords: [], language: 'en', paragraphs: [text] };
  const wishes = { ...WISHES, channels: CHANNELS, variants: 3 };
  const posts = extractedPosts(material, wishes, (paragraph) => [paragraph]);
  expect(posts.length).toBeLessThan(200);
  for (const { text: part } of posts) expect(text).toContain(part.split('\n\n')[0]);
});

test('a word that has no end is cut, and no character in it', () => {
  const [post] = extracted(['😀'.repeat(2000)], { channels: ['facebook'] });
  expect(post?.text).toMatch(/^(?:😀|\s)+$/u);
});
