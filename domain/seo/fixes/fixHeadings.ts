/** Headings, made of what the text says already. */
import { escapeText } from '#html/escape.ts';
import { textUnitsOf } from '#html/units.ts';
import { defines } from '../checks/aiSearchChecks.ts';
import type { FixChange } from '../report/report.ts';
import { type Keyphrase, keyphraseOf } from '../text/keyphrase.ts';
import type { TextTools, Token } from '../text/textTools.ts';
import { type FixBlock, type FixSubject, introductionIn } from './fixSubject.ts';

type Written = Pick<FixSubject, 'blocks' | 'tools'>;

/**
 * A question above a paragraph that answers it already: one that says what the subject is, and has no heading of its own. It is
 * asked in the words of the answer ("A burr grinder is …": "What is a burr grinder?"); null where they make no question.
 */
export function questionAbove({ blocks, tools, context }: FixSubject): FixChange | null {
  if (context.keyphrase === null || tools.cues === null) return null;
  const phrase = keyphraseOf(context.keyphrase, tools);
  const introduction = introductionIn(blocks);
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const isHeaded = before?.facts.units[0]?.kind === 'heading';
    if (before === undefined || isHeaded || block.id === introduction) continue;
    const question = questionFor(block, phrase, { blocks, tools });
    if (question === null) continue;
    const above = { id: block.id, html: block.html };
    return { type: 'behind', blockId: before.id, now: [`<h2>${escapeText(question)}</h2>`], above };
  }
  return null;
}

function questionFor(
  { html, facts }: FixBlock,
  phrase: Keyphrase,
  { blocks, tools }: Written,
): string | null {
  const [unit] = facts.units;
  if (unit?.kind !== 'paragraph' || !defines(unit, phrase)) return null;
  const copula = unit.sentences[0]?.plain[unit.copulaAt] ?? '';
  const text = textUnitsOf(html)[0]?.text ?? '';
  const words = tools.tokens(text).slice(0, unit.copulaAt);
  if (!isSubject(words, phrase, tools)) return null;
  const subject = subjectIn(text, words, { blocks, tools });
  return subject === null ? null : (tools.cues?.definitionQuestion(subject, copula) ?? null);
}

/** Whether the words are those of the phrase, with an article and what links them. */
function isSubject(words: readonly Token[], { stems }: Keyphrase, tools: TextTools): boolean {
  const own = words.map(({ word }) => word).filter((word) => !tools.isStopWord(word));
  return own.length === stems.length && own.every((word) => stems.includes(tools.stem(word)));
}

const SMALL_OR_OWN = /^(?:\P{Lu}|.+\p{Lu})/u;

/** As it is written within a sentence; null if nothing in the text tells how that is. */
function subjectIn(
  text: string,
  words: readonly Token[],
  { blocks, tools }: Written,
): string | null {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { word } = first;
  const rest = text.slice(first.end, last.end);
  const plain = tools.plainWord(word);
  const lower = word.toLocaleLowerCase(tools.language);
  const article = word.slice(0, word.length - plain.length); // "L’" of "L’eau"
  if (article !== '') return article.toLowerCase() + word.slice(article.length) + rest;
  if (tools.cues?.isArticle(plain)) return lower + rest;
  if (SMALL_OR_OWN.test(word) || tools.termWords?.hasCapitalNouns) return word + rest;
  const isWritten = (one: string) => blocks.some(({ html }) => html.includes(one));
  if (isWritten(` ${lower}`)) return lower + rest;
  return isWritten(`, ${word}`) ? word + rest : null;
}
