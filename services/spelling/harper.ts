/** Harper, a checker of English that runs in WebAssembly, as this product uses it. */
import { type BinaryModule, Dialect as Harper, type Lint, LocalLinter } from 'harper.js';
import type { Dialect } from '#domain/spelling/dialect.ts';
import {
  type Finding,
  type FindingKind,
  MAX_SUGGESTIONS,
  orderly,
} from '#domain/spelling/finding.ts';
import { seenText } from '#domain/spelling/seenText.ts';

export interface SpellingMessage {
  readonly id: number;
  readonly texts: readonly string[];
  readonly dialect: Dialect;
}

export type SpellingAnswer =
  | { readonly id: number; readonly findings: readonly (readonly Finding[])[] }
  | { readonly id: number; readonly error: string };

/** Returns a function that answers messages. */
export function createChecker(
  binary: BinaryModule,
): (message: SpellingMessage) => Promise<SpellingAnswer> {
  const linter = new LocalLinter({ binary });
  let current: Dialect = 'American';
  const speak = async (dialect: Dialect): Promise<void> => {
    if (dialect === current) return; // a change makes a new dictionary
    await linter.setDialect(Harper[dialect]);
    current = dialect;
  };
  const findingsIn = async (text: string): Promise<readonly Finding[]> => {
    const seen = seenText(text);
    const lints = await linter.lint(seen.text, { language: 'plaintext' });
    return orderly(
      text,
      lints.map((lint) => seen.asWritten(findingOf(lint, seen.text))),
    );
  };
  return async ({ id, texts, dialect }) => {
    try {
      await speak(dialect);
      const findings: (readonly Finding[])[] = [];
      for (const text of texts) findings.push(await findingsIn(text));
      return { id, findings };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
}

/** As plain data; the memory behind a lint is WebAssembly's and is given back. */
function findingOf(lint: Lint, text: string): Finding {
  const span = lint.span();
  const { start, end } = span;
  const replacements = lint.suggestions().map((suggestion) => {
    const replacement = suggestion.get_replacement_text();
    const kind = suggestion.kind();
    suggestion.free();
    return kind === INSERT_AFTER ? text.slice(start, end) + replacement : replacement;
  });
  const finding: Finding = {
    start,
    end,
    kind: kindOf(lint),
    message: lint.message().replace(/`([^`]*)`/g, '“$1”'),
    suggestions: [...new Set(replacements)].slice(0, MAX_SUGGESTIONS),
  };
  span.free();
  lint.free();
  return finding;
}

/** Kinds of the checker (`LintKind`) for words that are not wrong. */
const ADVICE: ReadonlySet<string> = new Set(
  'Enhancement Readability Redundancy Regionalism Style'.split(' '),
);
/** Rules of other kinds that only advise say so. */
const ADVISES = /^Try\b|\bconsider\b/i;
/** `more better` is no style. */
const MISTAKE = /\bcomparative\b|\bsuperlative\b/i;

function kindOf(lint: Lint): FindingKind {
  const [kind, message] = [lint.lint_kind(), lint.message()];
  if (kind === 'Spelling') return 'spelling';
  const isAdvice = ADVISES.test(message) || (ADVICE.has(kind) && !MISTAKE.test(message));
  return isAdvice ? 'style' : 'grammar';
}

/** `SuggestionKind.InsertAfter`. */
const INSERT_AFTER = 2;
