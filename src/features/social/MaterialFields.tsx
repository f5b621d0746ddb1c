import { Group, Radio, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Radio.css';
import { POSTS_MOST } from '#contract/social/post.route.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';
import { LongField } from '#src/kit/ui/LongField.tsx';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import { POST_MATERIALS, type PostValues } from '#store/social/postValues.ts';
import { AddressField } from './AddressField.tsx';
import { CountField } from './CountField.tsx';
import { postWizardTexts as copy, materials } from './social.copy.ts';

export interface Fields {
  readonly values: PostValues;
  /** Fields whose values the server did not accept. */
  readonly refused: ReadonlySet<string>;
  readonly onChange: (change: Partial<PostValues>) => void;
}

interface MaterialProps extends Fields {
  readonly articles: readonly { readonly value: string; readonly label: string }[];
}

function Topic({ values, refused, onChange }: MaterialProps) {
  return (
    <>
      <TextInput
        label={copy.topic}
        description={copy.topicHelp}
        size="md"
        required
        maxLength={300}
        value={values.topic}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
      />
      <LongField
        label={copy.notes}
        description={copy.notesHelp}
        minRows={4}
        maxRows={16}
        error={refused.has('notes') && problemTexts.invalid_input}
        value={values.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}

const ArticleChoice = ({ values, onChange, articles }: MaterialProps) => (
  <>
    <Select
      label={copy.article}
      description={copy.articleHelp}
      size="md"
      {...SEARCHABLE}
      required
      nothingFoundMessage={copy.noArticle}
      data={articles}
      value={values.articleId}
      onChange={(articleId) => onChange({ articleId })}
    />
    <CountField
      label={copy.count}
      description={copy.countHelp}
      max={POSTS_MOST}
      value={values.count}
      onChange={(count) => onChange({ count })}
    />
  </>
);

const Address = ({ values, refused, onChange }: MaterialProps) => (
  <AddressField
    error={refused.has('url') && copy.addressWrong}
    label={copy.url}
    description={copy.urlHelp}
    required
    value={values.url}
    onChange={(url) => onChange({ url })}
  />
);

const MATERIAL = { topic: Topic, article: ArticleChoice, url: Address };

/** What the post is made from. */
export function MaterialFields(props: MaterialProps) {
  const { values, onChange } = props;
  const Material = MATERIAL[values.from];
  return (
    <>
      <Radio.Group
        label={copy.from}
        size="md"
        value={values.from}
        onChange={(from) => {
          const known = POST_MATERIALS.find((one) => one === from);
          if (known !== undefined) onChange({ from: known });
        }}
      >
        <Group mt={6}>
          {POST_MATERIALS.map((one) => (
            <Radio key={one} value={one} label={materials[one]} />
          ))}
        </Group>
      </Radio.Group>
      <Material {...props} />
    </>
  );
}
