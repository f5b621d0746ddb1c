/** What hardly anybody types who does not mean Markdown. */
const STRONG: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(```|~~~)[^\n`]*\n[\s\S]*?^\1/m,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^)\s]*\)/,
  /(?:^|[\s(])(\*\*|__)\S(?:[^\n]{0,200}?\S)?\1/m,
  /^[^\n]*\|[^\n]*\n\|?[ \t]*:?-{3,}:?[ \t]*\|/m,
];
/** What plain text has too. */
const WEAK = /^[ \t]*(?:[-*+]|\d+\.|>) \S/m;

/** Whether a text is clearly Markdown: two different marks of it, or one beside a list or a quote. */
export function isMarkdown(text: string): boolean {
  const signs = STRONG.filter((sign) => sign.test(text)).length;
  return signs > 1 || (signs === 1 && WEAK.test(text));
}
