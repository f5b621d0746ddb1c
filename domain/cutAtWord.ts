/**
 * Returns the text, or as many of its first words as have at most `most` UTF-16 code units. A word that would take more than
 * half of them with it is cut, but never within a character.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  const cut = text.slice(0, space < most / 2 ? most : space);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
