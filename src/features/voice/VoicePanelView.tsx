import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Voice, VoiceChoice } from '#contract/voice/brandVoice.schema.ts';
import type { MeasureName } from '#contract/voice/voice.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { MatchLine, VoiceMatch, VoiceReport } from '#domain/seo/report/voiceReport.ts';
import { MEASURES } from '#domain/voice/measures.ts';
import { choiceOf, choiceValue } from '#domain/voice/voiceChoice.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import { useFocusKept } from '#src/kit/focus/useFocusKept.ts';
import { VoiceSelect } from '#src/kit/voice/VoiceField.tsx';
import { LinkButton } from './LinkButton.tsx';
import { panelTexts as copy, features, scoreText, valueText } from './voice.copy.ts';
import classes from './voice.module.css';

interface VoicePanelViewProps {
  readonly voices: readonly Voice[];
  readonly chosen: VoiceChoice;
  /** Null while there is none, or the article has no voice. */
  readonly report: VoiceReport | null;
  readonly canWrite: boolean;
  readonly onChoose: (choice: VoiceChoice) => void;
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (edits: readonly TextEdit[]) => void;
  /** What the voice would change in passages; null: the text is not compared with it now. */
  readonly diff: (voiceId: string | null, passages: VoiceReport['passages'] | null) => ReactNode;
}

export function VoicePanelView(props: VoicePanelViewProps) {
  const { voices, chosen, report, canWrite } = props;
  const own = voices.find(({ id, isDefault }) =>
    chosen.choice === 'voice' ? id === chosen.voiceId : chosen.choice === 'default' && isDefault,
  );
  const isRead = own !== undefined && report?.voiceId === own.id;
  return (
    <div className={classes.panel}>
      {voices.length === 0 ? <NoVoices canWrite={canWrite} /> : <Choice {...props} />}
      {own === undefined && voices.length > 0 ? (
        <p className={classes.quiet}>{copy.noVoice}</p>
      ) : null}
      {own !== undefined && !isRead ? <p className={classes.quiet}>{copy.stale}</p> : null}
      {isRead ? (
        <>
          <Match match={report.match} />
          <Rules {...props} findings={report.findings} />
        </>
      ) : null}
      {canWrite && props.diff(own?.id ?? null, isRead ? report.passages : null)}
      {isRead ? <AppLink to={`/brand-voice/${own.id}`}>{copy.edit}</AppLink> : null}
    </div>
  );
}

const NoVoices = ({ canWrite }: { readonly canWrite: boolean }) => (
  <>
    <p>{copy.empty}</p>
    {canWrite && (
      <div>
        <LinkButton to="/brand-voice/new" size="compact-md">
          {copy.make}
        </LinkButton>
      </div>
    )}
  </>
);

type RulesProps = Pick<VoicePanelViewProps, 'canWrite' | 'onShow' | 'onChange'> &
  Pick<VoiceReport, 'findings'>;

function Rules({ findings, canWrite, onShow, onChange }: RulesProps) {
  const section = useFocusKept<HTMLElement>();
  return (
    <section ref={section}>
      <h3>{copy.rules}</h3>
      <p className={classes.quiet} role="status">
        {findings.length === 0 ? copy.clean : copy.findings(findings.length)}
      </p>
      <TextEditsView
        edits={findings.map((one) => ({ ...one, label: copy.ruleNames[one.rule] }))}
        canChange={canWrite}
        onShow={onShow}
        onChange={onChange}
      />
    </section>
  );
}

const Choice = ({ voices, chosen, canWrite, onChoose }: VoicePanelViewProps) => (
  <VoiceSelect
    label={copy.choose}
    size="sm"
    disabled={!canWrite}
    voices={voices}
    value={choiceValue(chosen)}
    onChange={(value) => onChoose(choiceOf(value))}
  />
);

function Match({ match: { score, lines } }: { readonly match: VoiceMatch }) {
  return (
    <section>
      <h3>{copy.score}</h3>
      <div className={classes.score}>
        <span className={classes.figure}>{score === null ? '–' : scoreText(score)}</span>
        <p className={classes.quiet}>{score === null ? copy.tooShort : copy.scoreHelp}</p>
      </div>
      {lines.length === 0 ? null : (
        <details>
          <summary>{copy.explained}</summary>
          <ul className={classes.lines}>
            {lines.filter(isTelling).map((line) => (
              <Line key={line.name} line={line} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What neither the voice nor the text has explains nothing. */
const isTelling = ({ value, wanted, fit }: MatchLine): boolean =>
  !(value === 0 && wanted?.least === 0 && fit === 1);

const isMeasure = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);

function Line({ line }: { readonly line: MatchLine }) {
  const { name, fit, value, wanted, words } = line;
  const unit = isMeasure(name) ? MEASURES[name].unit : 'per100';
  const text = wanted && copy.wanted(wanted.least, wanted.most);
  const named = words.join(', ');
  return (
    <li>
      <span>{features[name]}</span>
      <span className={classes.value}>
        {value === null ? null : `${valueText(value, unit)} · `}
        {fit === null ? '–' : `${Math.round(100 * fit)} %`}
      </span>
      {text === null ? null : (
        <Text span className={classes.quiet ?? ''}>
          {text}
        </Text>
      )}
      {named === '' ? null : (
        <Text span className={classes.quiet ?? ''}>
          {name === 'vocabulary' ? copy.avoidFound(named) : copy.mostDifferent(named)}
        </Text>
      )}
    </li>
  );
}
