import { isProposed, type ProposedTask, type TaskName } from '#contract/lib/tasks.ts';
import { CHAT } from './chat.ts';
import { DRAFT_SECTION, OUTLINE } from './draft.ts';
import { PASSAGE } from './passage.ts';
import { POST } from './post.ts';
import type { Prompt } from './prompt.ts';
import { PROPOSAL_VERSION } from './proposal.ts';
import { SECTION } from './section.ts';
import { TONE } from './tone.ts';
import { TRANSLATION } from './translation.ts';

type PromptId = Pick<Prompt, 'name' | 'version'>;

const OTHERS: { readonly [Name in Exclude<TaskName, ProposedTask>]: PromptId } = {
  outline: OUTLINE,
  draft: DRAFT_SECTION,
  section: SECTION,
  passage: PASSAGE,
  translation: TRANSLATION,
  post: POST,
  chat: CHAT,
  tone: TONE,
};

/** The prompt that the text of a task is written with. */
export const promptOf = (task: TaskName): PromptId =>
  isProposed(task) ? { name: task, version: PROPOSAL_VERSION } : OTHERS[task];
