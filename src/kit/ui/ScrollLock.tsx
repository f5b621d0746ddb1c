import { useLayoutEffect } from 'react';

let locks = 0;

/** Renders nothing. While it is mounted, keys do not scroll the page, and the space of the scroll bar is kept. */
export function ScrollLock() {
  useLayoutEffect(() => {
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, []);
  return null;
}

function lock(): void {
  const { documentElement: root, body } = document;
  body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
}

function unlock(): void {
  const { documentElement: root, body } = document;
  body.style.paddingInlineEnd = '';
  root.style.overflow = '';
}
