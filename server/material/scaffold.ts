/** Headings of a working draft and what its slots ask for, by language. They ask; they never state a fact. */

export type SectionKind = 'intro' | 'what' | 'keyword' | 'how' | 'notes' | 'questions' | 'next';

export interface Scaffold {
  readonly headings: Readonly<Record<'questions' | 'next', string>>;
  /** What to write in a section without notes; {topic} and {keyword} are filled in. */
  readonly say: Readonly<Record<SectionKind, string>>;
  /** The question that the section has to answer. */
  readonly ask: Readonly<Record<SectionKind, string>>;
  readonly terms: string;
  readonly question: string;
  readonly place: string;
  /** Beside a translation of which something may be wrong. */
  readonly compare: string;
}

const ENGLISH: Scaffold = {
  headings: {
    questions: 'Common questions',
    next: 'What to do next',
  },
  say: {
    intro:
      'Say in two or three sentences what the reader gets from this article, and who it is for.',
    what: 'Define it in one sentence, then show an example from your own work.',
    keyword:
      'Explain what {keyword} has to do with {topic}, with an example or a figure you can prove.',
    how: 'Describe the steps in the order in which a reader takes them.',
    notes: 'Say what the reader has to know about this, with an example or a figure you can prove.',
    questions: 'Answer what your customers ask about this, one question under each heading.',
    next: 'Sum up the main point in one sentence and name one next step.',
  },
  ask: {
    intro: 'Which problem does the reader have before reading this?',
    what: 'What do people most often get wrong about {topic}?',
    keyword: 'What does someone who searches for “{keyword}” want to do?',
    how: 'What does the reader need before the first step?',
    notes: 'What would a reader ask here?',
    questions: 'Which question do you hear most often about {topic}?',
    next: 'What should the reader do now?',
  },
  terms: 'Terms to use: {terms}',
  question: 'Question to answer: {question}',
  place: 'Say what is particular about {place}.',
  compare: 'Compare with the original: {what}',
};

const GERMAN: Scaffold = {
  headings: {
    questions: 'Häufige Fragen',
    next: 'Die nächsten Schritte',
  },
  say: {
    intro: 'Sagen Sie in zwei, drei Sätzen, was dieser Artikel bringt und für wen er ist.',
    what: 'Erklären Sie es in einem Satz und zeigen Sie dann ein Beispiel aus der eigenen Arbeit.',
    keyword:
      'Erklären Sie, was {keyword} mit dem Thema {topic} zu tun hat, mit einem Beispiel oder einer belegbaren Zahl.',
    how: 'Beschreiben Sie die Schritte in der Reihenfolge, in der man sie geht.',
    notes: 'Sagen Sie, was man darüber wissen muss, mit einem Beispiel oder einer belegbaren Zahl.',
    questions: 'Beantworten Sie, was Ihre Kunden dazu fragen, eine Frage je Überschrift.',
    next: 'Fassen Sie den Kern in einem Satz zusammen und nennen Sie einen nächsten Schritt.',
  },
  ask: {
    intro: 'Welches Problem hat, wer diesen Artikel öffnet?',
    what: 'Was wird beim Thema {topic} am häufigsten missverstanden?',
    keyword: 'Was will tun, wer nach „{keyword}“ sucht?',
    how: 'Was braucht man vor dem ersten Schritt?',
    notes: 'Was würde man hier fragen?',
    questions: 'Welche Frage zum Thema {topic} hören Sie am häufigsten?',
    next: 'Was soll man jetzt tun?',
  },
  terms: 'Begriffe: {terms}',
  question: 'Zu beantworten: {question}',
  place: 'Sagen Sie, was hier besonders ist: {place}.',
  compare: 'Mit dem Original vergleichen: {what}',
};

const SPANISH: Scaffold = {
  headings: {
    questions: 'Preguntas frecuentes',
    next: 'Qué hacer ahora',
  },
  say: {
    intro: 'Explique en dos o tres frases qué aporta este artículo y para quién es.',
    what: 'Defínalo en una frase y muestre después un ejemplo de su propio trabajo.',
    keyword:
      'Explique qué tiene que ver {keyword} con {topic}, con un ejemplo o una cifra que pueda demostrar.',
    how: 'Describa los pasos en el orden en que se dan.',
    notes: 'Explique qué hay que saber sobre esto, con un ejemplo o una cifra que pueda demostrar.',
    questions: 'Responda a lo que preguntan sus clientes, una pregunta por título.',
    next: 'Resuma la idea principal en una frase y nombre un siguiente paso.',
  },
  ask: {
    intro: '¿Qué problema tiene quien abre este artículo?',
    what: '¿Qué se entiende mal con más frecuencia sobre {topic}?',
    keyword: '¿Qué quiere hacer quien busca «{keyword}»?',
    how: '¿Qué se necesita antes del primer paso?',
    notes: '¿Qué preguntaría aquí un lector?',
    questions: '¿Qué pregunta sobre {topic} oye más a menudo?',
    next: '¿Qué debería hacer ahora el lector?',
  },
  terms: 'Términos: {terms}',
  question: 'Pregunta por responder: {question}',
  place: 'Explique qué es particular de {place}.',
  compare: 'Comparar con el original: {what}',
};

const FRENCH: Scaffold = {
  headings: {
    questions: 'Questions fréquentes',
    next: 'Que faire ensuite',
  },
  say: {
    intro: 'Dites en deux ou trois phrases ce que cet article apporte, et à qui il s’adresse.',
    what: 'Définissez-le en une phrase, puis montrez un exemple tiré de votre travail.',
    keyword:
      'Expliquez le lien entre {keyword} et {topic}, avec un exemple ou un chiffre que vous pouvez prouver.',
    how: 'Décrivez les étapes dans l’ordre où on les suit.',
    notes:
      'Dites ce qu’il faut savoir à ce sujet, avec un exemple ou un chiffre que vous pouvez prouver.',
    questions: 'Répondez à ce que demandent vos clients, une question par titre.',
    next: 'Résumez l’essentiel en une phrase et nommez une prochaine étape.',
  },
  ask: {
    intro: 'Quel problème a la personne qui ouvre cet article ?',
    what: 'Qu’est-ce qui est le plus souvent mal compris à propos de {topic} ?',
    keyword: 'Que veut faire la personne qui cherche « {keyword} » ?',
    how: 'De quoi a-t-on besoin avant la première étape ?',
    notes: 'Que demanderait-on ici ?',
    questions: 'Quelle question sur {topic} entendez-vous le plus souvent ?',
    next: 'Que doit faire le lecteur maintenant ?',
  },
  terms: 'Termes à employer : {terms}',
  question: 'Question à traiter : {question}',
  place: 'Dites ce qui est particulier ici : {place}.',
  compare: 'À comparer avec l’original : {what}',
};

const SCAFFOLDS: Readonly<Record<string, Scaffold>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
};

/** The scaffold of a language (BCP 47), or else the English one. */
export function scaffoldOf(language: string): Scaffold {
  return SCAFFOLDS[language.split('-')[0] ?? ''] ?? ENGLISH;
}

/** Fills in the {names} of a text. Filled-in values are not searched for names again. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The language as a tag that Intl accepts; Intl refuses some well-formed tags. */
export function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language.slice(0, language.indexOf('-'));
  }
}
