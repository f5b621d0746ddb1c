import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ModelProtocol } from '#contract/installation.route.ts';
import type {
  InstallationModels,
  ModelServerRequest,
  ModelsRequest,
} from '#contract/installation.schema.ts';
import type { PortError } from '#contract/problems.ts';
import {
  PRICE_FIELDS,
  priceErrorsOf,
  pricesOf,
  type PriceValues,
  priceValuesOf,
} from './modelPrices.ts';
import { models, USUAL_ADDRESS } from './models.copy.ts';

export interface ModelsValues extends PriceValues {
  readonly protocol: ModelProtocol;
  readonly address: string;
  readonly apiKey: string;
  readonly best: string;
  readonly fast: string;
}
type Field = keyof ModelsValues;
type Errors = Readonly<Partial<Record<Field, string>>>;

interface ModelsForm {
  readonly stored: InstallationModels['models'];
  readonly error: PortError | null;
  onList(server: ModelServerRequest): void;
  onTest(request: ModelsRequest): void;
  onSave(request: ModelsRequest): void;
}

const valuesOf = (stored: InstallationModels['models']): ModelsValues => ({
  protocol: stored?.protocol ?? 'openai',
  address: stored?.address ?? USUAL_ADDRESS.openai,
  apiKey: '',
  best: stored?.best ?? '',
  fast: stored === null || stored.fast === stored.best ? '' : stored.fast,
  ...priceValuesOf(stored?.prices ?? null),
});

function errorsOf(values: ModelsValues): Errors {
  const { address, best } = values;
  return {
    ...priceErrorsOf(values),
    ...(/^https?:\/\/\S+$/i.test(address.trim()) ? {} : { address: models.addressWrong }),
    ...(best.trim() === '' ? { best: models.bestWrong } : {}),
  };
}

function serverOf({ protocol, address, apiKey }: ModelsValues): ModelServerRequest {
  const key = apiKey.trim();
  return { protocol, address: address.trim(), ...(key === '' ? {} : { apiKey: key }) };
}

const requestOf = (values: ModelsValues): ModelsRequest => ({
  ...serverOf(values),
  best: values.best.trim(),
  fast: values.fast.trim() || values.best.trim(),
  prices: pricesOf(values),
});

/** The form keeps what was typed, except the key, which is cleared once it is stored. */
export function useModelsForm({ stored, error, onList, onTest, onSave }: ModelsForm) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const change = (part: Partial<ModelsValues>) => setValues((before) => ({ ...before, ...part }));
  const updatedAt = stored?.updatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time stands for what is stored
  useEffect(() => change({ apiKey: '' }), [updatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal, or another attempt
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, error]);
  const errors: Errors = { ...error?.fields, ...errorsOf(values) };
  /** Does it if the fields that it needs are valid; otherwise shows what is wrong with them. */
  const doWith = (fields: readonly Field[], act: () => void) => {
    setShown((before) => new Set([...before, ...fields]));
    if (fields.some((name) => errorsOf(values)[name] !== undefined)) setAttempts(attempts + 1);
    else act();
  };
  return {
    form,
    values,
    change,
    changeProtocol(protocol: ModelProtocol) {
      const isUsual = Object.values(USUAL_ADDRESS).includes(values.address.trim());
      change({ protocol, ...(isUsual ? { address: USUAL_ADDRESS[protocol] } : {}) });
    },
    field: (name: Field) => ({
      name,
      error: shown.has(name) || error?.fields?.[name] !== undefined ? (errors[name] ?? null) : null,
      onBlur: () => setShown((before) => new Set(before).add(name)),
    }),
    list: () => doWith(['address'], () => onList(serverOf(values))),
    test: () => doWith(['address', 'best'], () => onTest({ ...requestOf(values), prices: null })), // no prices needed
    submit(event: FormEvent) {
      event.preventDefault();
      doWith(['address', 'best', ...PRICE_FIELDS], () => onSave(requestOf(values)));
    },
  };
}
