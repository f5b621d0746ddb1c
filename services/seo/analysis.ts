import { type ArticleBody, type BlockId, htmlIn } from '#domain/article/body.ts';
import type { PortError } from '#contract/problems.ts';
import type { TextReport } from '#domain/seo/report.ts';
import type { AnalysisAnswer, AnalysisMessage } from './analyst.ts';
import type { AnalysisPorts } from './seo.ports.ts';

/** A long article takes a fraction of a second; a worker without an answer for this long is stuck. */
const SILENCE_MS = 20_000;

/** The part of the browser's `Worker` that we use. */
export interface AnalysisWorker {
  postMessage(message: AnalysisMessage): void;
  addEventListener(type: 'message', listener: (event: { data: AnalysisAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: object) => void): void;
  terminate(): void;
}

/** What the worker has of an article. The body is the object from the store, so keeping it costs nothing. */
interface Known {
  readonly language: string;
  readonly body: ArticleBody;
}

interface Pending {
  readonly articleId: string;
  readonly timer: ReturnType<typeof setTimeout>;
  resolve(report: TextReport): void;
  reject(error: PortError): void;
}

/** Analyzes texts in a worker, so that no key press waits. A worker that crashes or hangs is replaced. */
export function createAnalysis(openWorker: () => AnalysisWorker): AnalysisPorts {
  return new Analysis(openWorker);
}

class Analysis {
  readonly #open: () => AnalysisWorker;
  readonly #known = new Map<string, Known>();
  readonly #pending = new Map<number, Pending>();
  #worker: AnalysisWorker | null = null;
  #asked = 0;

  constructor(openWorker: () => AnalysisWorker) {
    this.#open = openWorker;
  }

  readonly report: AnalysisPorts['report'] = ({ articleId, body, ...context }) => {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<TextReport>((resolve, reject) => {
      const timer = setTimeout(() => this.#replace('The worker does not answer.'), SILENCE_MS);
      this.#pending.set(id, { articleId, timer, resolve, reject });
      const last = this.#known.get(articleId);
      const known = last?.language === context.language ? last.body : null;
      this.#known.set(articleId, { language: context.language, body });
      this.#post({
        type: 'report',
        id,
        articleId,
        context,
        order: body.order,
        changed: changedBlocks(known, body),
        isWhole: known === null,
      });
    });
  };

  readonly forget: AnalysisPorts['forget'] = ({ articleId }) => {
    if (this.#known.delete(articleId)) this.#post({ type: 'forget', articleId });
  };

  #post(message: AnalysisMessage): void {
    try {
      this.#worker ??= this.#opened();
      this.#worker.postMessage(message);
    } catch (error) {
      this.#replace(String(error));
    }
  }

  #opened(): AnalysisWorker {
    const worker = this.#open();
    worker.addEventListener('message', ({ data }) => this.#settle(data));
    const crashed = (event: object) => {
      const { message } = event as { message?: unknown };
      this.#replace(String(message ?? 'The worker could not be loaded.'));
    };
    worker.addEventListener('error', crashed);
    worker.addEventListener('messageerror', crashed);
    return worker;
  }

  #settle(answer: AnalysisAnswer): void {
    const pending = this.#taken(answer.id);
    if (pending === undefined) return;
    if ('report' in answer) pending.resolve(answer.report);
    else {
      this.#known.delete(pending.articleId); // the worker may have only half of it
      pending.reject(workerError(answer.error));
    }
  }

  #taken(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    return pending;
  }

  /** The next request starts a new worker and sends the whole text. */
  #replace(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#known.clear();
    for (const id of [...this.#pending.keys()]) this.#taken(id)?.reject(workerError(why));
  }
}

/** Unchanged blocks are the same strings, so comparing a long article is cheap. */
function changedBlocks(known: ArticleBody | null, body: ArticleBody): Map<BlockId, string> {
  const changed = new Map<BlockId, string>();
  for (const id of body.order) {
    const html = htmlIn(body, id) ?? '';
    if (known === null || htmlIn(known, id) !== html) changed.set(id, html);
  }
  return changed;
}

const workerError = (message: string): PortError => ({
  kind: 'worker',
  status: null,
  code: null,
  message,
});
