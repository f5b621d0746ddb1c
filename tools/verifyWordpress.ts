/**
 * `npm run verify:wordpress`: connects a real WordPress on loopback as the server does, and tries each refusal. It is skipped where
 * the Debian packages are not installed; `WORDPRESS_DIR` names the folder of another version.
 */
import assert from 'node:assert/strict';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { summaryLine } from './lib/suites.ts';
import { missingPrograms, type RealWordPress, startWordPress } from './wordpress/realWordPress.ts';

const { wordpress } = siteKindsOf({ isAllowed: () => true });

interface Case {
  readonly mode?: string;
  readonly at?: keyof RealWordPress['urls'];
  /** Of the account; an editor by default. */
  readonly role?: string;
  readonly password?: string;
  readonly isUpdating?: boolean;
  /** The code of the refusal, or a part of what the site says. */
  readonly expected: ProblemCode | Readonly<Record<string, unknown>>;
}

const EDITOR = {
  title: 'Tea & biscuits',
  name: 'Ann editor',
  role: 'editor',
  abilities: ['write', 'publish', 'upload', 'editOthers', 'addCategories', 'anyHtml'],
  seo: [],
  timeZone: 'Europe/Berlin',
};

const CASES: Readonly<Record<string, Case>> = {
  'pretty permalinks': { expected: EDITOR },
  'plain permalinks': { mode: 'plain', expected: EDITOR },
  'a folder, pretty permalinks': { at: 'folder', expected: EDITOR },
  'a folder, plain permalinks': { at: 'folder', mode: 'plain', expected: EDITOR },
  'an author': {
    role: 'author',
    expected: { role: 'author', abilities: ['write', 'publish', 'upload'] },
  },
  'a contributor': { role: 'contributor', expected: { abilities: ['write'] } },
  'an administrator': { role: 'administrator', expected: { role: 'administrator' } },
  'plugins for search engines': {
    mode: 'seo',
    expected: { seo: ['yoast', 'rankMath', 'seoPress'] },
  },
  'an offset in place of a zone': { mode: 'offset', expected: { timeZone: '-03:30' } },
  'an API that only those see who are signed in': { mode: 'restHidden', expected: EDITOR },
  'a wrong password': { password: 'wrong', expected: 'site_password_rejected' },
  'an unknown user': { role: 'nobody', password: 'wrong', expected: 'site_password_rejected' },
  'a subscriber': { role: 'subscriber', expected: 'site_role_insufficient' },
  'no https, as WordPress sees it': { at: 'production', expected: 'site_passwords_off' },
  'application passwords off': { mode: 'passwordsOff', expected: 'site_passwords_off' },
  'application passwords off for the account': {
    mode: 'passwordsOffForUser',
    expected: 'site_password_rejected',
  },
  'a web server that drops the header': { mode: 'headerLost', expected: 'site_password_rejected' },
  'REST off, said by WordPress': { mode: 'restOff', expected: 'site_rest_off' },
  'REST gone': { mode: 'restGone', expected: 'site_rest_off' },
  'the page of a security plugin': { mode: 'firewall', expected: 'site_blocked' },
  'a warning of PHP in every answer': { mode: 'warning', expected: 'site_rest_off' },
  maintenance: { isUpdating: true, expected: 'site_maintenance' },
};

async function tried(
  site: RealWordPress,
  { mode = '', at = 'root', role = 'editor', isUpdating = false, ...given }: Case,
): Promise<void> {
  site.behave(mode);
  site.maintain(isUpdating);
  const login = { login: `${role}1`, password: given.password ?? site.passwords[role] ?? '' };
  const { expected } = given;
  const connecting = wordpress.connect(site.urls[at], login);
  if (typeof expected === 'string') {
    await assert.rejects(connecting, { code: expected });
    return;
  }
  const found = await connecting;
  assert.deepEqual({ ...found, ...expected }, found);
  const { address: _address, apiRoot, ...said } = found;
  assert.deepEqual(await wordpress.test(apiRoot, login), said);
}

async function verify(): Promise<boolean> {
  const site = await startWordPress();
  const tally = { passed: 0, failed: 0, skipped: 0 };
  try {
    console.log(`WordPress ${site.version}`);
    for (const [name, one] of Object.entries(CASES)) {
      const broken: unknown = await tried(site, one).then(
        () => null,
        (error: unknown) => error,
      );
      console.log(`${broken === null ? 'ok    ' : 'FAILED'} ${name}`);
      if (broken !== null) console.log(broken);
      tally[broken === null ? 'passed' : 'failed'] += 1;
    }
  } finally {
    await site.stop();
  }
  console.log(summaryLine(tally));
  return tally.failed === 0;
}

const missing = missingPrograms();
if (missing.length > 0)
  console.log(`skipped: connecting a real WordPress, which needs ${missing.join(', ')}`);
else process.exitCode = (await verify()) ? 0 : 1;
