import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { theme } from '#src/kit/ui/theme.ts';
import { KeptContext } from '#src/kit/useKept.ts';

/** Without a layout, every target would count as scrolled out of sight, and what opens beside it would be hidden. */
const LAYOUT_FREE = createTheme({
  components: { Popover: { defaultProps: { hideDetached: false } } },
});
const testTheme = mergeThemeOverrides(theme, LAYOUT_FREE);

/**
 * The theme of the page, and an empty visit of it, for a document that has no layout (jsdom): without the style sheet, which
 * jsdom would match with every element whose name a test asks for.
 */
export function TestUi({ children }: { readonly children: ReactNode }) {
  const [kept] = useState(() => new Map<string, unknown>());
  return (
    <MantineProvider theme={testTheme} withCssVariables={false} withGlobalClasses={false}>
      <KeptContext value={kept}>{children}</KeptContext>
    </MantineProvider>
  );
}
