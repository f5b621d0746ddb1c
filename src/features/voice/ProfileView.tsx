import { Stack, Text } from '@mantine/core';
import type { Telltale, VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import { MEASURE_NAMES, VOICE_LIMITS } from '#contract/voice/voice.ts';
import { MEASURES, type MeasureGroup } from '#domain/voice/measures.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { profileTexts as copy, features, groups, valueText } from './voice.copy.ts';
import classes from './voice.module.css';

const GROUPS = [
  'rhythm',
  'person',
  'formality',
  'habits',
] as const satisfies readonly MeasureGroup[];

/** What was measured of the texts, each with examples from them. What could not be measured is a dash. */
export function ProfileView({ profile }: { readonly profile: VoiceProfile | null }) {
  return (
    <Stack gap="md">
      <SectionTitle>{copy.title}</SectionTitle>
      {profile === null ? <Text c="dimmed">{copy.nothing}</Text> : <Known profile={profile} />}
    </Stack>
  );
}

function Known({ profile }: { readonly profile: VoiceProfile }) {
  const { words, sentences, spelling } = profile;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {copy.measuredFrom(words, sentences)} {words < VOICE_LIMITS.leastWords && copy.tooShort}
      </Text>
      {GROUPS.map((group) => (
        <Group key={group} group={group} profile={profile} />
      ))}
      <section className={classes.group}>
        <h3>{groups.words}</h3>
        <Words title={copy.use} help={copy.useHelp} words={profile.use} />
        <Words title={copy.avoid} help={copy.avoidHelp} words={profile.avoid} />
        <div className={classes.measure}>
          <span>{copy.spelling}</span>
          <span className={classes.value}>
            {spelling === null ? copy.none : copy.variants[spelling.variant]}
          </span>
          {spelling === null ? null : (
            <Examples
              examples={spelling.examples}
              note={copy.spellingCount(spelling.us, spelling.uk)}
            />
          )}
        </div>
      </section>
    </>
  );
}

function Group({
  group,
  profile,
}: {
  readonly group: MeasureGroup;
  readonly profile: VoiceProfile;
}) {
  const names = MEASURE_NAMES.filter((name) => MEASURES[name].group === group);
  const found = new Map(profile.measures.map((measure) => [measure.name, measure]));
  return (
    <section className={classes.group}>
      <h3>{groups[group]}</h3>
      {names.map((name) => (
        <div key={name} className={classes.measure}>
          <span>{features[name]}</span>
          <span className={classes.value}>
            {valueText(found.get(name)?.mean ?? null, MEASURES[name].unit)}
          </span>
          <Examples examples={found.get(name)?.examples ?? []} />
        </div>
      ))}
    </section>
  );
}

interface ExamplesProps {
  readonly examples: readonly string[];
  readonly note?: string;
}

function Examples({ examples, note }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <details className={classes.examples}>
      <summary>{copy.examples}</summary>
      {note === undefined ? null : <p>{note}</p>}
      <ul>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </details>
  );
}

interface WordsProps {
  readonly title: string;
  readonly help: string;
  readonly words: readonly Telltale[];
}

const Words = ({ title, help, words }: WordsProps) => (
  <div className={classes.measure}>
    <span>{title}</span>
    <span className={classes.value}>{words.length === 0 ? copy.none : ''}</span>
    <p className={classes.help}>{help}</p>
    {words.length === 0 ? null : (
      <ul className={classes.words}>
        {words.map(({ word, times, examples }) => (
          <li key={word}>
            <span title={examples.join('\n')}>{word}</span> <small>{copy.times(times)}</small>
          </li>
        ))}
      </ul>
    )}
  </div>
);
