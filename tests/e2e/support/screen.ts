/** Whether what is on the screen can be seen and used by everybody, at every width. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDTHS = [1440, 1024, 375];
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The widths at which the page is laid out as a whole and as a sheet: what is between has the parts of both. */
const AUDITED_WIDTHS = [1440, 375];
const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const;
/** The dark theme changes colours and nothing else. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Finds nothing serious to say against the page as it is, at any width; leaves a picture of each. */
export async function seeWell(page: Page, scheme: Scheme, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (AUDITED_WIDTHS.includes(width))
      expect.soft(await seriousViolations(page, scheme), `${name} at ${width} px`).toEqual([]);
    expect.soft(await isScrolledSideways(page), `${name} at ${width} px scrolls`).toBe(false);
    await page.screenshot({ path: `test-results/screens/${scheme}-${name}-${width}.png` });
  }
}

async function seriousViolations(page: Page, scheme: Scheme) {
  await endTransitions(page);
  const { type, values } = scheme === 'light' ? EVERYTHING : COLOURS;
  const runOnly = { type, values: [...values] };
  const { violations } = await new AxeBuilder({ page }).options({ runOnly }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** A transition under way has colours of neither state. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
