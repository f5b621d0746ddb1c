/** Words that stand in place of a word of the list's subject: "cheesecake" in a list about "tarta de queso". */
import type { PhraseForm } from './tasks.ts';

/** A word that so much of the list has is what the list is about. */
const SUBJECT_LEAST = 0.4;
/** A word that fewer phrases have, or a smaller share of the list, is not judged. */
const USES = { least: 4, share: 0.03 } as const;
/** Of its phrases, those that have the subject's word too: then it is said beside it. */
const TOGETHER_MOST = 0.05;
/** What is said with it is said with the subject's word too: half of it, and three times something else than a task. */
const SHARED = { share: 0.5, words: 3 } as const;
/** All that is said of either is said of both: the list was multiplied out, and they are two subjects. */
const MULTIPLIED = 0.8;
/** "A or B" names both because they differ. */
const BOTH_NAMED = ':versus';

/** Returns the words that mean the subject, each with the word of the subject that it stands for. */
export function standIns(forms: readonly PhraseForm[]): Map<string, string> {
  const compared = forms.filter((form) => !form.has(BOTH_NAMED));
  const having = byWord(compared);
  const subject = [...having].filter(([, of]) => of.length >= SUBJECT_LEAST * forms.length);
  const words = new Set(subject.map(([word]) => word));
  const said = new Map(subject.map(([word, of]) => [word, saidWith(word, of, words)]));
  const found = new Map<string, string>();
  const least = Math.max(USES.least, USES.share * forms.length);
  for (const [word, of] of [...having].filter(([, { length }]) => length >= least)) {
    const own = saidWith(word, of, words);
    for (const [other, { length }] of subject) {
      if (other === word || word.includes(other) || length < of.length || found.has(other))
        continue;
      const together = of.filter((form) => form.has(other)).length;
      if (together <= TOGETHER_MOST * of.length && areOne(own, said.get(other) ?? new Set()))
        found.set(word, other);
    }
  }
  return found;
}

function byWord(forms: readonly PhraseForm[]): Map<string, PhraseForm[]> {
  const having = new Map<string, PhraseForm[]>();
  for (const form of forms)
    for (const [key, kind] of form) {
      if (kind !== 'word') continue;
      const list = having.get(key) ?? [];
      having.set(key, list);
      list.push(form);
    }
  return having;
}

/** What else the phrases say that have the word, without the words of the subject. */
const saidWith = (
  word: string,
  forms: readonly PhraseForm[],
  subject: ReadonlySet<string>,
): Set<string> =>
  new Set(
    forms.map((form) =>
      [...form]
        .filter(([key, kind]) => key !== word && kind !== 'aside' && !subject.has(key))
        .map(([key, kind]) => `${kind} ${key}`)
        .sort()
        .join('\n'),
    ),
  );

function areOne(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...own].filter((one) => others.has(one));
  const withWords = shared.filter((one) => one.includes('word '));
  return (
    withWords.length >= SHARED.words &&
    shared.length >= SHARED.share * own.size &&
    shared.length <= MULTIPLIED * others.size
  );
}
