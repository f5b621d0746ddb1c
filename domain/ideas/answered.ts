/** Which questions one's own articles answer already. */
import { stemsOf } from '../briefs/headingGroups.ts';
import type { TextTools } from '../seo/text/textTools.ts';

/** A heading with so many of the words of a question is about it. */
const IN_HEADING = 0.6;
/** A paragraph with so many of them answers it. */
const IN_PROSE = 0.8;

export interface OpenQuestions {
  /** Crosses out what a passage of an article answers. */
  read(text: string, isHeading: boolean): void;
  /** Those that nothing has answered so far. */
  open(): string[];
}

/**
 * Returns the questions that can be tracked. Questions without content words are left out, because nobody could tell whether they
 * are answered.
 */
export function openQuestions(questions: readonly string[], tools: TextTools): OpenQuestions {
  const open = new Map(
    questions
      .map((text) => [text, new Set(stemsOf(text, tools))] as const)
      .filter(([, stems]) => stems.size > 0),
  );
  return {
    read(text, isHeading) {
      if (open.size === 0) return;
      const there = new Set(stemsOf(text, tools));
      const share = isHeading ? IN_HEADING : IN_PROSE;
      for (const [question, stems] of open) {
        const found = [...stems].filter((stem) => there.has(stem)).length;
        if (found / stems.size >= share) open.delete(question);
      }
    },
    open: () => [...open.keys()],
  };
}
