import { sentenceOf } from '#server/sentences.ts';

/** A command cannot do what was asked. The message says why, for the person who asked. */
export class Refusal extends Error {}

/** What a command says about an error: an expected one is a sentence, any other has its stack. */
export const saidOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : sentenceOf(error);

/** Runs a command. Prints its error. */
export async function asCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(saidOf(error));
    process.exitCode = 1;
  }
}

/** The argument of the command. Throws a `Refusal` with `usage` if there is none. */
export function argumentOf(usage: string): string {
  const [, , given] = process.argv;
  if (given === undefined) throw new Refusal(usage);
  return given;
}
