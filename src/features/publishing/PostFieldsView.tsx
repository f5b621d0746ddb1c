import { Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type { PostSettings } from '#contract/publishing/publication.schema.ts';
import { POST_EXCERPT_MAX_CHARS, POST_SLUG_MAX_CHARS } from '#contract/publishing/publication.ts';
import { list } from '#src/kit/copy/formats.ts';
import { seoPlugins } from '#src/kit/copy/names.ts';
import { TagField } from '#src/kit/keywords/TagField.tsx';
import { LongField } from '#src/kit/ui/LongField.tsx';
import type { PostForm } from './postSettings.ts';
import { publishing as copy } from './publish.copy.ts';
import classes from './publishing.module.css';

export interface SiteChoices {
  readonly categories: readonly string[];
  readonly authors: readonly { readonly id: string; readonly name: string }[];
}

interface PostFieldsViewProps {
  readonly form: PostForm;
  readonly site: Site;
  readonly choices: SiteChoices | null;
  readonly images: readonly Asset[];
  readonly onSettings: (change: Partial<PostSettings>) => void;
}

/** What goes with the text. */
export function PostFieldsView(props: PostFieldsViewProps) {
  const { form, site, choices, onSettings } = props;
  const { settings } = form;
  return (
    <>
      <TagField
        label={copy.categories}
        value={settings.categories}
        data={[...(choices?.categories ?? [])]}
        onChange={(categories) => onSettings({ categories })}
      />
      <TagField label={copy.tags} value={settings.tags} onChange={(tags) => onSettings({ tags })} />
      <details>
        <summary className={classes.summary}>{copy.more}</summary>
        <Stack gap="md">
          <TextInput
            size="md"
            label={copy.slug}
            description={copy.slugHint}
            maxLength={POST_SLUG_MAX_CHARS}
            value={settings.slug}
            onChange={({ currentTarget }) => onSettings({ slug: currentTarget.value })}
          />
          <LongField
            label={copy.excerpt}
            description={copy.excerptHint}
            maxLength={POST_EXCERPT_MAX_CHARS}
            value={settings.excerpt}
            onChange={(excerpt) => onSettings({ excerpt })}
          />
          <Author {...props} />
          <Covers {...props} />
          <Checkbox
            label={copy.structured}
            description={copy.structuredHint}
            disabled={!site.abilities.includes('anyHtml')}
            checked={settings.withStructuredData}
            onChange={({ currentTarget }) =>
              onSettings({ withStructuredData: currentTarget.checked })
            }
          />
          <ForSearch settings={settings} seo={site.seo} />
        </Stack>
      </details>
    </>
  );
}

function Author({ form, choices, onSettings }: PostFieldsViewProps) {
  if (choices === null || choices.authors.length === 0) return null;
  return (
    <Select
      size="md"
      label={copy.author}
      placeholder={copy.ownAuthor}
      clearable
      value={form.settings.author}
      data={choices.authors.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(author) => onSettings({ author })}
    />
  );
}

function Covers({ form, images, onSettings }: PostFieldsViewProps) {
  const { coverId } = form.settings;
  return (
    <fieldset className={classes.choice}>
      <legend>{copy.cover}</legend>
      <div className={classes.covers}>
        <button
          type="button"
          className={classes.cover}
          aria-pressed={coverId === null}
          onClick={() => onSettings({ coverId: null })}
        >
          {copy.noCover}
        </button>
        {images.map(({ id, src, name }) => (
          <button
            key={id}
            type="button"
            className={classes.cover}
            aria-pressed={coverId === id}
            aria-label={copy.coverNamed(name)}
            onClick={() => onSettings({ coverId: id })}
          >
            <img src={src} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface ForSearchProps {
  readonly settings: PostSettings;
  readonly seo: Site['seo'];
}

/** They are edited beside the text. */
function ForSearch({ settings: { seoTitle, description }, seo }: ForSearchProps) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {copy.seo}
      </Text>
      <Text size="sm">{copy.seoTitle(seoTitle || '–')}</Text>
      <Text size="sm">{copy.seoDescription(description || '–')}</Text>
      <Text size="sm" c="dimmed">
        {seo.length === 0
          ? copy.noSeoPlugin
          : copy.seoPlugin(list.format(seo.map((name) => seoPlugins[name])))}
      </Text>
    </div>
  );
}
