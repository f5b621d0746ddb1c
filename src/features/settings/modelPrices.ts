/** The prices of the models as they are typed, and as they are stored. */
import type { ModelPrices } from '#contract/installation/installation.schema.ts';
import { models } from './models.copy.ts';

/** Of a million tokens. */
export const PRICE_FIELDS = ['bestInput', 'bestOutput', 'fastInput', 'fastOutput'] as const;

export type PriceValues = Readonly<Record<(typeof PRICE_FIELDS)[number] | 'currency', string>>;

const USUAL_CURRENCY = 'USD';

export const priceValuesOf = (prices: ModelPrices | null): PriceValues => ({
  currency: prices?.currency ?? USUAL_CURRENCY,
  bestInput: prices?.best?.input ?? '',
  bestOutput: prices?.best?.output ?? '',
  fastInput: prices?.fast?.input ?? '',
  fastOutput: prices?.fast?.output ?? '',
});

/** With a point, whatever the keyboard has. */
const amountOf = (typed: string): string => typed.trim().replace(',', '.');

function priceOf(input: string, output: string): ModelPrices['best'] {
  const price = { input: amountOf(input), output: amountOf(output) };
  return price.input === '' ? null : price;
}

/** Null if no price is entered. */
export function pricesOf(values: PriceValues): ModelPrices | null {
  const best = priceOf(values.bestInput, values.bestOutput);
  const fast = priceOf(values.fastInput, values.fastOutput);
  if (best === null && fast === null) return null;
  return { currency: values.currency.replace(/\s/g, '') || USUAL_CURRENCY, best, fast };
}

const OTHER = {
  bestInput: 'bestOutput',
  bestOutput: 'bestInput',
  fastInput: 'fastOutput',
  fastOutput: 'fastInput',
} as const satisfies Record<(typeof PRICE_FIELDS)[number], (typeof PRICE_FIELDS)[number]>;

/** A price has both of its numbers, or none. */
export function priceErrorsOf(values: PriceValues): Partial<PriceValues> {
  const wrong = PRICE_FIELDS.filter((name) => {
    const amount = amountOf(values[name]);
    const isMissing = amount === '' && amountOf(values[OTHER[name]]) !== '';
    return isMissing || !/^([0-9]{1,6}(\.[0-9]{1,6})?)?$/.test(amount);
  });
  return Object.fromEntries(wrong.map((name) => [name, models.priceWrong]));
}
