/** Whether everybody can see and use what is on the screen, at every width. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Less than half of what the package itself would inject, which each page parses anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** Once it is injected. */
    axe: typeof axe;
  }
}

export const WIDTHS = [1440, 1024, 375, 320];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The smallest and the largest layout: the layouts between them consist of parts of both. */
const SMALLEST = 320;
const OUTER_WIDTHS = [1440, SMALLEST];
/** What is looked at, and what is audited. The dark theme changes only colours, which are those of every width. */
const SEEN = { light: WIDTHS, dark: OUTER_WIDTHS.toReversed() };
const AUDITED = { light: OUTER_WIDTHS, dark: [1440] };
const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const;
/** The dark theme changes only colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Screenshots are for people, and no check reads them: `SCREENSHOTS=on npx playwright test` takes them. */
const TAKES_SCREENSHOTS = process.env.SCREENSHOTS === 'on';

/** Checks the current page in both themes, and leaves it at the largest width. */
export async function seeInBothThemes(page: Page, name: string): Promise<void> {
  for (const scheme of SCHEMES) await seeWell(page, scheme, name);
}

/** Checks accessibility and layout of the current page at every width. */
export async function seeWell(page: Page, scheme: Scheme, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  for (const width of SEEN[scheme]) {
    await page.setViewportSize({ width, height: 900 });
    if (AUDITED[scheme].includes(width))
      expect.soft(await lastingViolations(page, scheme), `${name} at ${width} px`).toEqual([]);
    expect.soft(await sticksOut(page), `${name} at ${width} px scrolls`).toEqual([]);
    if (width === SMALLEST && scheme === 'light')
      expect.soft(await sticksOutEnlarged(page), `${name} in text twice as large`).toEqual([]);
    if (TAKES_SCREENSHOTS)
      await page.screenshot({ path: `test-results/screens/${scheme}-${name}-${width}.png` });
  }
  if (scheme === 'light') await seeInForcedColors(page, name);
}

/** There, backgrounds are those of the system. */
async function seeInForcedColors(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unmarked(page), `${name} in forced colors`).toEqual([]);
  if (TAKES_SCREENSHOTS) await page.screenshot({ path: `test-results/screens/forced-${name}.png` });
  await page.emulateMedia({ forcedColors: null });
}

/** What is current, pressed or selected, and has no edge that says so. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const isCurrent = '[aria-current]:not([aria-current="false"])';
    const states = [isCurrent, '[aria-pressed="true"]', '[aria-selected="true"]'];
    return [...document.querySelectorAll(states.join())]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none')
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** A page that is drawn once more just then may be audited in between; a fault is still there afterwards. */
async function lastingViolations(page: Page, scheme: Scheme): Promise<string[]> {
  const found = await seriousViolations(page, scheme);
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return seriousViolations(page, scheme);
}

async function seriousViolations(page: Page, scheme: Scheme): Promise<string[]> {
  const { type, values } = scheme === 'light' ? EVERYTHING : COLOURS;
  const violations = await audit(page, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'], // of the others, axe would describe each element
    preload: { assets: ['media'] }, // no rule of these reads style sheets, which axe would parse each time
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

/**
 * Runs axe in the page, once its transitions have ended: during one, the colours belong to neither state. The driver of axe for
 * Playwright costs twice as much: it injects axe at each audit, and opens another page to merge the results of
 * frames, of which ours have none.
 */
async function audit(page: Page, options: RunOptions) {
  expect(page.frames(), 'frames, which are not audited').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    const isEndless = ({ effect }: Animation) =>
      effect?.getComputedTiming().iterations === Infinity;
    const isMoving = (one: Animation) => one.playState === 'running' && !isEndless(one);
    // Asked for frame by frame: Chromium draws none for what moves outside of the picture, which then never ends.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
    const { violations } = await window.axe.run(document, asked);
    const endless = document.getAnimations().filter(isEndless);
    return [
      ...violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        targets: nodes.map(({ target }) => target.join(' ')),
      })),
      ...endless.map((one) => ({
        id: 'moves, although less motion is asked for',
        impact: 'serious',
        targets: [(one as CSSAnimation).animationName],
      })),
    ];
  }, options);
}

/** What makes the page scroll sideways: the elements that stick out of it and of no box in it, and hold no other one that does. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement));
    const isOut = (one: Element) =>
      one.getBoundingClientRect().right > clientWidth + 1 && !isCut(one.parentElement);
    const outermost = [...document.body.querySelectorAll('*')].filter(
      (one) => isOut(one) && ![...one.children].some(isOut),
    );
    const nameOf = (one: Element) => one.closest('[aria-label]')?.getAttribute('aria-label');
    const told = outermost.map((one) => `${nameOf(one) ?? ''} ${one.outerHTML.slice(0, 120)}`);
    return [`${scrollWidth} px`, ...told];
  });

/** What floats, such as a tooltip, is placed anew in the next frame. */
async function lastingStickingOut(page: Page): Promise<string[]> {
  const found = await sticksOut(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(300);
  return sticksOut(page);
}

/** The same in text of 200% (WCAG 1.4.4), as with 32 px as the font size of the browser. */
export async function sticksOutEnlarged(page: Page): Promise<string[]> {
  const enlarge = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await enlarge('200%');
  const found = await lastingStickingOut(page);
  await enlarge('');
  return found;
}
