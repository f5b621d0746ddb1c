/** WordPress and its block editor in several releases, which tests publish to and open posts in. GPL: no part of the product. */
import { join } from 'node:path';
import { ensureInstalled, isInstalled } from './packages.ts';
import { ROOT } from './run.ts';

/** By the version of `@wordpress/block-library`: that of WordPress 6.5, and the newest one of which npm has every package. */
export const BLOCK_EDITORS = ['8.28', '11.0'] as const;

const listOf = (version: string): string => join(ROOT, 'tests/wordpress', version);

/** Where an editor is installed: apart from the tests, which some checks read as a whole. */
export const blockEditorFolder = (version: string): string =>
  join(ROOT, '.cache/wordpress', version);

export const hasBlockEditor = (version: string): boolean =>
  isInstalled(listOf(version), blockEditorFolder(version));

/** Installs the editors if possible. Prints why one is not available; its tests are then skipped by name. */
export async function ensureBlockEditors(): Promise<void> {
  for (const version of BLOCK_EDITORS) {
    if (hasBlockEditor(version)) continue;
    console.log(`Installing WordPress's block editor ${version} into .cache/wordpress.`);
    await ensureInstalled(listOf(version), blockEditorFolder(version)).catch((error: Error) =>
      console.log(error.message),
    );
  }
}

const SITE_LIST = join(ROOT, 'tests/wordpress/site');

export const siteFolder = (): string => join(ROOT, '.cache/wordpress/site');

export const hasWordPressSite = (): boolean => isInstalled(SITE_LIST, siteFolder());

/** Installs WordPress if possible. Prints why it is not available; its tests are then skipped by name. */
export async function ensureWordPressSite(): Promise<void> {
  if (hasWordPressSite()) return;
  console.log('Installing WordPress and its PHP into .cache/wordpress/site.');
  await ensureInstalled(SITE_LIST, siteFolder()).catch((error: Error) =>
    console.log(error.message),
  );
}
