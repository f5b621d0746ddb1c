import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import type { BlockId } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { VoicePassage } from '#domain/seo/report/voiceReport.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { DiffText } from '#src/kit/diff/DiffText.tsx';
import { KeptFacts } from '#src/kit/edits/KeptFacts.tsx';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import { useFocusKept } from '#src/kit/focus/useFocusKept.ts';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { diffTexts as copy, scoreText } from './voice.copy.ts';
import classes from './voice.module.css';
import type { VoicedText } from './voicedText.ts';

interface Actions {
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (of: Proposal, edits: readonly TextEdit[]) => void;
  readonly onLeave: (of: Proposal, at: number) => void;
  readonly onShowLeft: (of: Proposal) => void;
  readonly onAccept: (of: Proposal) => void;
  readonly onStop: (of: Proposal) => void;
  readonly onDiscard: (of: Proposal) => void;
}

export interface VoiceDiffViewProps extends Actions {
  readonly voices: readonly Pick<Voice, 'id' | 'name'>[];
  /** The voice in which one can ask. */
  readonly voiceId: string | null;
  /** The least alike first; null: nothing can be asked for now, but what was asked for is there. */
  readonly passages: readonly VoicePassage[] | null;
  /** The newest first. */
  readonly voiced: readonly VoicedText[];
  readonly hasModel: boolean;
  readonly cost: ReactNode;
  readonly onAsk: (blockId: BlockId) => void;
}

const SHOWN = 5;
const EXCERPT_CHARS = 90;
const excerptOf = (text: string): string =>
  text.length <= EXCERPT_CHARS ? text : `${text.slice(0, EXCERPT_CHARS).trimEnd()}…`;

/** Has passages said in the voice, and shows what that changes, word by word. */
export function VoiceDiffView(props: VoiceDiffViewProps) {
  const { passages, voiced, hasModel, cost } = props;
  const section = useFocusKept<HTMLElement>();
  return (
    <section ref={section} className={classes.diff}>
      {passages === null && voiced.length === 0 ? null : <h3>{copy.title}</h3>}
      {passages === null ? null : (
        <>
          <p className={classes.quiet}>{hasModel ? copy.help : copy.helpFree}</p>
          {cost}
        </>
      )}
      {voiced.map((one) => (
        <Voiced key={one.proposal.id} {...props} {...one} />
      ))}
      {passages === null ? null : <Passages {...props} passages={passages} />}
    </section>
  );
}

/** Whether the block is among those that were asked for in this voice. Of what was asked for long ago, the voice is not known. */
const isAskedIn = (voiced: readonly VoicedText[], voiceId: string | null, blockId: BlockId) =>
  voiced.some(
    ({ proposal: { was, voiceId: own = voiceId } }) =>
      own === voiceId && was.some(({ id }) => id === blockId),
  );

type PassagesProps = VoiceDiffViewProps & { readonly passages: readonly VoicePassage[] };

function Passages({ passages, voiced, voiceId, onAsk }: PassagesProps) {
  const [isWhole, setWhole] = useState(false);
  const open = passages.filter(({ blockId }) => !isAskedIn(voiced, voiceId, blockId));
  return (
    <>
      {open.length + voiced.length === 0 ? <p className={classes.quiet}>{copy.nothing}</p> : null}
      <ul className={classes.passages}>
        {(isWhole ? open : open.slice(0, SHOWN)).map(({ blockId, text, score }) => (
          <li key={blockId}>
            <p>{excerptOf(text)}</p>
            <span className={classes.quiet}>
              {score === null ? copy.tooShort : copy.match(scoreText(score))}
            </span>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={copy.askFor(excerptOf(text))}
              onClick={() => onAsk(blockId)}
            >
              {copy.ask}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && open.length > SHOWN ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
          {copy.more(open.length - SHOWN)}
        </Button>
      ) : null}
    </>
  );
}

type VoicedProps = VoicedText & Actions & Pick<VoiceDiffViewProps, 'hasModel' | 'voices'>;

function Voiced(props: VoicedProps) {
  const { proposal, edits, left, voices, onShow, onChange, onLeave, onShowLeft } = props;
  const [text] = proposal.alternatives;
  const isWhole = edits === null && text !== undefined;
  return (
    <div className={classes.voiced}>
      {proposal.voiceId === undefined ? null : (
        <p className={classes.quiet}>
          {copy.inVoice(voices.find(({ id }) => id === proposal.voiceId)?.name ?? null)}
        </p>
      )}
      {isWhole ? (
        <DiffText
          before={proposal.was.map(({ html }) => html).join('')}
          after={text.blocks.join('')}
        />
      ) : (
        <TextEditsView
          edits={(edits ?? []).map((one) => ({ ...one, id: String(one.at), label: copy.change }))}
          canChange
          onShow={onShow}
          onChange={(made) => onChange(proposal, made)}
          onLeave={({ id }) => onLeave(proposal, Number(id))}
        />
      )}
      {text?.protection && <KeptFacts protection={text.protection} />}
      <p className={classes.quiet} role="status">
        {stateOf(props)}
      </p>
      {proposal.status === 'failed' && <p role="alert">{textOfProblem(proposal.failure)}</p>}
      {isLost(props) && <p role="alert">{copy.outdated}</p>}
      {left === 0 ? null : (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={() => onShowLeft(proposal)}>
            {copy.leftAgain(left)}
          </Button>
        </div>
      )}
      <Buttons {...props} isWhole={isWhole} />
    </div>
  );
}

/** Whether the passage has changed so that the rest of the text cannot be put there. */
const isLost = ({ proposal: { isOutdated }, edits, left, isChanged }: VoicedText): boolean =>
  isOutdated || (isChanged && (edits === null || edits.length + left === 0));

/** What is going on, or why there is nothing to choose. */
function stateOf(props: VoicedProps) {
  const { proposal, edits, left, hasModel } = props;
  const { status, alternatives, was } = proposal;
  if (status === 'asking' || status === 'writing') return copy.writing;
  const [text] = alternatives;
  if (status === 'failed' || edits === null || edits.length + left > 0 || isLost(props)) return '';
  if (text === undefined) return hasModel ? copy.stopped : copy.noRule;
  return text.blocks.join('') === was.map(({ html }) => html).join('') ? copy.same : copy.done;
}

function Buttons(props: VoicedProps & { readonly isWhole: boolean }) {
  const { proposal, isWhole, edits, onAccept, onStop, onDiscard } = props;
  const isWorking = proposal.status === 'asking' || proposal.status === 'writing';
  return (
    <div className={classes.row}>
      {isWorking ? (
        <Button size="compact-sm" variant="default" onClick={() => onStop(proposal)}>
          {copy.stop}
        </Button>
      ) : null}
      {isWhole ? (
        <Button size="compact-sm" disabled={isLost(props)} onClick={() => onAccept(proposal)}>
          {copy.accept}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(proposal)}>
        {edits !== null && edits.length === 0 && !isWorking ? copy.close : copy.discard}
      </Button>
    </div>
  );
}
