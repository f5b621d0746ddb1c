/** Letters of scripts that run from right to left, and of all others (UAX #9, P2). */
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text runs from right to left: as its first letter does. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
