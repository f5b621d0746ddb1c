import { Button, TextInput } from '@mantine/core';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import { entriesIn, hasEntry, listOf, withEntry } from '#domain/article/fieldList.ts';
import { fieldText } from '#domain/article/fieldText.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { KeywordList } from '#src/kit/keywords/KeywordList.tsx';
import { SuggestedSelect, SuggestedValues } from '#src/kit/suggested/SuggestedSelect.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { KeyphraseUses } from './KeyphraseUses.tsx';
import { panel as copy } from './score.copy.ts';
import classes from './score.module.css';
import { useCompetitors } from './useCompetitors.ts';

interface KeyphraseFieldsProps {
  readonly articleId: string;
}

/**
 * What the text wants to be found for; saved with the article. The analysis of its competitors suggests a keyphrase (spec §2); without
 * one, the text itself does.
 */
export function KeyphraseFields({ articleId }: KeyphraseFieldsProps) {
  const dispatch = useAppDispatch();
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const ideas = useAppSelector(
    (state) => articleReport.select(state, articleId).report?.keyphraseIdeas ?? NONE,
  );
  const { status, answer } = useCompetitors(articleId);
  const language: string = useAppSelector((state) =>
    resources.selectArticleLanguage(state, articleId),
  );
  if (fields === undefined) return null;
  const change = (name: TextField, text: string) =>
    dispatch(
      articleSave.edited({ articleId, fields: { [name]: fieldText(name, text, language) } }),
    );
  const common = (name: TextField) => ({
    label: fieldNames[name],
    lang: language,
    maxLength: FIELD_LIMITS_CHARS[name],
    value: fields[name],
  });
  const terms = answer?.generals.keywords ?? NONE;
  const suggested = [...new Set([...terms, ...ideas])];
  return (
    <section className={classes.fields}>
      <SuggestedSelect
        {...common('keyphrase')}
        description={copy.keyphraseHint}
        options={suggested}
        suggested={terms[0] ?? null}
        isExpected={status === 'done' || status === 'empty'}
        onChange={(text) => change('keyphrase', text)}
      />
      {fields.keyphrase.trim() === '' && (
        <Ideas ideas={ideas} language={language} onTake={(idea) => change('keyphrase', idea)} />
      )}
      <KeyphraseUses articleId={articleId} phrase={fields.keyphrase} language={language} />
      <OtherKeywords
        {...common('keywords')}
        keyphrase={fields.keyphrase}
        suggested={suggested}
        onChange={(text) => change('keywords', text)}
      />
      <WantedWords
        {...common('wantedWords')}
        usual={answer?.generals.words?.value ?? null}
        onChange={(words) => change('wantedWords', words)}
      />
    </section>
  );
}

type TextField = 'keyphrase' | 'keywords' | 'wantedWords';

interface FieldProps {
  readonly label: string;
  readonly lang: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

interface OtherKeywordsProps extends FieldProps {
  readonly keyphrase: string;
  readonly suggested: readonly string[];
}

/** The keywords beside the keyphrase: typed, suggested by the analysis and the text, or from a list. */
function OtherKeywords({ keyphrase, suggested, onChange, ...field }: OtherKeywordsProps) {
  const { label, lang, value } = field;
  const present = suggested.filter((term) => hasEntry(`${keyphrase},${value}`, term));
  return (
    <>
      <TextInput
        {...field}
        dir="auto"
        description={copy.keywordsHint}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <SuggestedValues
        {...{ label, lang, suggested, present }}
        onTake={(term) => onChange(withEntry(value, term))}
      />
      <KeywordList
        language={lang}
        known={[keyphrase.trim(), ...entriesIn(value)]}
        onAdd={(added) => onChange(listOf([...entriesIn(value), ...added]))}
      />
    </>
  );
}

interface WantedWordsProps extends FieldProps {
  /** How many words the competitors usually have; null: not known. */
  readonly usual: number | null;
}

function WantedWords({ usual, onChange, ...field }: WantedWordsProps) {
  return (
    <>
      <TextInput
        {...field}
        inputMode="numeric"
        description={copy.wantedWordsHint}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <SuggestedValues
        label={field.label}
        lang={field.lang}
        suggested={usual === null ? [] : [String(usual)]}
        present={[field.value.trim()]}
        onTake={onChange}
      />
    </>
  );
}

const NONE: readonly string[] = [];

interface IdeasProps {
  readonly ideas: readonly string[];
  readonly language: string;
  readonly onTake: (idea: string) => void;
}

function Ideas({ ideas, language, onTake }: IdeasProps) {
  if (ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      <span className={classes.quiet}>{copy.keyphraseIdeas}</span>
      {ideas.map((idea) => (
        <Button
          key={idea}
          variant="default"
          size="compact-sm"
          lang={language}
          aria-label={copy.takeIdea(idea)}
          onClick={() => onTake(idea)}
        >
          {idea}
        </Button>
      ))}
    </div>
  );
}
