import { expect, test } from '@jest/globals';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { termsInUnit } from '#domain/seo/text/nounPhrases.ts';
import { textUnitsOf } from '#html/units.ts';
import { textToolsOf } from '#language/textTools.ts';

function found(language: string, html: string) {
  const tools = textToolsOf(language);
  const { units } = blockFactsOf(html, tools);
  return textUnitsOf(html).flatMap(({ text }, at) => {
    const unit = units[at];
    return unit === undefined ? [] : termsInUnit(text, unit, tools);
  });
}
const nouns = (language: string, text: string) => [
  ...new Set(
    found(language, `<p>${text}</p>`).flatMap(({ form, isNoun }) => (isNoun ? [form] : [])),
  ),
];

// §d.terms.11
test.each([
  ['en', 'The costs depend on the size.', ['costs', 'size']],
  ['en', 'We choose a floor drain.', ['drain', 'floor drain']],
  ['en', 'An order of the council protects old trees.', ['order', 'council', 'old trees', 'trees']],
  ['en', 'Vitamin C and iron.', ['vitamin C', 'iron']],
  ['de', 'Die Kosten hängen vom Haus ab.', ['Kosten', 'Haus']],
  ['de', 'Dazu kommt eine hydraulische Bremse.', ['hydraulische Bremse', 'Bremse']],
  ['es', 'El precio depende de la humedad relativa.', ['precio', 'humedad', 'humedad relativa']],
  ['es', 'Para quitar el moho basta agua.', ['moho']],
  [
    'fr',
    'L’indivision crée une indemnité d’occupation.',
    ['indivision', 'indemnité', 'indemnité d’occupation'],
  ],
  [
    'it',
    'Il costo dipende dalla pompa di calore.',
    ['costo', 'pompa di calore', 'pompa', 'calore'],
  ],
  [
    'nl',
    'De kosten hangen af van de hybride warmtepomp.',
    ['kosten', 'hybride warmtepomp', 'warmtepomp'],
  ],
  ['pt', 'O preço depende do isolamento térmico.', ['preço', 'isolamento', 'isolamento térmico']],
  ['ru', 'Цена зависит от наружного блока.', ['наружного блока', 'блока']],
])('%s: nouns of “%s”', (language, text, terms) => {
  expect(nouns(language, text).toSorted()).toEqual([...terms].toSorted());
});

test('a sign between words divides them, and so do code and links', () => {
  const forms = (html: string) => found('en', html).map(({ form }) => form);
  expect(forms('<p>The pump, hose</p>')).toEqual(['pump', 'hose']);
  expect(forms('<p>The pump <code>on</code> hose</p>')).toEqual(['pump', 'hose']);
  expect(forms('<p>The pump-hose</p>')).toContain('pump-hose');
});

test.each([
  ['<p>The VAT on an iPhone in Leeds.</p>', ['VAT', 'iPhone', 'Leeds']],
  ['<h2>Floor Drain And VAT</h2>', ['floor', 'floor drain', 'drain', 'VAT', 'floor drain']],
])('%s is written as within a sentence', (html, forms) => {
  expect(found('en', html).map(({ form }) => form)).toEqual(expect.arrayContaining([...forms]));
});

// §d.terms.11
test('an amount is no term: neither the measure nor the measure with what is measured', () => {
  expect(nouns('de', 'Dazu kommen 200 Gramm Salz.')).toEqual(['Salz']);
  expect(nouns('es', 'Con dos litros de agua.')).not.toContain('litros de agua');
});
