/** Words that give away what a piece of text is: a question, a definition, a summary. Own lists, plain words. */
import { capitalised } from '#domain/capitalised.ts';
import type { TextCues } from '#domain/seo/text/textTools.ts';
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
  /** What asks what a subject is, by the word that says it; null where no word does. */
  readonly definition: Definition | null;
  /** What a sentence begins with that only one before it explains. */
  readonly dangling: string;
}

interface Definition {
  /** `*` stands for the subject. */
  readonly questions: Readonly<Record<string, string>>;
  /** May stand before the subject, in lower case. */
  readonly articles: string;
}

const CUES: Readonly<Record<string, Cues>> = {
  de: {
    questions: `wie, was, wann, warum, weshalb, wieso, wer, wem, wen, wo, woher, wohin, wofür, womit, woran, welche, welcher,
      welches, welchen`,
    copulas:
      'ist, sind, bezeichnet, bezeichnen, bedeutet, bedeuten, heißt, nennt man, versteht man, steht für',
    summaries: `zusammenfassung, kurz zusammengefasst, das wichtigste, das wichtigste in kürze, das wichtigste auf einen blick,
      auf einen blick, kurz gesagt, kurzfassung, kernpunkte, fazit, in kürze, tl dr`,
    definition: {
      questions: { ist: 'Was ist *?', sind: 'Was sind *?' },
      articles: 'der die das ein eine',
    },
    dangling: `er, sie, es, dies, diese, dieser, dieses, das, dabei, dadurch, dafür, dagegen, daher, damit, danach, dann, daran, darauf, daraus, darin,
      darum, davon, dazu, deshalb, deswegen, doch, aber, also, auch, außerdem, denn, dennoch, trotzdem, ebenso, hier, dort, jedoch, oder, so,
      somit, sonst, und, zudem, ja, nein, letzteres, beide, beides, erstens, zweitens, drittens, anschließend, schließlich, zum beispiel,
      solche, solcher, solches, ihr, ihre, sein, seine, allerdings, hingegen, stattdessen, weil`,
  },
  en: {
    questions:
      'how, what, when, where, why, who, whose, whom, which, can, does, do, is, are, should, will',
    copulas: 'is, are, means, mean, refers to, refer to, is called, describes, stands for, denotes',
    summaries: `summary, in summary, key takeaways, key takeaway, takeaways, the takeaways, key points, at a glance, in short,
      in brief, the short answer, short answer, quick answer, the bottom line, tl dr, tldr`,
    definition: {
      questions: { is: 'What is *?', are: 'What are *?' },
      articles: 'a an the',
    },
    dangling: `it, it's, its, this, that, that's, these, those, they, they're, he, she, his, her, their, him, but, so, and, or, then, thus, hence, here,
      there, there's, however, therefore, moreover, also, besides, instead, otherwise, nevertheless, still, yet, because, both, such, another,
      others, the former, the latter, for example, for instance, in addition, as a result, on the other hand, after that, first, second,
      third, finally, next, yes, no, plus, too, one of them, some of them, most of them, which, that way, this way`,
  },
  es: {
    questions:
      'cómo, qué, cuándo, dónde, por qué, quién, quiénes, cuál, cuáles, cuánto, cuánta, cuántos, cuántas',
    copulas:
      'es, son, significa, significan, se refiere a, se denomina, se llama, consiste en, se define como',
    summaries: `resumen, en resumen, puntos clave, ideas clave, lo más importante, lo esencial, de un vistazo, conclusiones,
      en pocas palabras, respuesta rápida, tl dr`,
    definition: {
      questions: { es: '¿Qué es *?', son: '¿Qué son *?' },
      articles: 'el la los las un una unos unas',
    },
    dangling: `esto, eso, este, esta, estos, estas, ese, esa, esos, esas, aquello, ello, él, ella, ellos, ellas, su, sus, lo, le, les, pero, y, e, o,
      así, así que, entonces, luego, después, además, también, tampoco, sin embargo, por eso, por ello, por tanto, por lo tanto, por ejemplo,
      en cambio, aun así, de este modo, ahí, allí, aquí, ambos, ambas, tales, otro, otra, otros, otras, primero, segundo, tercero,
      finalmente, sí, no obstante, porque`,
  },
  fr: {
    questions: `comment, que, qu, quoi, quand, où, pourquoi, qui, quel, quelle, quels, quelles, combien, est ce, faut il,
      peut on`,
    copulas:
      'est, sont, désigne, désignent, signifie, signifient, consiste à, se définit comme, correspond à, appelle',
    summaries: `résumé, en résumé, en bref, l'essentiel, à retenir, ce qu'il faut retenir, points clés, les points clés,
      en un coup d'œil, en un coup d'oeil, réponse courte, tl dr`,
    definition: {
      questions: { est: 'Qu’est-ce que *\u00a0?', sont: 'Que sont *\u00a0?' },
      articles: 'le la les l un une des',
    },
    dangling: `il, elle, ils, elles, ce, c, cela, ça, ceci, cet, cette, ces, celui, celle, ceux, celles, son, sa, ses, leur, leurs, mais, et, ou, or, donc, car, ainsi,
      alors, ensuite, puis, aussi, de plus, en outre, cependant, pourtant, toutefois, néanmoins, par exemple, par conséquent, en revanche,
      en effet, là, ici, y, en, tous deux, de même, d'abord, enfin, premièrement, deuxièmement, oui, non, parce que, autre`,
  },
  it: {
    questions: `come, che, cosa, cos'è, com'è, dov'è, quand'è, quando, dove, perché, chi, qual, quale, quali, quanto, quanta, quanti, quante, a cosa`,
    copulas:
      'è, sono, significa, significano, indica, indicano, si riferisce a, si definisce, consiste in, si chiama',
    summaries: `riassunto, riepilogo, in sintesi, in breve, punti chiave, in poche parole, le cose da sapere, da ricordare,
      a colpo d'occhio, risposta breve, tl dr`,
    definition: {
      questions: { è: 'Che cos’è *?', sono: 'Che cosa sono *?' },
      articles: 'il lo la i gli le l un uno una',
    },
    dangling: `questo, questa, questi, queste, quello, quella, quelli, quelle, esso, essa, essi, esse, lui, lei, loro, suo, sua, suoi, sue, ciò, lo, ma, e, o, quindi,
      perciò, così, poi, dopo, inoltre, anche, però, tuttavia, invece, infatti, per esempio, ad esempio, di conseguenza, lì, là, qui,
      entrambi, entrambe, altro, altri, altre, prima, infine, sì, perché`,
  },
  nl: {
    questions:
      'hoe, wat, wanneer, waar, waarom, wie, wiens, welke, welk, waarvoor, waarmee, waaraan, hoeveel',
    copulas: 'is, zijn, betekent, betekenen, verwijst naar, staat voor, noemt men, noemen we, heet',
    summaries: `samenvatting, samengevat, in het kort, kort samengevat, kernpunten, belangrijkste punten, de belangrijkste punten,
      in één oogopslag, kort antwoord, tl dr`,
    definition: {
      questions: { is: 'Wat is *?', zijn: 'Wat zijn *?' },
      articles: 'de het een',
    },
    dangling: `hij, zij, ze, het, dit, dat, deze, die, zijn, haar, hun, daarom, daardoor, daarbij, daarmee, daarna, daarnaast, dan, dus, maar, en, of, want, ook,
      bovendien, echter, toch, toen, vervolgens, hier, daar, zo, bijvoorbeeld, anders, beide, zulke, andere, eerst, tenslotte, ten
      eerste, ja, nee, omdat`,
  },
  pt: {
    questions: `como, que, o que, quando, onde, por que, porque, porquê, quem, qual, quais, quanto, quanta, quantos,
      quantas`,
    copulas:
      'é, são, significa, significam, refere se a, designa, consiste em, chama se, define se como',
    summaries: `resumo, em resumo, pontos principais, pontos chave, em poucas palavras, o essencial, principais conclusões,
      num relance, resposta curta, resposta rápida, tl dr`,
    definition: {
      questions: { é: 'O que é *?', são: 'O que são *?' },
      articles: 'o a os as um uma uns umas',
    },
    dangling: `isto, isso, este, esta, estes, estas, esse, essa, esses, essas, aquilo, ele, ela, eles, elas, seu, sua, seus, suas, mas, e, ou, assim, então,
      logo, depois, além disso, também, porém, contudo, no entanto, portanto, por isso, por exemplo, em vez disso, ali, lá, aqui, ambos,
      ambas, outro, outra, outros, outras, primeiro, segundo, finalmente, por fim, sim, porque`,
  },
  ru: {
    questions:
      'как, что, когда, где, куда, откуда, почему, зачем, кто, чей, какой, какая, какое, какие, сколько, чем',
    copulas:
      'это, является, являются, означает, означают, называется, называются, называют, представляет собой',
    summaries: `кратко, коротко, главное, итоги, итог, резюме, краткое содержание, основные выводы, ключевые выводы, коротко о главном,
      что запомнить`,
    definition: {
      questions: { это: 'Что такое *?' },
      articles: '',
    },
    dangling: `он, она, оно, они, это, этот, эта, эти, тот, та, те, его, её, ее, их, такой, такая, такие, но, и, а, или, поэтому, потому, также, тоже, кроме
      того, однако, тогда, затем, потом, здесь, там, так, например, зато, оба, другой, другие, сначала, наконец, во-первых, да, нет`,
  },
  tr: {
    questions:
      'nasıl, ne, neden, niçin, niye, nerede, nereye, nereden, hangi, kim, kimin, kaç, ne zaman',
    copulas: null,
    summaries:
      'özet, özetle, kısaca, önemli noktalar, öne çıkanlar, bir bakışta, kısa cevap, kısa yanıt, ana noktalar',
    definition: null,
    dangling: `o, bu, şu, bunlar, onlar, bunun, bunu, buna, bundan, onun, ama, ancak, fakat, ve, veya, ya da, çünkü, bu nedenle, bu yüzden, bu yüzden, ayrıca, yine,
      sonra, daha sonra, böylece, örneğin, burada, orada, diğer, öte yandan, evet, hayır`,
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
  const articles = new Set(cues.definition?.articles.split(' '));
  return {
    isQuestion: questions.begin,
    copulaAt: copulas === null ? null : copulas.firstIn,
    isSummary: summaries.begin,
    summaryName: headingOf(cues.summaries, language),
    isDangling: phrasesOf(cues.dangling, plainWord).begin,
    isArticle: (word) => articles.has(word),
    definitionQuestion: (subject, copula) => questionOf(cues.definition, subject, copula),
  };
}

/** French "que" before a vowel. */
const ELIDED = /Qu’est-ce que (?=[aeiouyàâéèêëîïôûœ])/i;

function questionOf(definition: Definition | null, subject: string, copula: string): string | null {
  const question = definition?.questions[copula];
  return question?.replace('*', () => subject).replace(ELIDED, 'Qu’est-ce qu’') ?? null;
}

/** The first of the names, as a heading. */
function headingOf(names: string, language: string): string {
  const [name = ''] = names.split(',');
  return capitalised(name, language);
}
