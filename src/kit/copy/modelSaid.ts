import type { ServerSaid } from '#contract/lib/failure.ts';
import { counted } from './formats.ts';

const CUT = 'The answer of the model broke off in the middle. Try again in a few minutes.';
const FAULT = 'The server of the model has a fault. Try again in a few minutes.';

/** A sentence on why a model did not write, with what its server said. */
export const withSaid = (sentence: string, said: ServerSaid): string =>
  [said.isCut ? CUT : isFault(said) ? FAULT : sentence, ...partsOf(said)].join(' ');

/** 529 is how Anthropic says that it is busy. */
const isFault = ({ status = 0 }: ServerSaid): boolean => status >= 500 && status !== 529;

function partsOf({ status, text, waitS, silentS }: ServerSaid): string[] {
  const parts: string[] = [];
  if (text !== undefined)
    parts.push(`Its server said: “${text}”${status === undefined ? '' : ` (${status})`}.`);
  else if (status !== undefined) parts.push(`Its server answered with ${status}.`);
  if (silentS !== undefined) parts.push(`Nothing came for ${seconds(silentS)}.`);
  if (waitS !== undefined) parts.push(`It asks to wait ${seconds(waitS)}.`);
  return parts;
}

const seconds = (count: number): string => counted(count, 'second', 'seconds');
