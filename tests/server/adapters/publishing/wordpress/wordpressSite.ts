/** What a WordPress answers, as real ones do (6.5 and 7.0), with the changes that a test makes. */
import type { ServerResponse } from 'node:http';
import { type Asked, startServer } from '#tests/support/httpServer.ts';

export const LOGIN = { login: 'ann', password: 'abcd EFGH 1234 ijkl' };

export const INDEX = {
  name: 'Tea &amp; biscuits',
  home: 'https://tea.example',
  namespaces: ['oembed/1.0', 'yoast/v1', 'seopress/v1', 'wp/v2'],
  authentication: {
    'application-passwords': { endpoints: { authorization: 'https://a.example' } },
  },
  timezone_string: 'Europe/Berlin',
  gmt_offset: 1,
};

export const EDITOR = {
  id: 2,
  name: 'Ann O&#8217;Hara',
  roles: ['editor'],
  capabilities: {
    edit_posts: true,
    publish_posts: true,
    upload_files: true,
    edit_others_posts: true,
    manage_categories: true,
    unfiltered_html: true,
    level_7: true,
    editor: true,
  },
};

const BASIC = `Basic ${Buffer.from(`${LOGIN.login}:${LOGIN.password}`).toString('base64')}`;

export const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(body));

export const html = (response: ServerResponse, status: number, body: string, headers = {}): void =>
  void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

export const wpError = (response: ServerResponse, status: number, code: string): void =>
  json(response, status, { code, message: 'Refused.', data: { status } });

type Place = 'home' | 'index' | 'me' | 'elsewhere';
export type Answers = Partial<
  Readonly<Record<Place, (response: ServerResponse, asked: Asked) => void>>
>;

interface Shape {
  /** Of the start page: `/` or `/blog/`. */
  readonly folder?: string;
  /** Permalinks are plain: only `?rest_route=` works. */
  readonly isPlain?: boolean;
}

/** Starts a site; its start page says nothing of the API unless a test makes it. */
export function startWordPress(answers: Answers = {}, { folder = '/', isPlain }: Shape = {}) {
  const usual: Required<Answers> = {
    home: (response) => html(response, 200, '<title>Tea</title>'),
    index: (response) => json(response, 200, INDEX),
    me: (response, { headers }) =>
      headers.authorization === BASIC
        ? json(response, 200, EDITOR)
        : wpError(response, 401, 'incorrect_password'),
    elsewhere: (response) => html(response, 404, 'Not found'),
  };
  return startServer((response, asked) => {
    const url = new URL(asked.url, 'http://a.example');
    const place = placeOf(url, folder, isPlain === true);
    (answers[place] ?? usual[place])(response, asked);
  });
}

function placeOf({ pathname, searchParams }: URL, folder: string, isPlain: boolean): Place {
  const route = searchParams.get('rest_route');
  if (route !== null && pathname === folder) return ofRoute(route);
  if (pathname === folder) return 'home';
  if (isPlain || !pathname.startsWith(`${folder}wp-json/`)) return 'elsewhere';
  return ofRoute(pathname.slice(`${folder}wp-json`.length));
}

const ofRoute = (route: string): Place =>
  route === '/' ? 'index' : route === '/wp/v2/users/me' ? 'me' : 'elsewhere';
