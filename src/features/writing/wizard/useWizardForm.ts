import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import type { Flaw } from '#domain/writing/plan.ts';
import type { ArticleWizardValues } from '#store/writing/wizardValues.ts';
import { fieldErrorsOf, isValid, type WizardField } from './wizardErrors.ts';

interface WizardForm {
  readonly values: ArticleWizardValues;
  readonly error: PortError | null;
  /** Why the outline cannot be written; null if it can, or there is none. */
  readonly flaw: Flaw | null;
  readonly onSubmit: () => void;
}

/** Shows an error once its field was left, or after an attempt to submit, which focuses the first invalid field. */
export function useWizardForm({ values, error, flaw, onSubmit }: WizardForm) {
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<WizardField>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const errors = fieldErrorsOf(values, error);
  const isBriefValid = isValid(fieldErrorsOf(values, null));
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(form.current);
  }, [attempts]);
  useEffect(() => {
    if (error !== null) focusFirstInvalid(form.current);
  }, [error]);
  const isTried = attempts > 0;
  const doIf = (isFine: boolean, act: () => void) => {
    if (isFine) act();
    else setAttempts((count) => count + 1);
  };
  return {
    form,
    isTried,
    isBriefValid,
    /** What a field needs to show its error at the right time. */
    field: (name: WizardField) => ({
      name,
      error: touched.has(name) || isTried || error !== null ? errors[name] : null,
      onBlur(event: FocusEvent) {
        if (!isSubmit(event.relatedTarget)) setTouched((before) => new Set(before).add(name));
      },
    }),
    /** Does what needs the brief alone. */
    ifValid: (act: () => void) => doIf(isBriefValid, act),
    submit(event: FormEvent) {
      event.preventDefault();
      doIf(isBriefValid && flaw === null, onSubmit);
    },
  };
}

/** An error that appears on blur would move the submit button away during the click. */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
