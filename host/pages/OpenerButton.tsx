import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface OpenerButtonProps {
  readonly label: string;
  /** The label, and what it is about: read out where many such buttons stand. */
  readonly named: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Opens and closes something beside it; takes the focus back when that is gone. */
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
