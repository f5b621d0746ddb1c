import { Alert, Button, Checkbox, Group, Select, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import type { ReactNode } from 'react';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { CurrentPostView } from './CurrentPostView.tsx';
import { PostFieldsView, type SiteChoices } from './PostFieldsView.tsx';
import type { DateFault, PostForm } from './postSettings.ts';
import { publishing as copy } from './publish.copy.ts';
import { TimeFieldView } from './TimeFieldView.tsx';

export interface PublishFormViewProps {
  readonly form: PostForm;
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly post: Publication['post'];
  /** Of the article, that the post shows. */
  readonly version: number | null;
  readonly isNewest: boolean;
  /** Null until the site has answered, and if it does not. */
  readonly choices: SiteChoices | null;
  readonly images: readonly Asset[];
  /** Slots of the text, and images of it that stay elsewhere. */
  readonly slots: number;
  readonly foreign: number;
  /** What to know before the text leaves the house. */
  readonly note: ReactNode;
  readonly fault: DateFault | null;
  readonly error: PortError | 'unsaved' | null;
  readonly canWrite: boolean;
  readonly onChange: (change: Partial<PostForm>) => void;
  readonly onSite: (siteId: string) => void;
  readonly onPublish: (isNew: boolean) => void;
  readonly onTrash: () => void;
}

export function PublishFormView(props: PublishFormViewProps) {
  const { form, site, sites, canWrite, onPublish, onChange, onSite } = props;
  const isGone = props.error !== 'unsaved' && props.error?.code === 'site_post_gone';
  return (
    <form
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        onPublish(false);
      }}
    >
      <Refusal error={props.error} />
      {sites.length > 1 ? (
        <Select
          size="md"
          label={copy.site}
          value={site.id}
          data={sites.map(({ id, title, address }) => ({ value: id, label: title || address }))}
          allowDeselect={false}
          onChange={(id) => id !== null && onSite(id)}
        />
      ) : (
        <Text fw={500}>{site.title || site.address}</Text>
      )}
      <CurrentPostView {...props} />
      <Notes {...props} />
      {canWrite ? (
        <>
          <TimeFieldView {...props} />
          <PostFieldsView
            {...props}
            onSettings={(change) => onChange({ settings: { ...form.settings, ...change } })}
          />
          <Group>
            <Button type="submit">{submitOf(props)}</Button>
            {isGone ? (
              <Button variant="default" onClick={() => onPublish(true)}>
                {copy.gone}
              </Button>
            ) : null}
          </Group>
        </>
      ) : (
        <Text>{copy.readOnly}</Text>
      )}
    </form>
  );
}

function submitOf({ form: { state }, post }: PublishFormViewProps): string {
  if (state === 'published') return copy.publish;
  if (state === 'scheduled') return copy.schedule;
  return post === null ? copy.saveDraft : copy.update;
}

function Refusal({ error }: Pick<PublishFormViewProps, 'error'>) {
  if (error === null) return null;
  return (
    <Alert color="red" role="alert">
      {error === 'unsaved' ? copy.unsaved : textOfError(error)}
    </Alert>
  );
}

/** What is said before anything leaves: it stops nobody. */
function Notes({ note, slots, foreign, form, onChange }: PublishFormViewProps) {
  const { settings } = form;
  return (
    <>
      {note}
      {slots === 0 ? null : (
        <Checkbox
          label={copy.withSlots}
          description={`${copy.slots(slots)} ${settings.withSlots ? '' : copy.slotsLeftOut}`}
          checked={settings.withSlots}
          onChange={({ currentTarget }) =>
            onChange({ settings: { ...settings, withSlots: currentTarget.checked } })
          }
        />
      )}
      {foreign === 0 ? null : <Text size="sm">{copy.foreign(foreign)}</Text>}
    </>
  );
}
