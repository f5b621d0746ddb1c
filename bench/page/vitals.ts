/** What a browser measures on a page: largest paint, layout shifts, and how long it takes to respond to a person. */
import type { Page } from '@playwright/test';

export interface Vitals {
  /** Largest contentful paint, since the navigation. */
  readonly lcpMs: number;
  /** Cumulative layout shift: the worst window of five seconds. */
  readonly cls: number;
}

interface Meter {
  lcpMs: number;
  readonly shifts: { readonly at: number; readonly value: number }[];
  slowestMs: number;
}
type Metered = Window & { pageMeter: Meter };

/** As reported by the browser; the types of TypeScript have neither. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page, before anything else. */
export function installMeter(): void {
  const meter: Meter = { lcpMs: 0, shifts: [], slowestMs: 0 };
  (window as unknown as Metered).pageMeter = meter;
  const observe = (
    type: string,
    take: (entry: PerformanceEntry) => void,
    options: object = {},
  ): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    meter.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { startTime: at, value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) meter.shifts.push({ at, value });
  });
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as EventTiming;
      if (interactionId > 0) meter.slowestMs = Math.max(meter.slowestMs, duration);
    },
    { durationThreshold: 16 },
  );
}

const meterOf = (page: Page): Promise<Meter> =>
  page.evaluate(() => (window as unknown as Metered).pageMeter);

const WINDOW_MS = 5000;
const GAP_MS = 1000;

/** The largest sum of shifts less than a second apart, within at most five seconds. */
function worstWindow(shifts: Meter['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const isSame = at - last < GAP_MS && at - first < WINDOW_MS;
    if (!isSame) first = at;
    sum = isSame ? sum + value : value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** What was reported so far. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  const { lcpMs, shifts } = await meterOf(page);
  return { lcpMs, cls: worstWindow(shifts) };
}

/** The slowest response to a key or a click since the last call; 16 stands for anything faster. */
export async function slowestSince(page: Page): Promise<number> {
  const { slowestMs } = await meterOf(page);
  await page.evaluate(() => {
    (window as unknown as Metered).pageMeter.slowestMs = 0;
  });
  return Math.max(16, slowestMs);
}
