import type { ReactNode } from 'react';
import classes from './modals.module.css';

const DRAWINGS = {
  // A text, and what an assistant says of it.
  aiSeoPromo: (
    <>
      <rect x="40" y="16" width="120" height="108" rx="8" className={classes.sheet} />
      <path d="M58 40h68" className={classes.strong} />
      <path d="M58 58h84M58 74h76M58 90h84M58 106h44" className={classes.line} />
      <path
        d="M184 44h70a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-44l-16 14V94h-10a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
        className={classes.full}
      />
      <path d="M192 62h54M192 77h36" className={classes.onFull} />
      <path d="m274 20 4 10 10 4-10 4-4 10-4-10-10-4 10-4z" className={classes.spark} />
    </>
  ),
  // One text, and the places it goes to.
  repurposingNews: (
    <>
      <path d="M120 70h56M120 70l56-42M120 70l56 42" className={classes.line} />
      <rect x="44" y="22" width="80" height="96" rx="8" className={classes.sheet} />
      <path d="M58 42h44" className={classes.strong} />
      <path d="M58 58h52M58 72h46M58 86h52M58 100h30" className={classes.line} />
      <circle cx="196" cy="28" r="18" className={classes.full} />
      <path d="M188 28h16M196 20v16" className={classes.onFull} />
      <rect x="178" y="54" width="48" height="32" rx="6" className={classes.soft} />
      <path d="m178 60 24 16 24-16" className={classes.line} />
      <circle cx="194" cy="110" r="13" className={classes.soft} />
      <path d="m203 119 12 11" className={classes.strong} />
    </>
  ),
  // A letter that has arrived.
  thanks: (
    <>
      <rect x="84" y="36" width="152" height="88" rx="10" className={classes.sheet} />
      <path d="m86 44 74 48 74-48" className={classes.strong} />
      <g className={classes.stamp}>
        <circle cx="226" cy="44" r="24" className={classes.full} />
        <path d="m215 45 8 8 15-17" className={classes.onFull} />
      </g>
      <path d="m60 26 4 10 10 4-10 4-4 10-4-10-10-4 10-4z" className={classes.spark} />
      <path d="m268 92 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" className={classes.spark} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

/** A drawing in the colours of the theme. It adds nothing to the text. */
export function ModalArt({ art }: { readonly art: keyof typeof DRAWINGS }) {
  return (
    <svg viewBox="0 0 320 140" className={classes.art} aria-hidden="true">
      {DRAWINGS[art]}
    </svg>
  );
}
