import { Button, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { auditKeyphrase, keyphraseOf } from '#store/audit/auditKeyphrase.slice.ts';
import { pageDetails as copy } from './audit.copy.ts';
import classes from './audit.module.css';

interface PageKeyphraseProps {
  readonly workspaceId: string;
  readonly auditId: string;
  readonly page: AuditedPage;
}

/** What a page of the web is to be found for. */
export function PageKeyphrase({ workspaceId, auditId, page }: PageKeyphraseProps) {
  const dispatch = useAppDispatch();
  const of = { auditId, position: page.position };
  const form = keyphraseOf(useAppSelector(auditKeyphrase.select), of);
  const stored = page.keyphrase ?? '';
  const text = form.text ?? stored;
  const isChanged = text.trim() !== stored;
  const isDue = page.state === 'read' && page.scoredFor !== page.keyphrase && !isChanged;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged || isDue)
      dispatch(auditKeyphrase.saveRequested({ ...of, workspaceId, text: text.trim() }));
  };
  return (
    <form className={classes.keyphrase} onSubmit={save}>
      <TextInput
        label={copy.keyphrase}
        description={copy.keyphraseHelp}
        maxLength={KEYPHRASE_MAX_CHARS}
        value={text}
        error={form.error && textOfError(form.error)}
        onChange={({ currentTarget }) =>
          dispatch(auditKeyphrase.edited({ ...of, text: currentTarget.value }))
        }
      />
      <Button
        type="submit"
        variant="default"
        loading={form.isSaving}
        disabled={form.isBusy || !(isChanged || isDue)}
      >
        {isDue ? copy.readNow : copy.save}
      </Button>
      <div role="status">
        {isDue && !form.isSaving ? <Text size="sm">{copy.scoredFor(page.scoredFor)}</Text> : null}
        {form.problem === null ? null : (
          <Text size="sm">
            {copy.couldNotRead} {textOfProblem(form.problem)}
          </Text>
        )}
      </div>
    </form>
  );
}
