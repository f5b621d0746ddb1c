/** `npm run gallery` draws every View in its states, in both themes, into `docs/gallery`, which `npm test` compares. */
import { chromium } from '@playwright/test';
import { drawingOf, takePictures } from '#tests/gallery/pictures.ts';
import { BYTES_MOST, record, recordedBytes } from '#tests/gallery/recorded.ts';
import { CHROMIUM_ARGS, headlessPath } from '#tests/support/chromium.ts';
import { isMain } from './lib/run.ts';

if (isMain(import.meta)) {
  const executablePath = headlessPath();
  if (executablePath === null) throw new Error('There is no Chromium to draw the views with.');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    const { pictures, missing, errors } = await takePictures(browser);
    const drawing = await drawingOf(browser);
    record(pictures, { browser: browser.version(), drawing });
    const bytes = recordedBytes();
    console.log(`${pictures.size} pictures, ${Math.round(bytes / 1000)} kB.`);
    for (const view of missing)
      console.error(`${view} is in no picture: add it to a *.states.tsx.`);
    for (const error of errors) console.error(error);
    if (missing.length + errors.length > 0 || bytes > BYTES_MOST) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
