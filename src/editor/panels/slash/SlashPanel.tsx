import { type ComponentProps, lazy, Suspense } from 'react';
import type { SlashMenu as Menu } from './SlashMenu.tsx';
import { useSlash } from './useSlash.ts';

/** Keys that are pressed while it loads go into the text, where they filter. */
const SlashMenu = lazy(async () => ({ default: (await import('./SlashMenu.tsx')).SlashMenu }));

interface SlashPanelProps extends Omit<ComponentProps<typeof Menu>, 'slash' | 'onClose'> {
  readonly readOnly: boolean;
}

/** A slash in an empty paragraph offers what can stand there. */
export function SlashPanel({ readOnly, ...props }: SlashPanelProps) {
  const { slash, close } = useSlash(props.session, readOnly);
  if (slash === null) return null;
  return (
    <Suspense fallback={null}>
      <SlashMenu {...props} slash={slash} onClose={close} />
    </Suspense>
  );
}
