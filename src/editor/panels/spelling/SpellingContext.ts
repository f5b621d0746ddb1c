import { createContext, useContext } from 'react';
import type { Finding } from '#domain/spelling/finding.ts';

/** Checks the open article for the writer. */
export interface Speller {
  /** The writer's switch. */
  readonly isOn: boolean;
  /** Whether the text is checked here: it is English, and the switch is on. Otherwise it is left to the browser. */
  readonly checksHere: boolean;
  /** The checker does not work, so the browser checks. */
  readonly hasFailed: boolean;
  /** What is shown of the findings in a text; undefined until it has been checked. */
  findingsIn(text: string): readonly Finding[] | undefined;
  begin(): void;
  end(): void;
  /** Reports the texts that the article has now and had not before, and the other way round. */
  report(change: { readonly added: readonly string[]; readonly gone: readonly string[] }): void;
  toggle(): void;
  retry(): void;
  ignore(finding: Finding, text: string): void;
  /** Null if the writer may not change the dictionary. */
  readonly addWord: ((word: string) => void) | null;
  /** Says something to people who do not see the underlines. */
  say(text: string): void;
}

const nothing = () => undefined;

/** The browser checks until a provider says otherwise. */
const NO_SPELLER: Speller = {
  isOn: true,
  checksHere: false,
  hasFailed: false,
  findingsIn: nothing,
  begin: nothing,
  end: nothing,
  report: nothing,
  toggle: nothing,
  retry: nothing,
  ignore: nothing,
  addWord: null,
  say: nothing,
};

export const SpellingContext = createContext<Speller>(NO_SPELLER);

export const useSpeller = (): Speller => useContext(SpellingContext);
