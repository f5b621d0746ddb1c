import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface OpenerButtonProps {
  readonly label: string;
  /** The accessible name: the label, and what it belongs to. */
  readonly named: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Opens and closes something beside it. Takes the focus back when that closes. */
export function OpenerButton({ label, named, isOpen, onClick }: OpenerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen]);
  return (
    <Button
      ref={button}
      variant="default"
      aria-label={named}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
