/** Words that give away what a piece of text is: a question, a definition, a summary. Own lists, plain words. */
import { capitalised } from '#domain/capitalised.ts';
import type { TextCues } from '#domain/seo/textTools.ts';
import { phrasesOf } from './phrases.ts';
import { plainWordOf } from './stems.ts';

/** Each is one word, or several in a row. */
interface Cues {
  /** A heading that begins with one asks something, with or without its mark. */
  readonly questions: string;
  /** What stands between a term and what it is; null where an ending says it. */
  readonly copulas: string | null;
  /** What a summary is called. */
  readonly summaries: string;
  /** What asks for a definition, behind the term and a colon. */
  readonly definition: string;
}

const CUES: Readonly<Record<string, Cues>> = {
  de: {
    questions: `wie, was, wann, warum, weshalb, wieso, wer, wem, wen, wo, woher, wohin, wofür, womit, woran, welche, welcher,
      welches, welchen`,
    copulas:
      'ist, sind, bezeichnet, bezeichnen, bedeutet, bedeuten, heißt, nennt man, versteht man, steht für',
    summaries: `zusammenfassung, kurz zusammengefasst, das wichtigste, das wichtigste in kürze, das wichtigste auf einen blick,
      auf einen blick, kurz gesagt, kurzfassung, kernpunkte, fazit, in kürze, tl dr`,
    definition: 'Was ist das?',
  },
  en: {
    questions:
      'how, what, when, where, why, who, whose, whom, which, can, does, do, is, are, should, will',
    copulas: 'is, are, means, mean, refers to, refer to, is called, describes, stands for, denotes',
    summaries: `summary, in summary, key takeaways, key takeaway, takeaways, the takeaways, key points, at a glance, in short,
      in brief, the short answer, short answer, quick answer, the bottom line, tl dr, tldr`,
    definition: 'What is it?',
  },
  es: {
    questions:
      'cómo, qué, cuándo, dónde, por qué, quién, quiénes, cuál, cuáles, cuánto, cuánta, cuántos, cuántas',
    copulas:
      'es, son, significa, significan, se refiere a, se denomina, se llama, consiste en, se define como',
    summaries: `resumen, en resumen, puntos clave, ideas clave, lo más importante, lo esencial, de un vistazo, conclusiones,
      en pocas palabras, respuesta rápida, tl dr`,
    definition: '¿Qué es?',
  },
  fr: {
    questions: `comment, que, qu, quoi, quand, où, pourquoi, qui, quel, quelle, quels, quelles, combien, est ce, faut il,
      peut on`,
    copulas:
      'est, sont, désigne, désignent, signifie, signifient, consiste à, se définit comme, correspond à, appelle',
    summaries: `résumé, en résumé, en bref, l'essentiel, à retenir, ce qu'il faut retenir, points clés, les points clés,
      en un coup d'œil, en un coup d'oeil, réponse courte, tl dr`,
    definition: 'Qu’est-ce que c’est ?',
  },
  it: {
    questions: `come, che, cosa, quando, dove, perché, chi, qual, quale, quali, quanto, quanta, quanti, quante, a cosa`,
    copulas:
      'è, sono, significa, significano, indica, indicano, si riferisce a, si definisce, consiste in, si chiama',
    summaries: `riassunto, riepilogo, in sintesi, in breve, punti chiave, in poche parole, le cose da sapere, da ricordare,
      a colpo d'occhio, risposta breve, tl dr`,
    definition: 'Che cos’è?',
  },
  nl: {
    questions:
      'hoe, wat, wanneer, waar, waarom, wie, wiens, welke, welk, waarvoor, waarmee, waaraan, hoeveel',
    copulas: 'is, zijn, betekent, betekenen, verwijst naar, staat voor, noemt men, noemen we, heet',
    summaries: `samenvatting, samengevat, in het kort, kort samengevat, kernpunten, belangrijkste punten, de belangrijkste punten,
      in één oogopslag, kort antwoord, tl dr`,
    definition: 'Wat is het?',
  },
  pt: {
    questions: `como, que, o que, quando, onde, por que, porque, porquê, quem, qual, quais, quanto, quanta, quantos,
      quantas`,
    copulas:
      'é, são, significa, significam, refere se a, designa, consiste em, chama se, define se como',
    summaries: `resumo, em resumo, pontos principais, pontos chave, em poucas palavras, o essencial, principais conclusões,
      num relance, resposta curta, resposta rápida, tl dr`,
    definition: 'O que é?',
  },
  ru: {
    questions:
      'как, что, когда, где, куда, откуда, почему, зачем, кто, чей, какой, какая, какое, какие, сколько, чем',
    copulas:
      'это, является, являются, означает, означают, называется, называются, называют, представляет собой',
    summaries: `кратко, коротко, главное, итоги, итог, резюме, краткое содержание, основные выводы, ключевые выводы, коротко о главном,
      что запомнить`,
    definition: 'Что это такое?',
  },
  tr: {
    questions:
      'nasıl, ne, neden, niçin, niye, nerede, nereye, nereden, hangi, kim, kimin, kaç, ne zaman',
    copulas: null,
    summaries:
      'özet, özetle, kısaca, önemli noktalar, öne çıkanlar, bir bakışta, kısa cevap, kısa yanıt, ana noktalar',
    definition: 'Nedir?',
  },
};

/** Returns the cues of a language, for plain words; null for one without lists. */
export function cuesOf(language: string): TextCues | null {
  const cues = CUES[language];
  if (cues === undefined) return null;
  const plainWord = plainWordOf(language);
  const questions = phrasesOf(cues.questions, plainWord);
  const copulas = cues.copulas === null ? null : phrasesOf(cues.copulas, plainWord);
  const summaries = phrasesOf(cues.summaries, plainWord);
  return {
    isQuestion: questions.begin,
    copulaAt: copulas === null ? null : copulas.firstIn,
    isSummary: summaries.begin,
    summaryName: headingOf(cues.summaries, language),
    definitionHeading: (phrase) => `${phrase}: ${cues.definition}`,
  };
}

/** The first of the names, as a heading. */
function headingOf(names: string, language: string): string {
  const [name = ''] = names.split(',');
  return capitalised(name, language);
}
