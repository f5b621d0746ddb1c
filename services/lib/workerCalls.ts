import type { PortError } from '#contract/lib/problems.ts';

/** The part of the browser's `Worker` that we use. */
export interface WorkerLike<Message, Answer> {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { data: Answer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: object) => void): void;
  terminate(): void;
}

/** The answer to the request of this number. */
type Answered = { readonly id: number } & (object | { readonly error: string });
type Failed<Answer> = Extract<Answer, { readonly error: string }>;

interface Options<Message, Answer> {
  /** Called with the first request, and again after the worker has ended. */
  open(): WorkerLike<Message, Answer>;
  /** The worker has ended, and with it everything that it knew. */
  onEnded?(): void;
  /** Whether an answer is only a part, and more follows. Each one breaks the silence. */
  isFollowed?(answer: Answer): boolean;
}

interface Pending<Answer> {
  timer: ReturnType<typeof setTimeout>;
  readonly silenceMs: number;
  resolve(answer: Answer): void;
  reject(error: PortError): void;
}

/**
 * Requests to a worker. Those that it cannot answer reject with kind 'worker'. A worker that crashes or is silent for
 * too long is ended; the next request opens another one.
 */
export class WorkerCalls<Message, Answer extends Answered> {
  readonly #options: Options<Message, Answer>;
  readonly #pending = new Map<number, Pending<Exclude<Answer, Failed<Answer>>>>();
  #worker: WorkerLike<Message, Answer> | null = null;
  #asked = 0;

  constructor(options: Options<Message, Answer>) {
    this.#options = options;
  }

  ask(messageOf: (id: number) => Message, silenceMs: number) {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<Exclude<Answer, Failed<Answer>>>((resolve, reject) => {
      this.#pending.set(id, { timer: this.#patience(silenceMs), silenceMs, resolve, reject });
      this.tell(messageOf(id));
    });
  }

  /** Sends a message that has no answer. */
  tell(message: Message): void {
    try {
      this.#worker ??= this.#opened();
      this.#worker.postMessage(message);
    } catch (error) {
      this.end(String(error));
    }
  }

  get isOpen(): boolean {
    return this.#worker !== null;
  }

  end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#options.onEnded?.();
    for (const id of [...this.#pending.keys()]) this.#taken(id)?.reject(workerError(why));
  }

  #opened(): WorkerLike<Message, Answer> {
    const worker = this.#options.open();
    worker.addEventListener('message', ({ data }) => this.#settle(data));
    const crashed = (event: object) => {
      const { message } = event as { message?: unknown };
      this.end(String(message ?? 'The worker could not be loaded.'));
    };
    worker.addEventListener('error', crashed);
    worker.addEventListener('messageerror', crashed);
    return worker;
  }

  #patience(silenceMs: number) {
    return setTimeout(() => this.end('The worker does not answer.'), silenceMs);
  }

  #settle(answer: Answer): void {
    if (this.#options.isFollowed?.(answer)) {
      this.#renew(answer.id);
      return;
    }
    const pending = this.#taken(answer.id);
    if (hasFailed(answer)) pending?.reject(workerError(answer.error));
    else pending?.resolve(answer as Exclude<Answer, Failed<Answer>>); // the other case is above
  }

  #renew(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    pending.timer = this.#patience(pending.silenceMs);
  }

  #taken(id: number) {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    return pending;
  }
}

const hasFailed = (answer: object): answer is { readonly error: string } => 'error' in answer;

const workerError = (message: string): PortError => ({
  kind: 'worker',
  status: null,
  code: null,
  message,
});
