/** Whether what is on the screen can be seen and used by everybody, at every width. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDTHS = [1440, 1024, 375];
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Finds nothing serious to say against the page as it is, at any width; leaves a picture of each. */
export async function seeWell(page: Page, scheme: Scheme, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await seriousViolations(page), `${name} at ${width} px`).toEqual([]);
    expect.soft(await isScrolledSideways(page), `${name} at ${width} px scrolls`).toBe(false);
    await page.screenshot({ path: `test-results/screens/${scheme}-${name}-${width}.png` });
  }
}

async function seriousViolations(page: Page) {
  // A transition under way has colours of neither state.
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
