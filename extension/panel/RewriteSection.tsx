import { useEffect, useRef, useState } from 'react';
import { TONES } from '#contract/lib/tasks.ts';
import type { Api } from '#contract/routes.ts';
import { languageChoices } from '#src/kit/copy/names.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import { toneNames } from '#src/kit/copy/tones.ts';
import { rewrite as copy, fieldNames } from '../lib/extension.copy.ts';
import type { Wanted } from '../lib/messages.schema.ts';
import type { Session } from '../lib/session.ts';
import type { RewriteWish } from './rewriting.ts';
import { type PlacedSelection, type Refused, selectionIn } from './tab.ts';
import type { Engine } from './useEngine.ts';
import { type RewriteState, useRewrite } from './useRewrite.ts';

interface RewriteSectionProps {
  readonly api: Api;
  readonly session: Session;
  readonly engine: Engine;
  readonly wanted: Wanted | null;
}

export function RewriteSection({ api, session, engine, wanted }: RewriteSectionProps) {
  const rewrite = useRewrite(api, session);
  const [wish, setWish] = useState<RewriteWish>(() => ({
    task: engine.tasks[0] ?? 'shorten',
    tone: 'friendly',
    target: navigator.language.slice(0, 2) === 'en' ? 'de' : navigator.language.slice(0, 2),
  }));
  useWish(wanted, async (asked) => {
    const found = rewrite.take(await foundFor(asked));
    if (found === null || asked.kind !== 'rewrite') return;
    const next = { ...wish, task: asked.task };
    setWish(next);
    // A tone and a language are chosen first.
    const isComplete = asked.task !== 'changeTone' && asked.task !== 'translate';
    if (isComplete && engine.tasks.includes(asked.task)) await rewrite.write(found, next);
  });
  const { state, said } = rewrite;
  return (
    <section aria-labelledby="rewrite">
      <h2 id="rewrite">{copy.title}</h2>
      {engine.model === null && <p className="dimmed">{engine.problem ?? copy.noModel}</p>}
      <div className="row">
        <button type="button" onClick={() => void rewrite.read()}>
          {copy.read}
        </button>
      </div>
      {state.status !== 'empty' && (
        <>
          <Selection selection={state.selection} />
          <Wish engine={engine} wish={wish} onWish={setWish} />
        </>
      )}
      <p role="status" className={said.isError ? 'error' : 'dimmed'}>
        {said.text}
      </p>
      <Acts state={state} wish={wish} rewrite={rewrite} />
    </section>
  );
}

/** What the panel was opened for is done once. */
function useWish(wanted: Wanted | null, act: (wanted: Wanted) => Promise<void>): void {
  const done = useRef<string | null>(null);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (wanted === null || wanted.kind === 'page' || done.current === wanted.id) return;
    done.current = wanted.id;
    void latest.current(wanted);
  }, [wanted]);
}

/** What the browser itself has read stands in for a frame that no script may enter: it can be copied. */
async function foundFor(wanted: Wanted): Promise<PlacedSelection | Refused> {
  if (wanted.kind !== 'rewrite') return selectionIn(wanted.tabId);
  const { tabId, frameId, selected: text } = wanted;
  const found = await selectionIn(tabId, frameId);
  if (!('why' in found) || found.why !== 'unreadable' || text.trim() === '') return found;
  return { heldId: null, field: 'page', text, language: '', place: { tabId, frameId } };
}

function Selection({ selection: { text, field } }: { readonly selection: PlacedSelection }) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className="dimmed">
        {copy.selected}. {fieldNames[field]}.
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <blockquote tabIndex={0} aria-label={copy.selected}>
        {text}
      </blockquote>
    </figure>
  );
}

interface WishProps {
  readonly engine: Engine;
  readonly wish: RewriteWish;
  onWish(wish: RewriteWish): void;
}

function Wish({ engine: { tasks }, wish, onWish }: WishProps) {
  return (
    <>
      <Choice
        label={copy.task}
        value={wish.task}
        choices={tasks.map((value) => ({ value, label: taskNames[value] }))}
        onChoice={(task) => onWish({ ...wish, task })}
      />
      {wish.task === 'changeTone' && (
        <Choice
          label={copy.tone}
          value={wish.tone}
          choices={TONES.map((value) => ({ value, label: toneNames[value] }))}
          onChoice={(tone) => onWish({ ...wish, tone })}
        />
      )}
      {wish.task === 'translate' && (
        <Choice
          label={copy.language}
          value={wish.target}
          choices={languageChoices()}
          onChoice={(target) => onWish({ ...wish, target })}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  onChoice(value: Value): void;
}

function Choice<Value extends string>({ label, value, choices, onChoice }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoice(target.value as Value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ActsProps {
  readonly state: RewriteState;
  readonly wish: RewriteWish;
  readonly rewrite: ReturnType<typeof useRewrite>;
}

function Acts({ state, wish, rewrite }: ActsProps) {
  if (state.status === 'empty') return null;
  const { selection } = state;
  if (state.status === 'writing')
    return (
      <button type="button" onClick={rewrite.stop}>
        {copy.stop}
      </button>
    );
  if (state.status === 'written')
    return (
      <Written
        key={state.text}
        selection={selection}
        text={state.text}
        rewrite={rewrite}
        wish={wish}
      />
    );
  return (
    <button type="button" className="main" onClick={() => void rewrite.write(selection, wish)}>
      {copy.ask}
    </button>
  );
}

interface WrittenProps extends Omit<ActsProps, 'state'> {
  readonly selection: PlacedSelection;
  readonly text: string;
}

/** The person may change the text before it takes its place. */
function Written({ selection, text: written, wish, rewrite }: WrittenProps) {
  const [text, setText] = useState(written);
  const canReplace = selection.heldId !== null && selection.field !== 'page';
  return (
    <>
      <label>
        {copy.written}
        {/* biome-ignore lint/a11y/noAutofocus: the person waits for it */}
        <textarea autoFocus value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className="row">
        {canReplace && (
          <button
            type="button"
            className="main"
            disabled={text.trim() === ''}
            onClick={() => void rewrite.replace(selection, text)}
          >
            {copy.replace}
          </button>
        )}
        <button type="button" onClick={() => void rewrite.copy(text)}>
          {copy.copy}
        </button>
        <button type="button" onClick={() => void rewrite.write(selection, wish)}>
          {copy.again}
        </button>
        <button type="button" onClick={() => void rewrite.discard(selection)}>
          {copy.discard}
        </button>
      </div>
    </>
  );
}
