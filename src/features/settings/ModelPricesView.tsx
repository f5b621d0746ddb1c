import { TextInput } from '@mantine/core';
import { PRICE_FIELDS } from './modelPrices.ts';
import { models } from './models.copy.ts';
import classes from './models.module.css';
import type { useModelsForm } from './useModelsForm.ts';

/** What a million tokens cost. Without it, the ledger shows no cost. */
export function ModelPricesView({ values, change, field }: ReturnType<typeof useModelsForm>) {
  return (
    <fieldset className={classes.prices}>
      <legend>{models.prices}</legend>
      {PRICE_FIELDS.map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          label={models.price[name]}
          inputMode="decimal"
          autoComplete="off"
          value={values[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        {...field('currency')}
        label={models.currency}
        description={models.currencyHelp}
        maxLength={10}
        value={values.currency}
        onChange={(event) => change({ currency: event.currentTarget.value })}
      />
    </fieldset>
  );
}
