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

export const SECTION = { name: 'section', version: 3 } as const;

/** Asks for a rewritten section: the same content in other words. */
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
      'Write this section anew: clearer, in other words, with the same facts. What stands in it counts as notes of the writer.',
      ...restOf(soFar),
    ].join('\n\n'),
  };
}
