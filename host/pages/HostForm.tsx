import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface HostFormProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** False: something has to be mended. Values are read now: the browser may have filled some in. */
  readonly onSubmit: (values: FormData, form: HTMLFormElement) => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form that keeps what was typed, and after a refusal leads to the first field to mend. */
export function HostForm({ label, className, onSubmit, children }: HostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) fieldToMend(form.current)?.focus();
  }, [refusals]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // which React does not know
    const isDone = await onSubmit(new FormData(sent, submitter), sent);
    if (!isDone) setRefusals((count) => count + 1);
  };
  return (
    <form ref={form} aria-label={label} className={className} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

/** The first wrong field; where none is, the one that is tried again. */
function fieldToMend(form: HTMLElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[name="password"]') ??
    null
  );
}
