import { ActionIcon } from '@mantine/core';
import type { Ref } from 'react';
import { tip } from '#src/kit/ui/Tips.tsx';
import type { PanelName } from '#store/article/sidePanel.slice.ts';
import { rail as copy } from '../article.copy.ts';
import type { ArticlePanel } from './panels.ts';
import classes from './rail.module.css';

interface RailProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly panels: readonly ArticlePanel[];
  readonly open: PanelName | null;
  readonly onToggle: (name: PanelName) => void;
}

/** Panels that have a key: 1 to 9, and 0 for the tenth. */
const DIGITS = 10;

/** The buttons of the panels: at the right edge, and at the lower one on a small screen. */
export function Rail({ ref, panels, open, onToggle }: RailProps) {
  return (
    <nav ref={ref} className={classes.rail} aria-label={copy.name}>
      {panels.map(({ name, label, icon: Glyph, Content }, at) => (
        <ActionIcon
          key={name}
          {...tip(at < DIGITS ? copy.withKey(label, (at + 1) % DIGITS) : label, 'left')}
          {...(open === name
            ? { variant: 'light' }
            : { variant: 'subtle', color: 'gray', c: 'inherit' })}
          size={40}
          data-panel={name}
          aria-label={label}
          aria-expanded={open === name}
          aria-keyshortcuts={at < DIGITS ? `Alt+${(at + 1) % DIGITS}` : undefined}
          onPointerEnter={Content.begin}
          onClick={() => onToggle(name)}
        >
          <Glyph size={20} stroke={1.6} />
        </ActionIcon>
      ))}
    </nav>
  );
}
