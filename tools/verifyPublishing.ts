/**
 * `npm run verify:publishing [-- 20]`: kills the server with kill -9 so many times while it publishes five articles with two images
 * each on a real WordPress, and counts the posts and images there once every run is over. It is skipped where WordPress is not installed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isJobOver } from '#domain/writing/job.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createFiles } from '#services/images/uploads.ts';
import { A_PUBLICATION } from '#tests/support/factories.ts';
import { aPng } from '#tests/support/images.ts';
import { startWasmWordPress } from '#tests/support/wasmWordPress.ts';
import { newPerson, type Person } from './lib/person.ts';
import { newServerProcess } from './lib/serverProcess.ts';
import { summaryLine } from './lib/suites.ts';
import { ensureWordPressSite, hasWordPressSite } from './lib/wordpress.ts';

const KILLS = Number(process.argv[2] ?? 20);
/** A workspace publishes no more at once. */
const AT_ONCE = 5;
const IMAGES = 2;
const KILL_WITHIN_MS = 6000;
const PATIENCE_MS = 240_000;

const COUNT = `global $wpdb;
$count = fn($where) => (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE $where");
echo json_encode([
  'published' => $count("post_type = 'post' AND post_status = 'publish' AND post_title LIKE 'Round %'"),
  'titles' => (int) $wpdb->get_var("SELECT COUNT(DISTINCT post_title) FROM $wpdb->posts WHERE post_status = 'publish' AND post_title LIKE 'Round %'"),
  'others' => $count("post_type = 'post' AND post_status NOT IN ('publish', 'auto-draft')"),
  'images' => $count("post_type = 'attachment'"),
]);`;

let rounds = 0;

/** An article with images of its own, which is then published. Resolves with the job. */
async function begun(person: Person, siteId: string): Promise<string> {
  const { api, caller, workspaceId } = person;
  rounds += 1;
  const round = rounds;
  const registry = createFileRegistry();
  const images = [];
  for (let at = 0; at < IMAGES; at += 1) {
    const bytes = new Uint8Array(aPng(round + 1, at + 2));
    const fileId = registry.keep(new File([bytes], `${round}-${at}.png`, { type: 'image/png' }));
    images.push(await createFiles(caller, registry).upload({ workspaceId, fileId }));
  }
  const html = [
    `<h1>Round ${round}</h1>`,
    '<p>Tea keeps for a year.</p>',
    ...images.map(({ src }) => `<figure><img src="${src}" alt="A leaf"></figure>`),
  ];
  const { id: articleId, version } = await api.article.postArticle({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      title: `Round ${round}`,
      blocks: html.map((one, at) => ({ id: `b${at}`, html: one })),
    },
  });
  const { jobId } = await api.integration.postPublication({
    workspaceId,
    articleId,
    siteId,
    body: {
      ...A_PUBLICATION,
      requestId: crypto.randomUUID(),
      version,
      time: { state: 'published' },
    },
  });
  return jobId;
}

async function outcome({ api, workspaceId }: Person, jobId: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 500) {
    const { job } = await api.content.getJob({ workspaceId, jobId });
    if (isJobOver(job.state)) return job.state;
    await pause(500);
  }
  return 'late';
}

await ensureWordPressSite();
if (hasWordPressSite()) await verify();
else console.log('skipped: WordPress is not installed');

async function verify(): Promise<void> {
  const wordpress = await startWasmWordPress('6.7');
  const server = await newServerProcess(
    { URL_IMPORT_ALLOW_PRIVATE: 'true', RATE_LIMIT_PER_MINUTE: '1000000' },
    { data: 'template' },
  );
  try {
    await server.start();
    const person = await newPerson(server.url, 'writer@example.org');
    const { workspaceId } = person;
    const { id: siteId } = await person.api.integration.postSite({
      workspaceId,
      body: {
        kind: 'wordpress',
        address: wordpress.url,
        login: 'editor1',
        password: wordpress.passwords.editor ?? '',
      },
    });
    const states: Record<string, number> = {};
    for (let kill = 0; kill < KILLS; kill += 1) {
      await person.renewToken();
      const jobs = [];
      for (let one = 0; one < AT_ONCE; one += 1) jobs.push(await begun(person, siteId));
      await pause(Math.random() * KILL_WITHIN_MS);
      await server.kill('SIGKILL');
      await server.start();
      await person.renewToken();
      for (const jobId of jobs) {
        const state = await outcome(person, jobId);
        states[state] = (states[state] ?? 0) + 1;
      }
      console.log(`kill ${kill + 1} of ${KILLS}: ${JSON.stringify(states)}`);
    }
    const found = JSON.parse(await wordpress.php(COUNT));
    const wanted = { published: rounds, titles: rounds, others: 0, images: rounds * IMAGES };
    console.log(`on the site: ${JSON.stringify(found)}, wanted: ${JSON.stringify(wanted)}`);
    const isRight = JSON.stringify(found) === JSON.stringify(wanted);
    console.log(summaryLine({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 }));
    process.exitCode = isRight ? 0 : 1;
  } finally {
    await server.dispose();
    await wordpress.stop();
  }
}
