import { useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/routes.ts';
import type { PageScore } from '#contract/seo/score.schema.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { list } from '#src/kit/copy/formats.ts';
import { browserApi } from '../lib/browser.ts';
import { page as copy, pageTasks, refusals } from '../lib/extension.copy.ts';
import type { Wanted } from '../lib/messages.schema.ts';
import { PAGE_TASKS, type PageTask } from '../lib/names.ts';
import { productUrl } from '../lib/product.ts';
import type { Session } from '../lib/session.ts';
import { PAGE_WORK, type PageDone } from './pageWork.ts';
import { activeTab, pageIn } from './tab.ts';
import { sentenceOf } from './useRewrite.ts';

interface PageSectionProps {
  readonly api: Api;
  readonly session: Session;
  readonly wanted: Wanted | null;
}

type State =
  | { readonly status: 'rest' | 'working' }
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'done'; readonly done: Exclude<PageDone, { readonly type: 'opens' }> };

/** What can be done with the page of the tab that is in front. */
export function PageSection({ api, session: { workspaceId }, wanted }: PageSectionProps) {
  const [keyphrase, setKeyphrase] = useState('');
  const [state, setState] = useState<State>({ status: 'rest' });
  const run = async (task: PageTask, tabId: number | null): Promise<State> => {
    const page = tabId === null ? null : await pageIn(tabId);
    if (page?.type !== 'page')
      return { status: 'refused', why: refusals[page?.why ?? 'unreadable'] };
    const done = await PAGE_WORK[task]({ api, workspaceId, page, keyphrase });
    if (done.type !== 'opens') return { status: 'done', done };
    await browserApi().tabs.create({ url: productUrl() + done.path });
    return { status: 'rest' };
  };
  const start = async (task: PageTask, tabId: number | null) => {
    setState({ status: 'working' });
    const refused = async (error: unknown): Promise<State> => ({
      status: 'refused',
      why: await sentenceOf(error),
    });
    setState(await run(task, tabId).catch(refused));
  };
  usePageWish(wanted, start);
  return (
    <section aria-labelledby="page">
      <h2 id="page">{copy.title}</h2>
      <label>
        {copy.keyphrase}
        <input
          value={keyphrase}
          maxLength={200}
          onChange={({ target }) => setKeyphrase(target.value)}
        />
      </label>
      <div className="row">
        {PAGE_TASKS.map((task) => (
          <button
            key={task}
            type="button"
            disabled={state.status === 'working'}
            onClick={() => void activeTab().then((tabId) => start(task, tabId))}
          >
            {pageTasks[task]}
          </button>
        ))}
      </div>
      <div role="status">
        <Outcome state={state} />
      </div>
    </section>
  );
}

function usePageWish(
  wanted: Wanted | null,
  start: (task: PageTask, tabId: number) => Promise<void>,
): void {
  const done = useRef<string | null>(null);
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    if (wanted?.kind !== 'page' || done.current === wanted.id) return;
    done.current = wanted.id;
    void latest.current(wanted.task, wanted.tabId);
  }, [wanted]);
}

function Outcome({ state }: { readonly state: State }) {
  if (state.status === 'working') return <p>{copy.working}</p>;
  if (state.status === 'refused') return <p className="error">{state.why}</p>;
  if (state.status !== 'done') return null;
  const { done } = state;
  return done.type === 'saved' ? (
    <p>{copy.saved(done.title, done.words)}</p>
  ) : (
    <Score score={done.score} />
  );
}

const nameOf = (check: string): string =>
  checkTexts[check as keyof typeof checkTexts]?.name ?? check; // a newer server may have more

function Score({ score }: { readonly score: PageScore }) {
  const { words, headings, seo, aiSearch, about, bad, fair } = score;
  const lists = [
    { label: copy.about, items: about },
    { label: copy.bad, items: bad.map(nameOf) },
    { label: copy.fair, items: fair.map(nameOf) },
  ];
  return (
    <>
      <p>{copy.facts(words, headings)}</p>
      <p>{seo === null ? copy.notScored : copy.seo(seo)}</p>
      {aiSearch !== null && <p>{copy.aiSearch(aiSearch)}</p>}
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <p key={label}>
            <b>{label}:</b> {list.format(items)}
          </p>
        ))}
    </>
  );
}
