import { Radio, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import type { DateFault, PostForm } from './postSettings.ts';
import { publishing as copy } from './publish.copy.ts';
import { instantsOf } from './siteTime.ts';

interface TimeFieldViewProps {
  readonly form: PostForm;
  readonly site: Site;
  readonly post: Publication['post'];
  readonly fault: DateFault | null;
  readonly onChange: (change: Partial<PostForm>) => void;
}

type State = PostForm['state'];

/** What becomes of the post, and when, in the time zone of its site. */
export function TimeFieldView({ form, site, post, fault, onChange }: TimeFieldViewProps) {
  const mayPublish = site.abilities.includes('publish');
  return (
    <Radio.Group
      label={copy.when}
      value={form.state}
      onChange={(state) => onChange({ state: state as State })}
    >
      <Stack gap="xs" mt="xs">
        {post === null ? null : <Radio value="kept" label={copy.kept(post.state)} />}
        <Radio value="draft" label={copy.draft} description={copy.draftHint} />
        <Radio value="published" label={copy.published} disabled={!mayPublish} />
        <Radio value="scheduled" label={copy.scheduled} disabled={!mayPublish} />
        {mayPublish ? null : <Text size="sm">{copy.mayNotPublish}</Text>}
        {form.state === 'scheduled' ? (
          <DateField form={form} timeZone={site.timeZone} fault={fault} onChange={onChange} />
        ) : null}
      </Stack>
    </Radio.Group>
  );
}

interface DateFieldProps extends Pick<TimeFieldViewProps, 'form' | 'fault' | 'onChange'> {
  readonly timeZone: string;
}

function DateField({ form, timeZone, fault, onChange }: DateFieldProps) {
  const comesTwice = instantsOf(timeZone, form.date).length > 1;
  return (
    <>
      <TextInput
        size="md"
        type="datetime-local"
        label={copy.date}
        description={copy.dateHint(timeZone)}
        value={form.date}
        error={fault === null ? undefined : copy[fault]}
        onChange={({ currentTarget }) => onChange({ date: currentTarget.value, isSecond: false })}
      />
      {comesTwice ? (
        <Radio.Group
          label={copy.twice}
          value={form.isSecond ? 'second' : 'first'}
          onChange={(which) => onChange({ isSecond: which === 'second' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="first" label={copy.first} />
            <Radio value="second" label={copy.second} />
          </Stack>
        </Radio.Group>
      ) : null}
    </>
  );
}
