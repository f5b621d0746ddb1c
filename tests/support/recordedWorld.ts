/** A world for a plan that answers by port and order: the nth call of a port gets its nth answer, after its time. */
import type { PortError } from '#contract/lib/problems.ts';
import type { Unsubscribe } from '#services/lib/definePorts.ts';
import type { PortGroups } from '#services/services.ts';
import type { PortOverrides } from './fakeServices.ts';

/** Without `after`, the port answers or throws at once; without `answer`, with nothing. */
type Answered<T> =
  | { readonly after?: number; readonly answer: T }
  | (undefined extends T ? { readonly after?: number; readonly answer?: never } : never)
  | { readonly after?: number; readonly error: PortError | Error };
type Said<Message> = {
  readonly messages: readonly { readonly after: number; readonly message: Message }[];
};
// biome-ignore lint/suspicious/noExplicitAny: of any port, only what it answers matters here
type Port = (...args: any[]) => any;
type Listened<Args extends unknown[]> = Args extends [...unknown[], (message: infer M) => void]
  ? Said<M>
  : never;
type AnswerOf<P extends Port> =
  | (ReturnType<P> extends Unsubscribe ? Listened<Parameters<P>> : Answered<Awaited<ReturnType<P>>>)
  | 'never';

type RecordedAnswers = {
  readonly [G in keyof PortGroups]?: {
    readonly [P in keyof PortGroups[G]]?: PortGroups[G][P] extends Port
      ? readonly AnswerOf<PortGroups[G][P]>[]
      : never;
  };
};

type AnyAnswer = Answered<unknown> | Said<unknown> | 'never';

interface RecordedWorld {
  /** For `planOf`. Ports that have no answers are those of every plan. */
  readonly ports: PortOverrides;
  /** The ports with answers that nobody has asked for, and those that were asked more often than they can answer. */
  left(): string[];
}

function later<T>({ after = 0, ...answer }: Answered<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(
      () =>
        'error' in answer
          ? reject(answer.error)
          : resolve((answer as { readonly answer: T }).answer),
      after,
    );
  });
}

function said({ messages }: Said<unknown>, listener: (message: unknown) => void): Unsubscribe {
  const timers = messages.map(({ after, message }) => setTimeout(() => listener(message), after));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

const NEVER = new Promise<never>(() => {});

const isSaid = (answer: AnyAnswer): answer is Said<unknown> =>
  typeof answer === 'object' && 'messages' in answer;

function answering(answer: AnyAnswer, args: readonly unknown[]): unknown {
  if (answer === 'never') return NEVER;
  if (isSaid(answer)) return said(answer, args.at(-1) as () => void);
  if (answer.after !== undefined) return later(answer);
  if ('error' in answer) throw answer.error;
  return (answer as { readonly answer?: unknown }).answer;
}

export function recordedWorld(answers: RecordedAnswers): RecordedWorld {
  const asked = new Map<string, number>();
  const sizes = new Map<string, number>();
  const port = (name: string, all: readonly AnyAnswer[]) => {
    sizes.set(name, all.length);
    return (...args: readonly unknown[]) => {
      const at = asked.get(name) ?? 0;
      asked.set(name, at + 1);
      // Whoever listens once more hears nothing, and can leave.
      return answering(all[at] ?? (all.some(isSaid) ? { messages: [] } : 'never'), args);
    };
  };
  const groups = Object.entries(answers).map(([group, ports]) => [
    group,
    Object.fromEntries(
      Object.entries(ports as Record<string, readonly AnyAnswer[]>).map(([name, all]) => [
        name,
        port(`${group}.${name}`, all),
      ]),
    ),
  ]);
  return {
    ports: Object.fromEntries(groups) as PortOverrides,
    left: () =>
      [...sizes].flatMap(([name, size]) => {
        const calls = asked.get(name) ?? 0;
        return calls === size ? [] : [`${name}: ${calls} calls, ${size} answers`];
      }),
  };
}
