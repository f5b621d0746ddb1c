import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface HostFormProps {
  readonly label: string;
  readonly className?: string | undefined;
  /**
   * Resolves with false if a field needs a correction. Values are read on submit, because the browser may have
   * filled in some.
   */
  readonly onSubmit: (values: FormData, form: HTMLFormElement) => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form that keeps its values and, after a refusal, focuses the first field to correct. */
export function HostForm({ label, className, onSubmit, children }: HostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) fieldToMend(form.current)?.focus();
  }, [refusals]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // not in React's type
    const isDone = await onSubmit(new FormData(sent, submitter), sent);
    if (!isDone) setRefusals((count) => count + 1);
  };
  return (
    <form ref={form} aria-label={label} className={className} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

/** The first invalid field; without one, the password, which is tried again. */
function fieldToMend(form: HTMLElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[name="password"]') ??
    null
  );
}
