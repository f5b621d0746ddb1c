import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '#src/kit/ui/theme.ts';

/** Without a layout, every target would count as scrolled out of sight, and what opens beside it would be hidden. */
const LAYOUT_FREE = createTheme({
  components: { Popover: { defaultProps: { hideDetached: false } } },
});
const testTheme = mergeThemeOverrides(theme, LAYOUT_FREE);

/**
 * The theme of the page, for a document that has no layout (jsdom): without the style sheet, which
 * jsdom would match with every element whose name a test asks for.
 */
export function TestUi({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={testTheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
