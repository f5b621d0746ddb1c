import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { VoicePassage } from '#domain/seo/voiceReport.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { DiffText } from '#src/kit/diff/DiffText.tsx';
import type { StandingEdit } from '#src/kit/diff/editsBetween.ts';
import { KeptFacts } from '#src/kit/edits/KeptFacts.tsx';
import { TextEditsView } from '#src/kit/edits/TextEditsView.tsx';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { diffTexts as copy, scoreText } from './voice.copy.ts';
import classes from './voice.module.css';

/** A passage in the voice, and the changes that can be made one by one; null: only as a whole. */
export interface VoicedText {
  readonly proposal: Proposal;
  readonly edits: readonly StandingEdit[] | null;
}

interface Actions {
  readonly onShow: (edit: TextEdit) => void;
  readonly onChange: (of: Proposal, edits: readonly TextEdit[]) => void;
  readonly onLeave: (of: Proposal, at: number) => void;
  readonly onAccept: (of: Proposal) => void;
  readonly onStop: (of: Proposal) => void;
  readonly onDiscard: (of: Proposal) => void;
}

export interface VoiceDiffViewProps extends Actions {
  /** The least alike first. */
  readonly passages: readonly VoicePassage[];
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
  const { passages, voiced, hasModel, cost, onAsk } = props;
  const [isWhole, setWhole] = useState(false);
  const asked = new Set(voiced.flatMap(({ proposal: { was } }) => was.map(({ id }) => id)));
  const open = passages.filter(({ blockId }) => !asked.has(blockId));
  return (
    <section className={classes.diff}>
      <h3>{copy.title}</h3>
      <p className={classes.quiet}>{hasModel ? copy.help : copy.helpFree}</p>
      {cost}
      {voiced.map((one) => (
        <Voiced key={one.proposal.id} {...props} {...one} />
      ))}
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
    </section>
  );
}

type VoicedProps = VoicedText & Actions & Pick<VoiceDiffViewProps, 'hasModel'>;

function Voiced(props: VoicedProps) {
  const { proposal, edits, onShow, onChange, onLeave } = props;
  const [text] = proposal.alternatives;
  const isWhole = edits === null && text !== undefined;
  return (
    <div className={classes.voiced}>
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
      {proposal.isOutdated && <p role="alert">{copy.outdated}</p>}
      <Buttons {...props} isWhole={isWhole} />
    </div>
  );
}

/** What is going on, or why there is nothing to choose. */
function stateOf({ proposal: { status, alternatives, was }, edits, hasModel }: VoicedProps) {
  if (status === 'asking' || status === 'writing') return copy.writing;
  const [text] = alternatives;
  if (status === 'failed' || edits === null || edits.length > 0) return '';
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
        <Button size="compact-sm" disabled={proposal.isOutdated} onClick={() => onAccept(proposal)}>
          {copy.accept}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(proposal)}>
        {edits !== null && edits.length === 0 && !isWorking ? copy.close : copy.discard}
      </Button>
    </div>
  );
}
