/** What a slot asks for, in the language of the article: it stands in the text, between the writer's own words. */
import type { SlotAsk } from '#domain/seo/report/report.ts';

type Lines = readonly string[];
type SlotTexts = Readonly<Record<SlotAsk, (about: string) => Lines>> & {
  /** In place of a keyphrase. */
  readonly subject: string;
};

const SLOTS: Readonly<Record<string, SlotTexts>> = {
  en: {
    subject: 'the subject',
    introduction: (about) => [
      `Introduction: say in one or two sentences what the reader gets, and name the subject: ${about}.`,
    ],
    definition: (about) => [
      `Definition: say in one sentence what it is: ${about}. With what follows from it, 20 to 70 words.`,
    ],
    figure: () => [
      'Figure: a number that proves the main point, with a link to where it comes from.',
    ],
    source: () => ['Source: a link to where the figures above come from.'],
    comparison: (about) => [
      `Comparison: a table of at least two options. Subject: ${about}.`,
      'First row: what is compared. One row for each property.',
      'Only what you know, with a link to where it comes from.',
    ],
    question: (about) => [
      `Question: a heading as readers ask it, with the answer below it. Subject: ${about}.`,
    ],
  },
  de: {
    subject: 'das Thema',
    introduction: (about) => [
      `Einleitung: In ein oder zwei Sätzen sagen, was der Text bringt. Darin vorkommen soll: ${about}.`,
    ],
    definition: (about) => [
      `Definition: In einem Satz sagen, was das ist: ${about}. Mit dem, was daraus folgt, 20 bis 70 Wörter.`,
    ],
    figure: () => ['Zahl: eine Zahl, die den wichtigsten Punkt belegt, mit Link zur Quelle.'],
    source: () => ['Quelle: ein Link dorthin, woher die Zahlen oben stammen.'],
    comparison: (about) => [
      `Vergleich: eine Tabelle mit mindestens zwei Varianten. Thema: ${about}.`,
      'Erste Zeile: was verglichen wird. Je Eigenschaft eine Zeile.',
      'Nur was bekannt ist, mit Link zur Quelle.',
    ],
    question: (about) => [
      `Frage: eine Überschrift, wie Leser fragen, mit der Antwort darunter. Thema: ${about}.`,
    ],
  },
  es: {
    subject: 'el tema',
    introduction: (about) => [
      `Introducción: di en una o dos frases qué aporta el texto. Debe aparecer: ${about}.`,
    ],
    definition: (about) => [
      `Definición: di en una frase qué es: ${about}. De 20 a 70 palabras con lo que se deduce de ello.`,
    ],
    figure: () => ['Cifra: un número que demuestre el punto principal, con un enlace a su fuente.'],
    source: () => ['Fuente: un enlace al origen de las cifras anteriores.'],
    comparison: (about) => [
      `Comparación: una tabla con al menos dos opciones. Tema: ${about}.`,
      'Primera fila: lo que se compara. Una fila por cada propiedad.',
      'Solo lo que sepas, con un enlace a la fuente.',
    ],
    question: (about) => [
      `Pregunta: un título que los lectores preguntarían, con la respuesta debajo. Tema: ${about}.`,
    ],
  },
  fr: {
    subject: 'le sujet',
    introduction: (about) => [
      `Introduction : dire en une ou deux phrases ce que le texte apporte. À mentionner : ${about}.`,
    ],
    definition: (about) => [
      `Définition : dire en une phrase ce que c’est : ${about}. De 20 à 70 mots avec ce qui en découle.`,
    ],
    figure: () => [
      'Chiffre : un nombre qui prouve le point principal, avec un lien vers sa source.',
    ],
    source: () => ['Source : un lien vers l’origine des chiffres ci-dessus.'],
    comparison: (about) => [
      `Comparaison : un tableau d’au moins deux options. Sujet : ${about}.`,
      'Première ligne : ce qui est comparé. Une ligne par propriété.',
      'Seulement ce que vous savez, avec un lien vers la source.',
    ],
    question: (about) => [
      `Question : un titre que les lecteurs demanderaient, avec la réponse en dessous. Sujet : ${about}.`,
    ],
  },
  it: {
    subject: 'l’argomento',
    introduction: (about) => [
      `Introduzione: dire in una o due frasi che cosa offre il testo. Da citare: ${about}.`,
    ],
    definition: (about) => [
      `Definizione: dire in una frase che cos’è: ${about}. Da 20 a 70 parole con ciò che ne segue.`,
    ],
    figure: () => ['Cifra: un numero che dimostri il punto principale, con un link alla fonte.'],
    source: () => ['Fonte: un link all’origine delle cifre sopra.'],
    comparison: (about) => [
      `Confronto: una tabella con almeno due alternative. Argomento: ${about}.`,
      'Prima riga: che cosa si confronta. Una riga per ogni proprietà.',
      'Solo ciò che sai, con un link alla fonte.',
    ],
    question: (about) => [
      `Domanda: un titolo che i lettori chiederebbero, con la risposta sotto. Argomento: ${about}.`,
    ],
  },
  nl: {
    subject: 'het onderwerp',
    introduction: (about) => [
      `Inleiding: zeg in een of twee zinnen wat de tekst oplevert. Noem daarin: ${about}.`,
    ],
    definition: (about) => [
      `Definitie: zeg in één zin wat het is: ${about}. 20 tot 70 woorden met wat eruit volgt.`,
    ],
    figure: () => ['Cijfer: een getal dat het hoofdpunt bewijst, met een link naar de bron.'],
    source: () => ['Bron: een link naar waar de cijfers hierboven vandaan komen.'],
    comparison: (about) => [
      `Vergelijking: een tabel met minstens twee varianten. Onderwerp: ${about}.`,
      'Eerste rij: wat wordt vergeleken. Eén rij per eigenschap.',
      'Alleen wat je weet, met een link naar de bron.',
    ],
    question: (about) => [
      `Vraag: een kop zoals lezers vragen, met het antwoord eronder. Onderwerp: ${about}.`,
    ],
  },
  pt: {
    subject: 'o tema',
    introduction: (about) => [
      `Introdução: diga em uma ou duas frases o que o texto oferece. Deve aparecer: ${about}.`,
    ],
    definition: (about) => [
      `Definição: diga numa frase o que é: ${about}. De 20 a 70 palavras com o que daí resulta.`,
    ],
    figure: () => ['Número: um valor que prove o ponto principal, com um link para a fonte.'],
    source: () => ['Fonte: um link para a origem dos números acima.'],
    comparison: (about) => [
      `Comparação: uma tabela com pelo menos duas opções. Tema: ${about}.`,
      'Primeira linha: o que é comparado. Uma linha por propriedade.',
      'Só o que você sabe, com um link para a fonte.',
    ],
    question: (about) => [
      `Pergunta: um título que os leitores perguntariam, com a resposta abaixo. Tema: ${about}.`,
    ],
  },
  ru: {
    subject: 'тема',
    introduction: (about) => [
      `Введение: в одном-двух предложениях скажите, что даёт текст. Упомяните: ${about}.`,
    ],
    definition: (about) => [
      `Определение: одним предложением скажите, что это такое: ${about}. Вместе с выводами 20–70 слов.`,
    ],
    figure: () => ['Цифра: число, которое подтверждает главную мысль, со ссылкой на источник.'],
    source: () => ['Источник: ссылка на то, откуда взяты цифры выше.'],
    comparison: (about) => [
      `Сравнение: таблица минимум из двух вариантов. Тема: ${about}.`,
      'Первая строка: что сравнивается. Для каждого свойства — своя строка.',
      'Только то, что вы знаете, со ссылкой на источник.',
    ],
    question: (about) => [
      `Вопрос: заголовок, как спрашивают читатели, и ответ под ним. Тема: ${about}.`,
    ],
  },
  tr: {
    subject: 'konu',
    introduction: (about) => [
      `Giriş: metnin ne kazandırdığını bir iki cümleyle söyleyin. Geçmesi gereken: ${about}.`,
    ],
    definition: (about) => [
      `Tanım: ne olduğunu tek cümleyle söyleyin: ${about}. Sonuçlarıyla birlikte 20–70 kelime.`,
    ],
    figure: () => ['Rakam: ana düşünceyi kanıtlayan bir sayı ve kaynağının bağlantısı.'],
    source: () => ['Kaynak: yukarıdaki rakamların nereden geldiğini gösteren bir bağlantı.'],
    comparison: (about) => [
      `Karşılaştırma: en az iki seçenekten bir tablo. Konu: ${about}.`,
      'İlk satır: karşılaştırılanlar. Her özellik için bir satır.',
      'Yalnızca bildikleriniz, kaynağın bağlantısıyla.',
    ],
    question: (about) => [`Soru: okurların soracağı bir başlık ve altında yanıtı. Konu: ${about}.`],
  },
};

/** In English for a language that is not scored. */
export function slotTexts(ask: SlotAsk, keyphrase: string | null, language: string): Lines {
  const texts = SLOTS[language.split('-')[0] ?? ''] ?? SLOTS['en'];
  return texts?.[ask](keyphrase === null ? texts.subject : `“${keyphrase}”`) ?? [];
}
