import { lazy, Suspense, useMemo, useState } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import { blocksOf, EMPTY_BODY } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { slotsIn } from '#domain/article/slots.ts';
import { foreignImagesIn } from '#domain/publishing/foreignImages.ts';
import { useAppSelector, useOptionalResource } from '#src/kit/hooks.ts';
import { useKept } from '#src/kit/useKept.ts';
import { articleSave } from '#store/article/save.slice.ts';
import type { AskedPublication } from '#store/publishing/publish.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { PublishFormView } from './PublishFormView.tsx';
import { type DateFault, newSettings, type PostForm, timeOf } from './postSettings.ts';

const ClaimsNote = lazy(async () => ({
  default: (await import('#src/kit/sources/ClaimsNote.tsx')).ClaimsNote,
}));

export interface PublishFormProps {
  readonly articleId: string;
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly publication: Publication | null;
  readonly canWrite: boolean;
  readonly error: PortError | 'unsaved' | null;
  readonly onSite: (siteId: string) => void;
  readonly onPublish: (asked: AskedPublication) => void;
  readonly onTrash: () => void;
}

/** Images of the library that are offered, besides those of the article. */
const OFFERED = { page: 0, limit: 12 };

/** What goes with an article to a site. It is kept while the dialog is closed, until the article has been published. */
export function PublishForm({
  articleId,
  site,
  publication,
  onPublish,
  ...props
}: PublishFormProps) {
  const { workspaceId, id: siteId } = site;
  const draft = useAppSelector((state) => articleSave.selectDraft(state, articleId));
  const { fields, body } = draft ?? { fields: NO_FIELDS, body: EMPTY_BODY };
  const last = publication?.runs.find(({ state }) => state === 'finished')?.jobId ?? '';
  const [form, setForm] = useKept(`publish ${articleId} ${siteId} ${last}`, () =>
    formOf(publication, newSettings(fields)),
  );
  const [fault, setFault] = useState<DateFault | null>(null);
  const choices = useOptionalResource('siteChoices', { workspaceId, siteId });
  const assets = useOptionalResource('assets', { workspaceId, ...OFFERED });
  const newest = useAppSelector((state) => savedVersion(state, articleId));
  const text = useMemo(
    () => ({ slots: slotsIn(body), foreign: foreignImagesIn(blocksOf(body)) }),
    [body],
  );
  const { seoTitle, description } = fields;
  const settings = { ...form.settings, seoTitle, description };
  const ask = (isNew: boolean) => {
    const time = timeOf(form, site.timeZone, Date.now());
    if (typeof time === 'string') setFault(time);
    else onPublish({ settings, time, replaces: null, isNew });
  };
  return (
    <PublishFormView
      {...props}
      {...text}
      form={{ ...form, settings }}
      site={site}
      post={publication?.post ?? null}
      isNewest={publication?.version === newest}
      version={publication?.version ?? null}
      choices={choices ?? null}
      images={assets?.content ?? []}
      fault={fault}
      note={
        <Suspense fallback={null}>
          <ClaimsNote articleId={articleId} />
        </Suspense>
      }
      onChange={(change) => {
        setFault(null);
        setForm((before) => ({ ...before, ...change }));
      }}
      onPublish={ask}
    />
  );
}

/** Null while something is typed that is not saved yet. */
const savedVersion = (state: RootState, articleId: string): number | null =>
  articleSave.selectIsPending(state, articleId)
    ? null
    : (articleSave.selectConfirmed(state, articleId)?.version ?? null);

function formOf(publication: Publication | null, settings: PostForm['settings']): PostForm {
  const state = publication?.post == null ? 'draft' : 'kept';
  return { settings: publication?.settings ?? settings, state, date: '', isSecond: false };
}
