import { createContext, type ReactNode, useContext } from 'react';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import type { ProposalRequest } from '#contract/writing/content.schema.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';

export interface PassageAsked {
  readonly place: PassagePlace;
  /** In the words of the writer. */
  readonly instruction: string;
}

export interface ProposalAsked {
  readonly place: PassagePlace;
  readonly task: ProposalRequest['task'];
}

/** A text to choose. */
export interface ShownAlternative {
  readonly blocks: readonly string[];
  readonly isComplete: boolean;
}

/** A proposal as the editor shows it. */
export interface ShownProposal extends ProposalAsked {
  readonly id: string;
  readonly status: 'asking' | 'writing' | 'ready' | 'failed';
  /** Why it failed, as a text to show; null if it did not. */
  readonly problem: string | null;
  readonly alternatives: readonly ShownAlternative[];
  /** HTML of the text to be replaced; empty if there is none. */
  readonly before: string;
  readonly isOutdated: boolean;
  readonly isCopied: boolean | null;
}

export interface PromptField {
  readonly text: string;
  /** A saved prompt replaces the text. */
  onChoose(text: string): void;
}

/** Writes for the writer. */
export interface Writer {
  /** Whether there is a model, which can write anything. */
  readonly hasModel: boolean;
  /** What can be proposed; without a model, fewer tasks. */
  readonly tasks: readonly ProposedTask[];
  /** A job writes into the article; only one does at a time. */
  readonly isBusy: boolean;
  /** What a text costs, to show before it is asked for. */
  readonly cost: ReactNode;
  /** What needs a model, if there is none. */
  readonly hint: ReactNode;
  /** The prompts that the writer has saved, for the field of an instruction. */
  prompts(field: PromptField): ReactNode;
  /** Writes into the article as it comes. */
  ask(asked: PassageAsked): void;
  propose(asked: ProposalAsked & { readonly replaces?: string }): void;
  /** The newest proposal for the article, or null. */
  readonly proposal: ShownProposal | null;
  accept(at: number): void;
  copy(at: number): void;
  stop(): void;
  discard(): void;
}

const nothing = () => undefined;

/** Nothing can be written until a provider says otherwise. */
const NO_WRITER: Writer = {
  hasModel: false,
  tasks: [],
  isBusy: false,
  cost: null,
  hint: null,
  proposal: null,
  prompts: () => null,
  ask: nothing,
  propose: nothing,
  accept: nothing,
  copy: nothing,
  stop: nothing,
  discard: nothing,
};

export const WritingContext = createContext<Writer>(NO_WRITER);

export const useWriter = (): Writer => useContext(WritingContext);

/** Whether anything can be written, with a model or without one. */
export const canWrite = ({ hasModel, tasks }: Writer): boolean => hasModel || tasks.length > 0;
