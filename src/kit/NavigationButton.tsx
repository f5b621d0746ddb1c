import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { app } from './copy/app.ts';

/** Opens the navigation of a small screen. */
export function NavigationButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      size={44}
      aria-label={app.openNavigation}
      onClick={onClick}
    >
      <IconMenu2 size={22} stroke={1.6} />
    </ActionIcon>
  );
}
