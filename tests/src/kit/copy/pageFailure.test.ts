import { expect, test } from '@jest/globals';
import { failureOf, type ServerSaid } from '#contract/lib/failure.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';

// §d.pages.4
test.each<[ProblemCode, ServerSaid, string]>([
  [
    'page_unreachable',
    { status: 401 },
    'The page asks for a password (401). Copy its text and paste it instead.',
  ],
  [
    'page_unreachable',
    { status: 403 },
    'The site does not let us read this page (403). Copy its text and paste it instead.',
  ],
  ['page_unreachable', { status: 404 }, 'There is no page at this address (404). Check it.'],
  ['page_unreachable', { status: 410 }, 'The page was removed for good (410).'],
  [
    'page_unreachable',
    { status: 429 },
    'The site says that it is asked too often (429). Try again later.',
  ],
  ['page_unreachable', { status: 500 }, 'The site has a fault (500). Try again later.'],
  ['page_unreachable', { status: 503 }, 'The site has a fault (503). Try again later.'],
  ['page_unreachable', { status: 418 }, 'The site answered with 418 instead of the page.'],
  [
    'page_unreachable',
    { silentS: 10 },
    'The page did not answer within 10 seconds. Try again later.',
  ],
  ['page_unreachable', { isCut: true }, 'The connection to the page broke off. Try again later.'],
  [
    'page_unreachable',
    {},
    'The page could not be reached, or did not answer in time. Check the address, or paste the text instead.',
  ],
  [
    'page_unreadable',
    { text: 'application/pdf' },
    'This is a file (application/pdf), no web page. Copy its text and paste it instead.',
  ],
  ['page_unreadable', { text: '' }, 'This is no web page. Copy its text and paste it instead.'],
  ['page_unreadable', {}, 'No article was found on this page. Copy its text and paste it instead.'],
])('%s %j says what the site answered', (code, said, text) => {
  const failure = failureOf(code, said);
  expect(textOfProblem(failure)).toBe(text);
  const error = { kind: 'response', status: 502, code } as const;
  expect(textOfError({ ...error, message: failure })).toBe(text);
  expect(textOfError({ ...error, message: 'Title.' })).toBe(textOfProblem(code));
});
