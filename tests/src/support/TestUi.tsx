import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { UiProvider } from '#src/kit/ui/UiProvider.tsx';

/** Without a layout, every target would count as scrolled out of sight, and what opens beside it would be hidden. */
const LAYOUT_FREE = { components: { Popover: { defaultProps: { hideDetached: false } } } };

/** The theme of the page, for a document that has no layout (jsdom). */
export function TestUi({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider nonce="">
      <MantineThemeProvider theme={LAYOUT_FREE}>{children}</MantineThemeProvider>
    </UiProvider>
  );
}
