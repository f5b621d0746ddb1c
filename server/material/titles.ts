/** Titles without a model: patterns over the topic and the keyphrase, by the kind of the topic. They state no fact. */
import type { TitlePattern } from '#contract/lib/tasks.ts';
import type { TitleSuggestion } from '#contract/writing/title.schema.ts';
import { capitalised } from '#domain/capitalised.ts';
import { baseLanguage } from '#html/words.ts';
import { kindOfTopic, type TopicKind } from './topic.ts';

type Pattern = Exclude<TitlePattern, 'keyphrase'>;

/** What stands behind the topic and a colon. */
const BEHIND: Readonly<Record<string, Readonly<Record<Pattern, string>>>> = {
  en: {
    guide: 'a step-by-step guide',
    mistakes: 'mistakes to avoid',
    whatMatters: 'what matters most',
    beforeYouBuy: 'what to check before you buy',
    differences: 'the differences',
    whoFor: 'which one suits whom',
    overview: 'an overview',
    explained: 'the basics, explained',
    howItWorks: 'how it works',
    inPractice: 'what it means in practice',
    strengths: 'strengths and weaknesses',
    background: 'the background',
  },
  de: {
    guide: 'Schritt für Schritt erklärt',
    mistakes: 'Fehler, die sich vermeiden lassen',
    whatMatters: 'worauf es ankommt',
    beforeYouBuy: 'was Sie vor dem Kauf prüfen sollten',
    differences: 'die Unterschiede',
    whoFor: 'was zu wem passt',
    overview: 'ein Überblick',
    explained: 'die Grundlagen',
    howItWorks: 'so funktioniert es',
    inPractice: 'was es in der Praxis bedeutet',
    strengths: 'Stärken und Schwächen',
    background: 'der Hintergrund',
  },
  es: {
    guide: 'guía paso a paso',
    mistakes: 'errores que conviene evitar',
    whatMatters: 'lo que más importa',
    beforeYouBuy: 'qué mirar antes de comprar',
    differences: 'las diferencias',
    whoFor: 'cuál conviene a quién',
    overview: 'una visión general',
    explained: 'lo esencial, explicado',
    howItWorks: 'cómo funciona',
    inPractice: 'qué significa en la práctica',
    strengths: 'puntos fuertes y débiles',
    background: 'el contexto',
  },
  fr: {
    guide: 'le guide pas à pas',
    mistakes: 'les erreurs à éviter',
    whatMatters: 'ce qui compte vraiment',
    beforeYouBuy: 'que vérifier avant d’acheter',
    differences: 'les différences',
    whoFor: 'que choisir selon ses besoins',
    overview: 'vue d’ensemble',
    explained: 'l’essentiel, expliqué',
    howItWorks: 'comment ça marche',
    inPractice: 'ce que cela change en pratique',
    strengths: 'points forts et points faibles',
    background: 'le contexte',
  },
};

const BY_KIND: Readonly<Record<TopicKind, readonly Pattern[]>> = {
  howTo: ['guide', 'mistakes', 'whatMatters'],
  choosing: ['whatMatters', 'beforeYouBuy', 'mistakes'],
  comparison: ['differences', 'whoFor', 'strengths'],
  list: ['overview', 'differences', 'whoFor'],
  definition: ['explained', 'howItWorks', 'inPractice'],
  review: ['strengths', 'inPractice', 'whoFor'],
  news: ['background', 'inPractice', 'overview'],
};

const END = /(?<![\s.:;,!?…])[\s.:;,!?…]+$/;

interface Asked {
  readonly topic: string;
  readonly keywords: readonly string[];
  readonly language: string;
}

/** Those of the kind, then the first keyphrase in front of the topic if the topic lacks it. Other languages get that one alone. */
export function titlesByPattern({ topic, keywords, language }: Asked): TitleSuggestion[] {
  const subject = capitalised(topic.trim().replace(END, ''), language);
  const behind = BEHIND[baseLanguage(language)];
  const patterns = behind === undefined ? [] : BY_KIND[kindOfTopic(topic, language)];
  const titles = patterns.map((pattern): TitleSuggestion => {
    return { text: `${subject}${colon(language)} ${behind?.[pattern]}`, pattern };
  });
  const [keyphrase = ''] = keywords;
  const isMissing =
    keyphrase !== '' && !lower(topic, language).includes(lower(keyphrase, language));
  if (!isMissing) return titles;
  const text = `${capitalised(keyphrase, language)}${colon(language)} ${subject}`;
  return [...titles, { text, pattern: 'keyphrase' }];
}

const lower = (text: string, language: string): string => text.toLocaleLowerCase(language);

/** French puts a space that does not break in front of it. */
const colon = (language: string): string => (baseLanguage(language) === 'fr' ? '\u00A0:' : ':');
