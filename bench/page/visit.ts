/** Loads a page on a slow device with an average connection, in a browser with an empty cache. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { installMeter, type Vitals, vitalsOf } from './vitals.ts';

const BYTES_PER_S = (10 * 1_000_000) / 8;
const LATENCY_MS = 40;
const CPU_SLOWDOWN = 4;
/** How long after the last request the page counts as loaded. */
const SETTLE_MS = 1500;

export interface Visit extends Vitals {
  /** Over the wire, headers included. */
  readonly bytes: number;
  readonly requests: number;
}

/** A fresh browser profile with a signed-in user. */
export async function withPage<T>(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  try {
    await context.addInitScript(installMeter);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Slows the device down for all later steps. */
export const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

/** Opens the address and waits until the expected element is there and no more requests follow. */
export async function visit(
  page: Page,
  session: CDPSession,
  address: string,
  awaited: string,
): Promise<Visit> {
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  await slowDown(session);
  await page.goto(address);
  await page.locator(awaited).first().waitFor();
  await page.waitForLoadState('networkidle');
  await pause(SETTLE_MS);
  return { ...(await vitalsOf(page)), bytes, requests };
}
