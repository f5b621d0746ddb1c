/** @jest-environment #tests/support/pageEnvironment.js */
/** What a feature flag decides is there while it is visible, and is missing while it is not. */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FlagName } from '#domain/access/flags.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

interface Gated {
  readonly flag: FlagName;
  readonly address: string;
  /** On the page whatever the flag says. */
  readonly always: readonly [role: 'button' | 'heading' | 'combobox', name: string];
  readonly gated: readonly [role: 'button' | 'combobox', name: string];
}

const GATED: readonly Gated[] = [
  // §d.values.6
  {
    flag: 'humanization',
    address: `/articles/${idOf(1)}`,
    always: ['button', 'Score'],
    gated: ['button', 'Humanizer'],
  },
  // §d.values.5
  {
    flag: 'seo_based_articles',
    address: '/articles/create',
    always: ['heading', 'New article'],
    gated: ['button', 'Search for the topic'],
  },
  {
    flag: 'generate_article_with_ai_image',
    address: '/images',
    always: ['button', 'Design a cover'],
    gated: ['button', 'Make an image with AI'],
  },
];

for (const { flag, address, always, gated } of GATED)
  test.each([true, false])(`${flag}: visible is %s`, async (isVisible) => {
    runApp(address, { flags: { read: async () => [{ name: flag, isVisible }] } });
    const find = ([role, name]: Gated['always'] | Gated['gated']) =>
      screen.findByRole(role, { name }, { timeout: 5000 });
    await find(always);
    if (isVisible) await find(gated);
    else expect(screen.queryByRole(gated[0], { name: gated[1] })).toBeNull();
  });
