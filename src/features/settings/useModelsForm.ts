import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ModelProtocol } from '#contract/installation/installation.route.ts';
import type {
  InstallationModels,
  ModelServerRequest,
  ModelsRequest,
  ModelsTestRequest,
} from '#contract/installation/installation.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { PRICE_FIELDS } from './modelPrices.ts';
import { USUAL_ADDRESS } from './models.copy.ts';
import {
  errorsOf,
  isFile,
  type ModelsErrors,
  type ModelsField,
  requestOf,
  serverOf,
  valuesOf,
} from './modelsValues.ts';
import { useTypedOver } from './useTypedOver.ts';

interface ModelsForm {
  readonly stored: InstallationModels['models'];
  readonly error: PortError | null;
  onList(server: ModelServerRequest): void;
  onTest(request: ModelsTestRequest): void;
  onSave(request: ModelsRequest): void;
}

/** The form keeps what was typed, except the key, which is cleared once it is stored. */
export function useModelsForm({ stored, error, onList, onTest, onSave }: ModelsForm) {
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useTypedOver(
    'models',
    { values: valuesOf(stored), updatedAt: stored?.updatedAt },
    'apiKey',
  );
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal, or another attempt
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, error]);
  const errors: ModelsErrors = { ...error?.fields, ...errorsOf(values) };
  /** Does it if the fields that it needs are valid; otherwise shows what is wrong with them. */
  const doWith = (fields: readonly ModelsField[], act: () => void) => {
    setShown((before) => new Set([...before, ...fields]));
    if (fields.some((name) => errorsOf(values)[name] !== undefined)) setAttempts(attempts + 1);
    else act();
  };
  return {
    form,
    values,
    isFile: isFile(values),
    change,
    changeProtocol(protocol: ModelProtocol) {
      const isUsual = Object.values(USUAL_ADDRESS).includes(values.address.trim());
      const usual = USUAL_ADDRESS[protocol];
      change({ protocol, ...(isUsual && usual !== '' ? { address: usual } : {}) });
    },
    field: (name: ModelsField) => ({
      name,
      error: shown.has(name) || error?.fields?.[name] !== undefined ? (errors[name] ?? null) : null,
      onBlur: () => setShown((before) => new Set(before).add(name)),
    }),
    list: () => doWith(['address'], () => onList(serverOf(values))),
    test: () =>
      doWith(['address', 'best'], () => {
        const withImage = values.withImage && !isFile(values);
        onTest({ ...requestOf(values), prices: null, withImage }); // no prices needed
      }),
    submit(event: FormEvent) {
      event.preventDefault();
      doWith(['address', 'best', ...PRICE_FIELDS], () => onSave(requestOf(values)));
    },
  };
}
