/**
 * A failure of ours must not become a fact about what somebody has asked for. Where an error is dropped without a look at it, the
 * place is listed here with the reason why nothing but its input can have failed, or why the outcome is not told as a fact.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';

const ROOMS = [
  'contract',
  'db',
  'domain',
  'extension',
  'host',
  'html',
  'language',
  'main',
  'server',
  'services',
];
/** A `catch` without the error, and a callback of `.catch` that does not take it. */
const DROPPED = /catch \{|\.catch\((?:async )?\(\) =>/g;

const PARSED = 'pure work on a text that is given: only the text can be wrong';
const WAIT = 'a pause or a wait that a signal ends';
const HEARD = 'the rejection reaches somebody else; this branch must not end the process';
const CLEANUP = 'something that is thrown away';

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'contract/lib/failure.ts': [PARSED],
  'db/pglite/initialise.ts': [CLEANUP],
  'db/rateLimiter.ts': ['hits are given back, and shared the next time'],
  'db/secrets/secretBox.ts': [PARSED],
  'db/secrets/secretKey.ts': ['the error of the link is thrown'],
  'db/signals.ts': [CLEANUP, 'it connects again after a pause', 'it connects again after a pause'],
  'domain/audit/pageFaults.ts': [PARSED],
  'domain/encodings/decodedHtml.ts': [PARSED],
  'domain/encodings/textEncoding.ts': [PARSED],
  'domain/seo/site/llmsText.ts': [PARSED],
  'domain/session/address.ts': [PARSED],
  'extension/background/background.ts': ['the panel is open, or the person opens it'],
  'extension/panel/signingIn.ts': [PARSED],
  'extension/panel/tab.ts': [
    'the browser says no more than that the tab is not open to the extension',
    'the frame is gone, and so is what was in it',
  ],
  'domain/spelling/ignored.ts': [PARSED],
  'domain/transfer/frontMatter.ts': [PARSED],
  'host/authRoutes.ts': [PARSED],
  'host/hostRoutes.ts': ['not known is not signed out: the page opens'],
  'host/pages/Multilogin.tsx': ['the person signs in again in any case'],
  'host/sdk/folderSelector.ts': [
    'the selector says that it has failed, with “Try again”',
    'the folder stays in the list and can be chosen again',
    'the selector shows the folder that is still chosen',
  ],
  'host/sdk/sidebar.ts': [PARSED],
  'host/sdk/hostState.ts': ['it asks again after a pause'],
  'main/page.tsx': [
    'without the service worker, the browser says that the server cannot be reached',
  ],
  'main/recording.ts': ['without its sign, nothing is recorded'],
  'server/adapters/design/canva/askCanva.ts': [PARSED],
  'server/adapters/host/platform.ts': ['it asks once more, and that error counts'],
  'server/adapters/host/remoteHost.ts': ['the answer itself is returned, with its error'],
  'server/adapters/image/imageParts.ts': [PARSED],
  'server/adapters/image/readImage.ts': [PARSED],
  'server/adapters/model/gguf/ggufModels.ts': [CLEANUP, CLEANUP, HEARD],
  'server/adapters/model/imageModel.ts': [PARSED],
  'server/adapters/model/modelServer.ts': [PARSED],
  'server/adapters/model/serverSaid.ts': [PARSED],
  'server/adapters/publishing/askSite.ts': [PARSED],
  'server/adapters/publishing/wordpress/answers.ts': [PARSED],
  'server/adapters/publishing/wordpress/jsonLdBlock.ts': [PARSED],
  'server/adapters/publishing/wordpress/postAnswers.ts': [PARSED],
  'server/adapters/serp/answers.ts': [PARSED],
  'server/adapters/serp/search.ts': [PARSED],
  'server/adapters/web/jsonLd.ts': [PARSED],
  'server/adapters/web/readablePage.ts': [PARSED],
  'server/adapters/web/sitemapFile.ts': ['an encoding that is unknown is ignored'],
  'server/adapters/zip/zipReader.ts': ['a damaged entry is refused with its reason'],
  'server/http/errorTunnel.scope.ts': [PARSED, 'a report that cannot be forwarded is lost'],
  'server/http/readableRequest.scope.ts': [PARSED],
  'server/jobs/queueWatch.ts': [WAIT],
  'server/lib/paced.ts': [HEARD],
  'server/lib/sharedWork.ts': [WAIT],
  'server/lib/stallWatch.worker.ts': [
    'without a source map, a stack names the places of the bundle',
  ],
  'server/lib/wakeups.ts': [WAIT],
  'server/material/scaffold.ts': [PARSED],
  'server/modules/audit/auditedPage.service.ts': [PARSED],
  'server/modules/design/designAccount.service.ts': [
    'the person is told that access may go on in the design tool',
  ],
  'server/modules/ideas/mondays.ts': [PARSED],
  'server/modules/installation/engines.service.ts': [HEARD],
  'server/modules/installation/models.service.ts': [
    'not every server has a list: the field is typed',
  ],
  'server/modules/sharing/sharePage.ts': [PARSED],
  'server/modules/support/packedLog.ts': [PARSED],
  'server/modules/work/jobList.service.ts': [WAIT],
  'server/prompts/prompt.ts': [PARSED],
  'services/support/replay.ts': ['the page says that it stopped', PARSED],
  'services/article/lock.ts': ['without locks of the browser each tab writes'],
  'services/lib/browser.ts': ['a storage that is refused is an empty one'],
  'services/session/analytics.ts': ['there is nothing to end where nothing could be opened'],
  'services/session/extension.ts': ['the browser says no more than that nobody has answered'],
  'services/session/mock/mockFolders.ts': ['of the mock host'],
  'services/session/readToken.ts': [PARSED],
  'services/transfer/readerAnswers.ts': [PARSED],
  'services/transfer/write/docxImages.ts': ['the export has the address in place of the image'],
  'services/transfer/zipFile.ts': [PARSED],
  'services/transfer/readArchive.ts': [PARSED, PARSED],
  'services/transfer/write/ownImages.ts': ['the export has the address in place of the image'],
};

const files = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
);

test('no error is dropped unseen, except where the list says why', () => {
  const found = files.flatMap((file) => {
    const count = readFileSync(join(ROOT, file), 'utf8').match(DROPPED)?.length ?? 0;
    return count === 0 ? [] : [[file, count]];
  });
  const allowed = Object.entries(ALLOWED).map(([file, reasons]) => [file, reasons.length]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed));
});
