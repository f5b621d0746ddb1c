import { expect, test } from '@jest/globals';
import { asksReaders, isForQuestions } from '#server/material/questions.ts';

// §d.placement.6
test.each([
  ['en', 'Can I keep my radiators?'],
  ['en', 'Is it loud? About 42 dB.'],
  ['en', 'How long does it take'],
  ['de', 'Wie laut ist das Gerät nachts?'],
  ['de', 'Brauche ich eine Genehmigung?'],
  ['de', 'Wie lange hält der Speicher'],
  ['es', '¿Puedo conservar mis radiadores?'],
  ['es', '¿Hace ruido? Muy poco.'],
  ['es', 'cuánto dura la instalación'],
  ['fr', 'Combien de temps dure la pose ?'],
  ['it', 'Quanto costa?'],
  ['nl', 'Hoe lang duurt het?'],
  ['pt', 'Quanto custa?'],
  ['ru', 'Сколько это стоит?'],
  ['tr', 'Ne kadar sürer?'],
])('%s: “%s” is a question of readers', (language, text) => {
  expect(asksReaders(text, language)).toBe(true);
});

// §d.placement.6
test.each([
  ['en', 'Too wet? Wait a day.'],
  ['en', 'What you need: a jar'],
  ['en', 'When it freezes, the pump slows down'],
  ['de', 'Wer früh tauscht, bekommt den Bonus'],
  ['de', 'Das Ergebnis? Ein warmes Haus.'],
  ['es', 'Que dure depende del uso'],
  ['fr', 'Quand il gèle, elle ralentit'],
])('%s: “%s” is none', (language, text) => {
  expect(asksReaders(text, language)).toBe(false);
});

// §d.placement.6
test.each([
  'FAQ',
  'Häufige Fragen',
  'Preguntas frecuentes',
  'Questions fréquentes',
  'Q&A',
  'Fragen',
])('questions stand under “%s”', (heading) => {
  expect(isForQuestions(heading)).toBe(true);
});

test('a heading that asks something itself is none for others', () => {
  expect(isForQuestions('Questions of noise')).toBe(false);
  expect(isForQuestions('')).toBe(false);
});
