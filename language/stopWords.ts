/** Function words: stopwords-iso (MIT), one list for each language. */
import lists from 'stopwords-iso' with { type: 'json' };
import { spellingOf } from './stems.ts';

const LISTS: Readonly<Record<string, readonly string[]>> = lists;
const LIST_OF: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', he: 'he', iw: 'he' };

/**
 * The lists were made for search engines and contain nouns that people write articles about. A keyphrase such as
 * "website test" must not be empty, so these words count as content.
 */
const CONTENT_AFTER_ALL: Readonly<Record<string, string>> = {
  de: 'jahr jahre jahren mann mensch menschen ordnung sache startseite tag tage tagen',
  en: `area areas bill brief case cases caption computer copy date detail face faces fact facts fire
    group groups homepage index information interest interests invention line mail member members
    microsoft mill mine net netscape number numbers order orders page pages part parts place places
    point points problem problems research room rooms section self side sides site state states
    system test text thought thoughts tip tv volume web webpage website work world year years young`,
  es: 'dia dias día días ejemplo empleo estado horas informo lugar pais tiempo trabajo valor verdad',
  fr: 'dos mine mot personnes pièce sujet tente valeur',
  it: `anni anno anticipo caso citta città consiglio esempio forza gente giorni giorno gruppo lato
    luogo mesi mondo nome paese parte persone piedi registrazione scopo tempo titolo uomo vita`,
  nl: 'paar',
  pt: `ano anos área caminho conselho corrente exemplo forma grupo hora horas local lugar mês meses
    noite nome nível número obra pessoas ponto pontos posição povo questão sistema tempo tipo
    trabalho valor verdade viagem`,
  ru: `вечер вода война вопрос глаз голова голос город дверь день деньги дом дорога друг душа жена
    женщина жизнь земля имя книга комната конец лицо люди мать машина место мир мира москва мор
    народ начала нога ночь отец плечо пол правда путь работа ребенок россия рука ряд свет сила слово
    случай стол сторона страна суть товарищ улица утро час человек`,
  tr: 'kaynak',
};

/** Function words that are written as one with another. */
const WRITTEN_TOGETHER: Readonly<Record<string, string>> = {
  it: "cos'è cos'era com'è com'era dov'è dov'era quand'è quand'era qual'è",
};

/** Returns the function words of a language, as plain words; empty if there is no list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const kept = new Set((CONTENT_AFTER_ALL[language] ?? '').split(/\s+/));
  const list = LISTS[LIST_OF[language] ?? language] ?? [];
  const together = WRITTEN_TOGETHER[language]?.split(' ') ?? [];
  const words = [...list, ...together].filter((word) => !kept.has(word));
  return new Set(words.map(spellingOf(language)));
}
