/** The package has no types. https://snowballstem.org; the port is ISC. */
declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: string): { stem(word: string): string };
}
