/** Draws the gallery in Chromium, one picture for each View and theme. */
import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { galleryBundle } from './bundle.ts';
import type { Drawn } from './page.tsx';
import { THEMES } from './views.ts';

/** Views show the time relative to now. */
const NOW = '2026-05-08T12:00:00Z';

export interface Pictures extends Drawn {
  /** PNG, by its file below `docs/gallery`. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Opens the gallery, and takes its pictures. */
export async function takePictures(browser: Browser): Promise<Pictures> {
  const page = await browser.newPage({
    viewport: { width: 900, height: 3000 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await page.clock.setFixedTime(NOW);
    await page.route('**/*', (route) =>
      route.request().url() === 'http://gallery.invalid/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
        : route.abort(),
    );
    await page.goto('http://gallery.invalid/');
    const { script, css } = await galleryBundle();
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: script });
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Drawn }).drawn);
    return { ...drawn, pictures: await picturesOf(page) };
  } finally {
    await page.close();
  }
}

async function picturesOf(page: Page): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  await page.evaluate(() => document.fonts.ready);
  const cdp = await page.context().newCDPSession(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const name of await page.evaluate(names)) {
      const { width, height } = await page.evaluate(show, name);
      const { data } = await cdp.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      found.set(`${name}.${theme}.png`, Buffer.from(data, 'base64'));
    }
  }
  return found;
}

const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-picture]')].map(
    ({ dataset }) => dataset.picture ?? '',
  );

/** Shows one picture instead of the one before. Returns its size. */
const show = (name: string) => {
  document.querySelector('[data-now]')?.removeAttribute('data-now');
  const picture = document.querySelector(`[data-picture="${name}"]`);
  picture?.setAttribute('data-now', '');
  const { width, height } = picture?.getBoundingClientRect() ?? { width: 1, height: 1 };
  return { width, height: Math.ceil(height) };
};

/**
 * Says how this machine draws letters, lines and shadows: pictures of two machines can be compared only if it is the
 * same. It has nothing of the product, so that a change of the product never makes it another one.
 */
export async function drawingOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 500, height: 120 } });
  try {
    await page.setContent(
      `<body style="margin:8px;background:#fff">${['sans-serif', 'serif', 'monospace']
        .map((family) => `<p style="margin:0;font:15px ${family}">Hamburgefonstiv ÄÖÜ 0123 “…”</p>`)
        .join('')}<hr style="border-radius:8px;box-shadow:0 1px 4px #0008;border:1px solid #123">`,
    );
    const pixels = await page.screenshot();
    return createHash('sha256').update(pixels).digest('hex').slice(0, 16);
  } finally {
    await page.close();
  }
}
