/** Which proposed task makes a check better, where the installation can do it. Its limit, charge and texts are those of the task. */
import type { CheckName } from './report.ts';

interface FixTask {
  readonly name: 'titles' | 'meta';
  /** The search field that it fills, once the writer has chosen a text. */
  readonly field: 'seoTitle' | 'description';
}

const TITLE: FixTask = { name: 'titles', field: 'seoTitle' };
const DESCRIPTION: FixTask = { name: 'meta', field: 'description' };

export const FIX_TASKS: Readonly<Partial<Record<CheckName, FixTask>>> = {
  keyphraseInTitle: TITLE,
  titleWidth: TITLE,
  keyphraseInDescription: DESCRIPTION,
  descriptionLength: DESCRIPTION,
};
