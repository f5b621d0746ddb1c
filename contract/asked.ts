/** What every answer repeats of its request, by name: the ids of the path, and the page of a list. */
import type { Route } from './lib/route.ts';

/** What pages have of a route. */
type Asked = Pick<Route, 'method' | 'path' | 'query'>;
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Ids are compared as the server does, whatever their case; numbers travel as text. */
const isSame = (one: unknown, asked: unknown): boolean =>
  String(one).toLowerCase() === String(asked).toLowerCase();

/**
 * Whether an answer is about what was asked for. What the path names is in the answer under the same name, or is the answer itself,
 * or its part of that name. Everything in a workspace is in the one that was asked for.
 */
export function isAsAsked(route: Asked, answer: unknown, args: Fields): boolean {
  if (!isRecord(answer)) return true;
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  return (
    names.every((name) => !(name in answer) || isSame(answer[name], args[name])) &&
    (last === undefined || isNamed(route, last, answer, args)) &&
    (!names.includes('workspaceId') || isInWorkspace(answer, args.workspaceId)) &&
    isPage(route, answer, args)
  );
}

/**
 * Whether the answer, or its part of that name, is what the end of the path names. A POST may create the part, or a thing in the
 * workspace, which has an id of its own then.
 */
function isNamed({ method }: Asked, name: string, answer: Fields, args: Fields): boolean {
  const isNew = method === 'POST';
  if (name in answer || !name.endsWith('Id') || (isNew && name === 'workspaceId')) return true;
  const part = isNew ? undefined : answer[name.slice(0, -'Id'.length)];
  const thing = isRecord(part) ? part : answer;
  const id = thing[name] ?? thing.id;
  return id === undefined || isSame(id, args[name]);
}

function isInWorkspace(part: unknown, workspaceId: unknown): boolean {
  if (!isRecord(part)) return true;
  return Object.entries(part).every(([name, value]) =>
    name === 'workspaceId' ? isSame(value, workspaceId) : isInWorkspace(value, workspaceId),
  );
}

/** Lists begin with page 0. */
const isPage = ({ query = [] }: Asked, { page }: Fields, asked: Fields): boolean =>
  !query.includes('page') || page === undefined || page === Number(asked.page ?? 0);
