import type { SectionTask } from '#domain/writing/writingTask.ts';
import {
  aboutArticle,
  block,
  listOf,
  OLD_TEXT_BUDGET_CHARS,
  type Prompt,
  restOf,
  rulesFor,
  sectionForm,
} from './prompt.ts';

export const SECTION = { name: 'section', version: 5 } as const;

const ASKS = {
  anew: 'Write this section anew: clearer, in other words, with the same facts. What stands in it counts as notes of the writer.',
  more: 'Write one to three further paragraphs for this section, to stand behind what it has. Repeat nothing. What stands in it counts as notes of the writer.',
};

/** Asks for a rewritten section, which has the same content in other words, or for more of it. */
export function sectionPrompt(task: SectionTask, oldText: string, soFar: string): Prompt {
  const old = oldText.slice(0, OLD_TEXT_BUDGET_CHARS);
  return {
    ...SECTION,
    instructions: `${rulesFor(task)}\n${sectionForm()}`,
    prompt: [
      aboutArticle(task, `${task.heading.text}\n${old}`),
      block('headings_of_the_article', listOf(task.headings)),
      ...(old === '' ? [] : [block('section_as_it_is', old)]),
      block('section', task.heading.text),
      ASKS[task.extent ?? 'anew'],
      ...restOf(soFar),
    ].join('\n\n'),
  };
}
