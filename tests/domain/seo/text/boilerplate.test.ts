import { expect, test } from '@jest/globals';
import { boilerplateIn } from '#domain/seo/text/boilerplate.ts';
import { textToolsOf } from '#language/textTools.ts';

const line = (text: string, kind = 'paragraph') => ({ kind, level: 0, text });
const heading = (text: string, level = 2) => ({ kind: 'heading', level, text });
const isAround = (language: string, text: string, kind = 'paragraph') =>
  boilerplateIn([line(text, kind)], textToolsOf(language))[0];

// §d.terms.11
test.each([
  ['en', 'By Dana Whitlock, Senior Editor'],
  ['en', 'Written by the editors • Published March 3 • Share this article'],
  ['en', 'Updated in October 2025'],
  ['en', 'Last reviewed 14/10/2025'],
  ['en', '8 min read'],
  ['en', 'We may earn a commission when you buy through links on our site.'],
  ['en', 'This website uses cookies. Accept all'],
  ['en', 'Sign up for our newsletter and never miss a deal'],
  ['en', 'Read more: Best kettles · Best mills'],
  ['en', 'Home / Kitchen / Coffee'],
  ['en', 'Best kettles | Best mills | Best scales'],
  ['en', '© 2025 Homewise Media'],
  ['en', 'Accept'],
  ['de', 'Von Henning Asmus | Veröffentlicht am 3. Mai 2025'],
  ['de', 'Jetzt Angebot anfordern'],
  ['de', 'Lesen Sie auch: Fahrradhelme für Kinder · Anhänger im Vergleich'],
  ['es', 'Por Ignacio Larrea · 14 de octubre de 2025 · Lectura: 4 min'],
  ['es', '¿Te ha gustado? Comparte este artículo en tus redes.'],
  ['fr', 'Mis à jour le 7 octobre 2025 par la rédaction'],
  ['fr', 'Abonnez-vous à notre lettre mensuelle'],
  ['it', 'A cura della redazione, ottobre 2025'],
  ['it', 'Leggi anche: Caldaia a condensazione'],
  ['nl', 'Door Karin de Vries, redacteur'],
  ['nl', 'Schrijf je in voor onze nieuwsbrief'],
  ['pt', 'Por Rita Lopes, redatora. Atualizado em outubro de 2025'],
  ['pt', 'Subscreva a nossa newsletter'],
  ['ru', 'Автор: Анна Петрова, редактор. Обновлено: октябрь 2025'],
  ['ru', 'Подпишитесь на рассылку'],
  ['tr', 'Yazar: Ayşe Demir, editör. Güncelleme: Ekim 2025'],
  ['tr', 'İlgili yazılar: Kombi · Klima'],
])('%s: “%s” stands around a text', (language, text) => {
  expect(isAround(language, text)).toBe(true);
});

// §d.terms.11
test.each([
  ['en', 'A damp basement invites mold, dust mites and a musty odor.'],
  ['en', 'By the time you smell it, the mold has spread.'],
  ['en', 'Home insurance covers water damage from a burst pipe.'],
  ['en', 'Share the load between two pumps.'],
  ['en', 'Updated wiring is a condition of most policies.'],
  ['de', 'Von den Kosten übernimmt die Kasse die Hälfte.'],
  ['de', 'Jetzt ist die beste Zeit, um Kraut zu hobeln.'],
  ['es', 'Por la noche baja la temperatura y sube la humedad.'],
  ['fr', 'Par temps froid, la pompe consomme plus.'],
])('%s: “%s” is text', (language, text) => {
  expect(isAround(language, text)).toBe(false);
});

test('cells, headings and items without an end mark are text', () => {
  for (const kind of ['other', 'item']) expect(isAround('en', 'Floor drain', kind)).toBe(false);
  expect(boilerplateIn([heading('Floor drain')], textToolsOf('en'))).toEqual([false]);
});

// §d.terms.11
test('what stands below “Related articles” or “About the author” is no text, until the next heading', () => {
  const long =
    'Jane has written about homes for twenty years, and she lives in Kent with two dogs.';
  const lines = [
    heading('About the author'),
    line(long),
    heading('A detail', 3),
    line(long),
    heading('Costs'),
    line(long),
  ];
  expect(boilerplateIn(lines, textToolsOf('en'))).toEqual([true, true, true, true, false, false]);
});

// §d.terms.11
test('a page about newsletters keeps its lines about newsletters', () => {
  const lines = ['Write a newsletter each week.', 'A newsletter needs a subject line.'];
  const many = Array.from({ length: 4 }, () => lines.map((text) => line(text))).flat();
  expect(boilerplateIn(many, textToolsOf('en'))).not.toContain(true);
});

test('nothing of a language without lists is left out', () => {
  expect(isAround('xx', 'By Dana Whitlock, Senior Editor')).toBe(false);
});
