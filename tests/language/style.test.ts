import { expect, test } from '@jest/globals';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';

const sentenceOf = (language: string, text: string) =>
  blockFactsOf(`<p>${text}</p>`, textToolsOf(language)).units[0]?.sentences[0];

// §d.scoring.4
test.each([
  ['en', 'The beans are ground in a few seconds.', true],
  ['en', 'The beans have never really been ground.', true],
  ['en', "It's made of steel.", true],
  ['en', 'The grinder is loud and needs power.', false],
  ['en', 'She is interested in coffee.', false],
  ['en', 'They are here, fed by nobody.', false],
  ['en', 'We need to feed the machine.', false],
  ['de', 'Der Kaffee wird in wenigen Sekunden gemahlen.', true],
  ['de', 'Die Mühle, die empfohlen wurde, ist leise.', true],
  ['de', 'Die Anleitung ist übersichtlich.', false],
  ['de', 'Er wird morgen mit Geräten kommen.', false],
  ['de', 'Sie werden gehen, weil sie gewonnen haben.', false],
  ['de', 'Er wird das Haus bis dahin repariert haben.', false],
  ['de', 'Sie würden den Ofen gekauft haben.', false],
  ['de', 'Dass er es repariert haben wird, glaubt niemand.', false],
  ['de', 'Der Zug wird gefahren sein.', false],
  ['de', 'Das Haus wird bis dahin repariert worden sein.', true],
  ['de', 'Das Haus muss repariert werden.', true],
  ['es', 'El café fue molido esta mañana.', true],
  ['es', 'Las cartas son siempre escritas a mano.', true],
  ['es', 'El molino es rápido y caro.', false],
  ['es', 'Este es un mercado grande.', false],
  ['fr', 'Le café est souvent moulu trop fin.', true],
  ['fr', 'Il n’est pas recommandé de laver les meules.', true],
  ['fr', 'Elle est arrivée hier.', false],
  ['fr', 'Le moulin s’est arrêté.', false],
  ['it', 'Il caffè viene macinato al momento.', true],
  ['it', 'La ricetta è stata scritta da lei.', true],
  ['it', 'Il corriere è arrivato tardi.', false],
  ['nl', 'De koffie wordt vers gemalen.', true],
  ['nl', 'Dat boek werd door haar geschreven.', true],
  ['nl', 'De molen maakt veel lawaai.', false],
  ['nl', 'Het wordt morgen koud.', false],
  ['pt', 'O café foi moído hoje.', true],
  ['pt', 'As regras são feitas por eles.', true],
  ['pt', 'O moinho é rápido.', false],
])('%s: %j is passive: %s', (language, text, expected) => {
  expect(sentenceOf(language, text)?.isPassive).toBe(expected);
});

test.each(['ru', 'tr', 'fi', 'ja'])('%s has no rules for the passive', (language) => {
  expect(textToolsOf(language).isPassive).toBeNull();
});

test.each([
  ['en', 'As a result, the coffee is bitter.', true],
  ['en', 'The coffee is bitter because it is old.', true],
  ['en', 'The coffee is bitter.', false],
  ['en', 'The last resort is a result of chance.', false],
  ['de', 'Das ist zum Beispiel bei Espresso so.', true],
  ['de', 'Der Espresso ist bitter.', false],
  ['es', 'Sin embargo, el café es amargo.', true],
  ['es', 'El café es amargo.', false],
  ['fr', 'D’abord, on chauffe l’eau.', true],
  ['fr', 'Le café est amer.', false],
  ['fr', 'Bien qu’il pleuve, il sort.', true],
  ['fr', "Puisqu'il pleut, il dort.", true],
  ['fr', 'Lorsqu’il pleut, il dort.', true],
  ['fr', 'Quoiqu’il pleuve, il sort.', true],
  ['fr', 'Afin d’éviter cela, il dort.', true],
  ['fr', 'Parce qu’il pleut, il dort.', true],
  ['fr', 'Tandis qu’il pleut, il dort.', true],
  ['fr', 'Pour qu’il pleuve, il dort.', true],
  ['fr', 'En raison d’une averse, il dort.', true],
  ['fr', 'Grâce aux pluies, il dort.', true],
  ['fr', 'Grâce au vent, il dort.', true],
  ['fr', 'À cause du vent, il dort.', true],
  ['fr', 'Tant qu’il pleut, il dort.', true],
  ['fr', 'Dès qu’il pleut, il dort.', true],
  ['fr', 'Il dort bien d’habitude.', false],
  ['fr', 'Il part, qu’il pleuve ou non.', false],
  ['it', 'A causa dell’acqua, dorme.', true],
  ['it', 'Grazie all’aiuto, dorme.', true],
  ['it', 'Al posto del forno, usa il gas.', true],
  ['it', 'L’acqua del pozzo è fredda.', false],
  ['es', 'A causa del viento, duerme.', true],
  ['pt', 'Por causa do vento, dorme.', true],
  ['pt', 'Em vez da lenha, usa gás.', true],
  ['it', 'Il caffè è quindi amaro.', true],
  ['it', 'Il caffè è amaro.', false],
  ['nl', 'De koffie is echter bitter.', true],
  ['nl', 'De koffie is bitter.', false],
  ['pt', 'No entanto, o café é amargo.', true],
  ['pt', 'O café é amargo.', false],
  ['ru', 'Во-первых, кофе горький.', true],
  ['ru', 'Кофе горький.', false],
  ['tr', 'Bununla birlikte kahve acıdır.', true],
  ['tr', 'Kahve acıdır.', false],
])('%s: %j has a transition: %s', (language, text, expected) => {
  expect(sentenceOf(language, text)?.hasTransition).toBe(expected);
});

test('a language without a list of transitions has none to look for', () => {
  expect(textToolsOf('fi').hasTransition).toBeNull();
});

const headingOf = (language: string, text: string) =>
  blockFactsOf(`<h2>${text}</h2>`, textToolsOf(language)).units[0];

test.each([
  ['en', 'How to clean a grinder', true],
  ['en', 'Cleaning a grinder', false],
  ['en', 'Worth the money?', true],
  ['de', 'Welche Mühle passt zu mir', true],
  ['fr', 'Qu’est-ce qu’un moulin', true],
  ['es', '¿Cuánto cuesta?', true],
  ['fi', 'Mikä on kahvimylly?', true],
])('%s: the heading %j asks: %s', (language, text, expected) => {
  expect(headingOf(language, text)?.isQuestion).toBe(expected);
});

test.each([
  ['en', 'Key takeaways', true],
  ['en', 'TL;DR: buy burrs', true],
  ['en', 'The history of takeaways', false],
  ['de', 'Auf einen Blick', true],
  ['fr', 'L’essentiel', true],
  ['it', 'In sintesi', true],
])('%s: %j begins a summary: %s', (language, text, expected) => {
  expect(headingOf(language, text)?.isSummary).toBe(expected);
});

test('frequent words say less than rare ones, and without a list all say the same', () => {
  const { rarity, stem } = textToolsOf('en');
  const [the, good, grinder] = ['the', 'good', 'grinder'].map((word) => rarity(stem(word)));
  expect(the).toBe(0.25);
  expect(good).toBeGreaterThan(0.25);
  expect(good).toBeLessThan(1);
  expect(grinder).toBe(1);
  expect(textToolsOf('de').rarity('und')).toBe(1);
});
