/** Questions that readers have, and the headings that they stand under. */
import { baseLanguage } from '#html/words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { textToolsOf } from '#language/textTools.ts';

/** What such sections are called, in any language. Own list. */
const NAMES = `faq, faqs, q a, frequently asked questions, common questions, questions, questions and answers, reader questions, your questions,
  your questions answered, questions people ask, questions to answer, häufige fragen, häufig gestellte fragen, oft gestellte fragen, oft gefragt, fragen, fragen und antworten, ihre fragen,
  preguntas frecuentes, preguntas, preguntas y respuestas, preguntas habituales, dudas, dudas frecuentes, questions fréquentes, foire aux questions,
  questions réponses, questions et réponses, vos questions, domande frequenti, domande, domande e risposte, veelgestelde vragen, vragen, vragen en antwoorden,
  perguntas frequentes, perguntas, perguntas e respostas, dúvidas, dúvidas frequentes, частые вопросы, вопросы, вопросы и ответы, sık sorulan sorular, sorular`;
const names = phrasesOf(NAMES, (word) => word);

/** Whether a heading says that questions stand below it. */
export function isForQuestions(heading: string): boolean {
  const words = textToolsOf('en')
    .words(heading)
    .map((word) => word.toLowerCase());
  return words.length > 0 && names.lengthAt(words, 0) === words.length;
}

const QUESTION_MARK = /[?？؟]/;
const CLOSED = /[?？؟]["”»“]?$/;
const LEAST_WORDS = 3;
const MOST_WORDS_WITHOUT_MARK = 10;

/** Words that begin a question even without its mark, and never anything else. */
const SURELY: Readonly<Record<string, RegExp>> = {
  en: /^(?:how (?:much|many|long|often|loud|far|big|hot|do|does|can|is|are|should)|(?:what|when|where|why|which|who) (?:is|are|does|do|can|should|will|happens))\s/i,
  de: /^(?:wie (?:viel|viele|lange|laut|oft|hoch|groß|teuer|schnell|warm)|(?:wie|was|wann|wo|warum|wieso|weshalb) (?:ist|sind|kostet|kosten|kann|muss|darf|braucht|passiert|funktioniert))\s/i,
  es: /^(?:cómo|cuánto|cuánta|cuántos|cuántas|cuándo|dónde|cuál|cuáles|por qué|quién)\s/i,
  fr: /^(?:combien|pourquoi|est-ce que|comment (?:ça|on|se|faire)|quel est|quelle est|quels sont|quelles sont)\s/i,
};

/** A whole question, such as readers ask it; with its answer, or without one. */
export function asksReaders(text: string, language: string): boolean {
  const tools = textToolsOf(language);
  const [line = ''] = text.split('\n');
  if (CLOSED.test(text) || line.startsWith('¿')) return true;
  const end = line.search(QUESTION_MARK);
  if (end >= 0) {
    const words = tools.words(line.slice(0, end)).map(tools.plainWord);
    return words.length >= LEAST_WORDS && tools.cues?.isQuestion(words) === true;
  }
  const isOpen = tools.words(line).length <= MOST_WORDS_WITHOUT_MARK && !/[.,:;!]/.test(line);
  return isOpen && SURELY[baseLanguage(language)]?.test(line) === true;
}
