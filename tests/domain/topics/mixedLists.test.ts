import { expect, test } from '@jest/globals';
import { groupsOfKeyphrases } from '#language/topicWork.ts';
import { adjustedRandIndex } from '../../../bench/topics/randIndex.ts';

/** Lists of many things of one trade, with a line for each page that a person would make. */
const COFFEE = `
  coffee grinder;burr coffee grinder
  best coffee grinder
  manual coffee grinder
  coffee grinder settings
  how to clean a coffee grinder;coffee grinder cleaning tablets
  espresso machine
  best espresso machine;espresso machine under 200
  how to descale espresso machine;espresso machine descaler
  french press;how to use a french press
  french press ratio
  french press vs pour over
  pour over coffee
  pour over ratio
  pour over kettle;gooseneck kettle
  cold brew;how to make cold brew
  cold brew ratio
  cold brew maker
  moka pot;how to use moka pot
  moka pot vs espresso
  aeropress recipe
  aeropress vs french press
  coffee beans;best coffee beans
  decaf coffee beans
  light roast vs dark roast
  how to store coffee beans
  coffee filter;paper coffee filters
  reusable coffee filter
  milk frother;best milk frother
  oat milk for coffee;how to froth oat milk
  latte art
  latte vs cappuccino
  flat white vs latte
  what is a cortado
  caffeine in espresso
  caffeine in coffee
  how much caffeine is in decaf
  coffee subscription
  coffee gift ideas`;
const KAFFEE = `
  kaffeemühle
  beste kaffeemühle;kaffeemühlen test
  elektrische kaffeemühle
  espressomaschine
  espressomaschine entkalken
  siebträger;siebträgermaschine
  kaffeevollautomat
  kaffeevollautomat test
  kaffee kaufen
  kaffeebohnen kaufen
  kaffeebohnen lagern
  milchaufschäumer
  milchschaum machen
  cold brew kaffee`;

/** What the phrases are about: the last one that is named counts, as the head of its noun phrase. */
const THINGS = {
  en: /grinder|machine|press|pour over|kettle|brew|moka pot|aeropress|beans|roast|filter|froth\w*|milk|latte|cortado|caffeine|decaf|subscription|gift/g,
  de: /mühle|espressomaschine|siebträger|vollautomat|kaufen|lagern|milch|brew/g,
};
const thingOf = (phrase: string, language: keyof typeof THINGS): string =>
  phrase.match(THINGS[language])?.at(-1) ?? phrase;

const MOST = 4;

// §d.topics.13
test.each([
  ['en', COFFEE, 50, 0.34],
  ['de', KAFFEE, 16, 0.6],
] as const)(
  '%s: a list of many things is divided about as a person does',
  (language, text, count, least) => {
    const hand = text.split('\n').map((line) => line.trim().split(';'));
    const lines = hand.filter(([first]) => first !== '');
    const phrases = lines.flat();
    expect(phrases).toHaveLength(count);
    const keyphrases = phrases.map((phrase) => ({ phrase, figures: {}, results: null }));
    const groups = groupsOfKeyphrases({ keyphrases, language });
    const groupOf = (at: number) => String(groups.findIndex((group) => group.includes(at)));
    const byHand = lines.flatMap((line, at) => line.map(() => String(at)));
    const found = phrases.map((_, at) => groupOf(at));
    expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(MOST);
    expect(adjustedRandIndex(byHand, found)).toBeGreaterThanOrEqual(least);
    const mixed = groups
      .map((group) => group.map((at) => phrases[at] ?? ''))
      .filter((group) => new Set(group.map((phrase) => thingOf(phrase, language))).size > 1);
    expect(mixed).toEqual([]);
    // A page of all that has "coffee" in it, or its like, is far from what a person does.
    const heaped = phrases.map((phrase, at) => (/coffee|kaffee/.test(phrase) ? 'one' : `${at}`));
    expect(adjustedRandIndex(byHand, heaped)).toBeLessThan(least / 2);
  },
);

// §d.topics.13
test('how to descale a machine is another page than the machine', () => {
  const phrases = ['espresso machine', 'best espresso machine', 'how to descale espresso machine'];
  const keyphrases = phrases.map((phrase) => ({ phrase, figures: {}, results: null }));
  expect(groupsOfKeyphrases({ keyphrases, language: 'en' })).toEqual([[0], [1], [2]]);
});
