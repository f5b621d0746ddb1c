/** How long the first word of an answer takes from the model's server to the screen. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '../../tests/support/chromium.ts';
import { build, isBuildCurrent } from '../../tools/build.ts';
import { newPerson, PASSWORD } from '../../tools/lib/person.ts';
import { newServerProcess } from '../../tools/lib/serverProcess.ts';
import { NO_RATE_LIMIT } from '../lib/articles.ts';

const SECTIONS = 40;
/** The article is being opened while the first ones are written. */
const NOT_COUNTED = 5;
const BEFORE_FIRST_WORD_MS = 400;
const WORD_MS = 40;
const WORDS_BEHIND = 8;
const TIMEOUT_MS = 180_000;
const EMAIL = 'writer@example.org';

const now = (): number => performance.timeOrigin + performance.now();

/** A model server that notes when it sends the first word of each answer, which names the answer. */
async function startStampingModel() {
  const sentAt = new Map<string, number>();
  const server = createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    await answer(response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  async function answer(response: ServerResponse): Promise<void> {
    const word = `tok${sentAt.size}`;
    sentAt.set(word, Number.NaN);
    response.setHeader('content-type', 'text/event-stream');
    const say = (delta: object, finish: string | null = null) => {
      const choices = [{ index: 0, delta, finish_reason: finish }];
      const chunk = { id: 'c', created: 0, model: 'm', object: 'chat.completion.chunk', choices };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    await pause(BEFORE_FIRST_WORD_MS);
    sentAt.set(word, now());
    say({ role: 'assistant', content: `${word} ` });
    for (let at = 0; at < WORDS_BEHIND; at += 1) {
      await pause(WORD_MS);
      say({ content: 'word ' });
    }
    say({}, 'stop');
    response.end('data: [DONE]\n\n');
  }
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sentAt,
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

declare global {
  interface Window {
    /** When each word was painted. */
    paintedAt: Record<string, number>;
  }
}

/** Notes in the page when each named word has been painted: in the task behind its frame. */
const noteWords = (page: Page) =>
  page.addInitScript(() => {
    window.paintedAt = {};
    const note = (word: string) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.paintedAt[word] = performance.timeOrigin + performance.now();
      };
      port2.postMessage(null);
    };
    const seen = new Set<string>();
    new MutationObserver(() => {
      const text = document.querySelector('[contenteditable="true"]')?.textContent ?? '';
      for (const [word] of text.matchAll(/tok\d+/g)) {
        if (!seen.has(word)) requestAnimationFrame(() => note(word));
        seen.add(word);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Milliseconds from each first word at the model's server to its paint, of the sections of one draft. */
export async function tokenToPaint(): Promise<readonly number[]> {
  const problem = isBuildCurrent() ? '' : await build();
  if (problem !== '') throw new Error(problem);
  const model = await startStampingModel();
  const env = { ...NO_RATE_LIMIT, MODEL_BASE_URL: model.url, MODEL_NAME: 'stamping' };
  const server = await newServerProcess(env);
  const executablePath = headlessPath();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS],
    ...(executablePath !== null && { executablePath }),
  });
  try {
    await server.start();
    const { api, workspaceId } = await newPerson(server.url, EMAIL);
    const context = await browser.newContext({ baseURL: server.url });
    await context.request.post('/host/auth/sign-in/email', {
      data: { email: EMAIL, password: PASSWORD },
      headers: { origin: server.url },
    });
    const page = await context.newPage();
    await noteWords(page);
    const brief = { topic: 'Words', keywords: [], language: 'en', location: '', notes: '' };
    const outline = Array.from({ length: SECTIONS }, (_, at) => ({
      heading: `Section ${at}`,
      points: [],
    }));
    const body = { ...brief, requestId: crypto.randomUUID(), outline };
    const { article } = await api.content.postDraft({ workspaceId, body });
    await page.goto(`/content/articles/${article.id}`);
    const last = `tok${SECTIONS - 1}`;
    await page.waitForFunction((word) => word in window.paintedAt, last, { timeout: TIMEOUT_MS });
    const paintedAt = await page.evaluate(() => window.paintedAt);
    return [...model.sentAt]
      .slice(NOT_COUNTED)
      .map(([word, at]) => (paintedAt[word] ?? Number.POSITIVE_INFINITY) - at);
  } finally {
    await browser.close();
    await server.dispose();
    model.close();
  }
}
