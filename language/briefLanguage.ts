/** What a brief says and hears in the language of its keyphrase. Our own texts. */
import type { BriefLanguage } from '#domain/briefs/briefLanguage.ts';
import { baseLanguage } from '#html/words.ts';
import { plainWordOf } from './stems.ts';

/** Description with {phrase} and {parts}; its last sentence below questions; words of a heading that only says what something is. */
type Texts = readonly [covers: string, answers: string, explaining: string];

const TEXTS: Readonly<Record<string, Texts>> = {
  en: [
    '{phrase}: this page covers {parts}.',
    'Here are the answers.',
    'actually really exactly basics basic explained meaning mean means definition overview introduction works work guide simple short quick summary',
  ],
  de: [
    '{phrase}: Auf dieser Seite geht es um {parts}.',
    'Hier stehen die Antworten.',
    'eigentlich genau grundlagen grundsätzliches erklärt erklärung bedeutung bedeutet definition überblick einführung funktioniert funktionsweise macht kurz einfach begriff',
  ],
  es: [
    '{phrase}: en esta página se habla de {parts}.',
    'Aquí están las respuestas.',
    'realmente exactamente básico básicos fundamentos significa significado definición resumen introducción funciona funcionamiento guía explicado explicada concepto hace breve',
  ],
  fr: [
    '{phrase} : cette page présente {parts}.',
    'Voici les réponses.',
    'vraiment exactement bases base signifie signification définition aperçu introduction fonctionne fonctionnement guide expliqué expliquée principe fait bref',
  ],
  it: [
    '{phrase}: questa pagina parla di {parts}.',
    'Ecco le risposte.',
    'davvero esattamente basi base significa significato definizione panoramica introduzione funziona funzionamento guida spiegato spiegata principio breve',
  ],
  nl: [
    '{phrase}: deze pagina gaat over {parts}.',
    'Hier staan de antwoorden.',
    'eigenlijk precies basis uitleg uitgelegd betekenis betekent definitie overzicht inleiding werkt werking gids kort',
  ],
  pt: [
    '{phrase}: esta página fala de {parts}.',
    'Aqui estão as respostas.',
    'realmente exatamente básico fundamentos significa significado definição resumo introdução funciona funcionamento guia explicado explicada conceito breve',
  ],
  ru: [
    '{phrase}: на этой странице рассказано про {parts}.',
    'Здесь есть ответы.',
    'собственно именно основы значит значение означает определение обзор введение работает работы принцип кратко просто',
  ],
  tr: [
    '{phrase}: bu sayfada {parts} anlatılıyor.',
    'Yanıtlar burada.',
    'aslında tam temel temelleri anlamı anlama tanımı tanım genel bakış giriş çalışır çalışma rehber kısaca',
  ],
};

/** Null for a language without texts. */
export function briefLanguageOf(language: string): BriefLanguage | null {
  const base = baseLanguage(language);
  const texts = TEXTS[base];
  if (texts === undefined) return null;
  const [covers, answers, explaining] = texts;
  const explains = new Set(explaining.split(' '));
  const plainWord = plainWordOf(base);
  return {
    writesNounsBig: base === 'de',
    explains: (word) => explains.has(plainWord(word)),
    covers: (phrase, parts) =>
      covers
        .replace('{phrase}', () => phrase)
        .replace('{parts}', () => new Intl.ListFormat(base).format(parts)),
    answers,
  };
}
