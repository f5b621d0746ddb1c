/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PanelContent } from '#src/features/article/panels/PanelContent.tsx';
import type { PanelContentProps } from '#src/features/article/panels/panels.ts';
import { chunk } from '#src/kit/ui/chunk.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

// §d.panels.4
test('a panel that throws says so in its place, and tries again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary catches
  let isBroken = true;
  const Content = chunk<PanelContentProps>(async () => () => {
    if (isBroken) throw new Error('broken');
    return <p>42 words</p>;
  });
  const panel = { name: 'score', label: 'Score', flag: null, icon: IconList, Content } as const;
  render(
    <MantineProvider>
      <p>The text</p>
      <PanelContent articleId="a" panel={panel} onReveal={() => undefined} />
    </MantineProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The text')).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('42 words')).toBeDefined();
});
