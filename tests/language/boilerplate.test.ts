import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

/** By language: a call, a label, a notice, a line of authors, a date, a heading of what is no part of the text. */
const CUES = [
  [
    'de',
    'lesen sie auch',
    'werbung',
    'alle rechte vorbehalten',
    'verfasst von',
    'stand',
    'ähnliche artikel',
  ],
  ['en', 'sign up', 'related', 'all rights reserved', 'written by', 'updated', 'about the author'],
  [
    'es',
    'haz clic',
    'etiquetas',
    'todos los derechos',
    'escrito por',
    'actualizado',
    'artículos relacionados',
  ],
  [
    'fr',
    'lire aussi',
    'publicité',
    'mentions légales',
    'écrit par',
    'mis à jour',
    'articles similaires',
  ],
  [
    'it',
    'leggi anche',
    'pubblicità',
    'tutti i diritti',
    'a cura di',
    'aggiornato',
    'articoli correlati',
  ],
  [
    'nl',
    'lees ook',
    'advertentie',
    'alle rechten voorbehouden',
    'geschreven door',
    'bijgewerkt',
    'over de auteur',
  ],
  [
    'pt',
    'leia também',
    'publicidade',
    'todos os direitos',
    'escrito por',
    'atualizado',
    'artigos relacionados',
  ],
  ['ru', 'читайте также', 'реклама', 'все права защищены', 'автор', 'обновлено', 'похожие статьи'],
  [
    'tr',
    'ilgili yazılar',
    'reklam',
    'tüm hakları saklıdır',
    'yazar',
    'güncelleme',
    'benzer yazılar',
  ],
] as const;

// §d.terms.11
test.each(CUES)('%s knows what stands around a text', (language, ...lines) => {
  const { boilerplate } = textToolsOf(language);
  const [call, label, frame, byline, date, heading] = lines.map((line) => line.split(' '));
  expect(boilerplate?.isCall(call ?? [])).toBe(true);
  expect(boilerplate?.isLabel(label ?? [])).toBe(true);
  expect(boilerplate?.isFrame(['x', ...(frame ?? [])])).toBe(true);
  expect(boilerplate?.isByline(byline ?? [])).toBe(true);
  expect(boilerplate?.isDate(date ?? [])).toBe(true);
  expect(boilerplate?.isFrameHeading(heading ?? [])).toBe(true);
});

test('one word is a label only by itself', () => {
  const { boilerplate } = textToolsOf('en');
  expect(boilerplate?.isLabel(['home', 'insurance'])).toBe(false);
  expect(boilerplate?.isCall(['home', 'insurance'])).toBe(false);
});
