import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { PortError } from '#contract/problems.ts';
import type { ArticleWizardValues } from '#store/article/wizardValues.ts';
import { fieldErrorsOf, isValid, type WizardField } from './wizardErrors.ts';

interface WizardForm {
  readonly values: ArticleWizardValues;
  readonly error: PortError | null;
  readonly onSubmit: () => void;
}

/** Shows an error once its field was left, or after an attempt to submit, which focuses the first invalid field. */
export function useWizardForm({ values, error, onSubmit }: WizardForm) {
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<WizardField>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const errors = fieldErrorsOf(values, error);
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(form.current);
  }, [attempts]);
  useEffect(() => {
    if (error !== null) focusFirstInvalid(form.current);
  }, [error]);
  return {
    form,
    /** What a field needs to show its error at the right time. */
    field: (name: WizardField) => ({
      name,
      error: touched.has(name) || attempts > 0 || error !== null ? errors[name] : null,
      onBlur(event: FocusEvent) {
        if (!isSubmit(event.relatedTarget)) setTouched((before) => new Set(before).add(name));
      },
    }),
    submit(event: FormEvent) {
      event.preventDefault();
      if (isValid(fieldErrorsOf(values, null))) onSubmit();
      else setAttempts((count) => count + 1);
    },
  };
}

/** An error that appears on blur would move the submit button away during the click. */
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
