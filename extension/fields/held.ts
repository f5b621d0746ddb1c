import type { Refusal } from '../lib/names.ts';

/** A selection, remembered: what a page does with the focus meanwhile does not lose it. */
export interface Held {
  /** As people see it. */
  readonly text: string;
  /** Gives the field the focus, and the selection back. False if the text is not there any more. */
  restore(): boolean;
  /** Why a text does not fit; null if it does. */
  refusalOf(text: string): Refusal | null;
  /** The text as the field takes it. */
  fitting(text: string): string;
  /** Whether the field has the text where the selection was. */
  hasTaken(text: string): boolean;
}

export interface Field {
  /** Whether an element, or what surrounds it, is such a place. */
  isAround(element: Element): boolean;
  /** What is selected in it; a refusal if that cannot be rewritten. */
  hold(element: Element, selection: Selection | null): Held | Refusal;
}
