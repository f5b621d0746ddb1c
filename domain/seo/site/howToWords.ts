/** How a title says that the text is instructions, and how a heading counts a step, by language. */
interface HowToWords {
  readonly title: RegExp;
  readonly step: RegExp;
}

export const HOW_TO_WORDS: Readonly<Record<string, HowToWords>> = {
  en: { title: /^how to\b/i, step: /^step \d/i },
  de: {
    title: /^(?:wie (?:man|sie|du)\b|anleitung\b|so )/i,
    step: /^(?:schritt \d|\d+\. schritt\b)/i,
  },
  es: { title: /^c[oó]mo\b/i, step: /^paso \d/i },
  fr: { title: /^comment\b/i, step: /^[eé]tape \d/i },
  it: { title: /^come\b/i, step: /^(?:passo|passaggio) \d/i },
  nl: { title: /^hoe\b/i, step: /^stap \d/i },
  pt: { title: /^como\b/i, step: /^passo \d/i },
  ru: { title: /^как\s/i, step: /^шаг \d/i },
  tr: { title: /\bnas[ıi]l\b/i, step: /^(?:ad[ıi]m \d|\d+\. ad[ıi]m)/i },
};
