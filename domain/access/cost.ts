/** What the answers of models cost, at the prices that an administrator has entered. */
import type { UsageEntry } from '#contract/access/limit.schema.ts';

/** The answers of one model for a job together; null where its server did not report the tokens of all. */
export interface ModelTokens {
  readonly model: string;
  readonly input: number | null;
  readonly output: number | null;
}

/** The prices of a million tokens, by model. */
export interface PriceList {
  readonly currency: string;
  readonly prices: readonly {
    readonly model: string;
    readonly input: string;
    readonly output: string;
  }[];
}

/** Returns the cost of the answers; null without an answer, or if the tokens or the price of any model are unknown. */
export function costOf(
  answers: readonly ModelTokens[],
  list: PriceList | null,
): UsageEntry['cost'] {
  if (list === null || answers.length === 0) return null;
  const prices = new Map(list.prices.map((price) => [price.model, price]));
  let amount = 0;
  for (const { model, input, output } of answers) {
    const price = prices.get(model);
    if (price === undefined || input === null || output === null) return null;
    amount += (input * Number(price.input) + output * Number(price.output)) / 1_000_000;
  }
  return { amount: decimal(amount), currency: list.currency };
}

/** Returns the sum of the tokens; null without an answer, or if any server did not report them. */
export function tokensOf(answers: readonly ModelTokens[]): number | null {
  if (answers.length === 0) return null;
  return answers.reduce<number | null>(
    (sum, { input, output }) =>
      sum === null || input === null || output === null ? null : sum + input + output,
    0,
  );
}

/** With at most six decimals, and without zeros at its end. */
const decimal = (amount: number): string => amount.toFixed(6).replace(/\.?0+$/, '');
