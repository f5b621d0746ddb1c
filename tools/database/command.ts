import { sentenceOf } from '#server/sentences.ts';

/** Why a command does not do what it was asked: a sentence for the person who asked. */
export class Refusal extends Error {}

/** Runs a command; what goes wrong is a sentence, or a stack when nobody foresaw it. */
export async function asCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : sentenceOf(error));
    process.exitCode = 1;
  }
}

/** What the command was given; refuses with `usage` when that is nothing. */
export function argumentOf(usage: string): string {
  const [, , given] = process.argv;
  if (given === undefined) throw new Refusal(usage);
  return given;
}
