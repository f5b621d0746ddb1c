/** What was typed for stored voices when their pages were left: it is there again during this visit. */
import { formOf, type VoiceFormValues, type VoiceValues } from './voiceValues.ts';

export interface Left {
  /** By voice. */
  readonly left: Readonly<Record<string, VoiceFormValues>>;
}

/** Whether a form differs from its stored voice. */
export const isUnsaved = ({ stored, values, texts }: VoiceFormValues): boolean =>
  stored !== null && (texts.length > 0 || keyOf(values) !== keyOf(formOf(stored).values));

const keyOf = ({ name, isDefault, tone, rules, sample, language }: VoiceValues): string =>
  JSON.stringify([name, isDefault, tone, rules, sample, language]);

/** Adds the form that is being left to the kept ones, if it has unsaved changes. */
export function leftOf(from: Left | (Left & VoiceFormValues)): Left['left'] {
  if (!('values' in from) || from.stored === null) return from.left;
  const { left, ...form } = from;
  return isUnsaved(form) ? { ...left, [from.stored.id]: form } : left;
}

/** Removes the kept form of a voice whose page is open again. */
export function leftWithout(
  { left }: Left,
  { stored }: Pick<VoiceFormValues, 'stored'>,
): Left['left'] {
  const { [stored?.id ?? '']: _opened, ...others } = left;
  return others;
}
