import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';

interface LinkButtonProps extends ButtonProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ to, children, ...button }: LinkButtonProps) => (
  <Button component={AppLink} to={to} {...button}>
    {children}
  </Button>
);
