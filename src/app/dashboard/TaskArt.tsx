import type { ReactNode } from 'react';
import type { FirstTask } from './dashboard.copy.ts';
import classes from './firstVisit.module.css';

/** A picture of a task. What it says stands beside it. */
export function TaskArt({ task }: { readonly task: FirstTask }) {
  return (
    <svg viewBox="0 0 240 120" className={classes.art} aria-hidden="true">
      {PICTURES[task]}
    </svg>
  );
}

const PICTURES: Readonly<Record<FirstTask, ReactNode>> = {
  /** Notes become a page. */
  write: (
    <>
      <rect x="26" y="34" width="62" height="52" rx="6" className={classes.note} />
      <path d="M36 48h42M36 60h30M36 72h36" className={classes.faint} />
      <path d="M98 60h22m-7-7 7 7-7 7" className={classes.stroke} />
      <rect x="134" y="16" width="80" height="92" rx="6" className={classes.sheet} />
      <path d="M146 32h40" className={classes.heading} />
      <path d="M146 48h56M146 60h56M146 72h44" className={classes.line} />
      <path d="M146 90h22" className={classes.faint} />
      <path d="M174 94l4-12 20-20 8 8-20 20z" className={classes.accent} />
    </>
  ),
  /** A page under a lens, with what to change. */
  improve: (
    <>
      <rect x="40" y="14" width="104" height="94" rx="6" className={classes.sheet} />
      <path d="M40 32h104" className={classes.faint} />
      <circle cx="50" cy="23" r="3" className={classes.accent} />
      <path d="M54 48h56M54 62h76M54 76h64M54 90h46" className={classes.line} />
      <circle cx="158" cy="62" r="30" className={classes.lens} />
      <path d="m180 84 20 20" className={classes.handle} />
      <path d="M144 70v-8M153 70V52M162 70V58M171 70V46" className={classes.heading} />
    </>
  ),
  /** Keyphrases that belong together. */
  topics: (
    <>
      <path
        d="M78 60 120 34M78 60l44 34M120 34l48-8M120 34l44 26M122 94l46 4"
        className={classes.faint}
      />
      <circle cx="70" cy="60" r="26" className={classes.lens} />
      <path d="M58 56h24M62 66h16" className={classes.heading} />
      <circle cx="122" cy="34" r="14" className={classes.accent} />
      <circle cx="124" cy="94" r="14" className={classes.note} />
      <circle cx="178" cy="24" r="9" className={classes.note} />
      <circle cx="174" cy="62" r="9" className={classes.accent} />
      <circle cx="178" cy="98" r="9" className={classes.sheet} />
    </>
  ),
  /** What ranks becomes a list of what to cover. */
  brief: (
    <>
      <path d="M24 30h52M24 44h40M24 66h52M24 80h34" className={classes.line} />
      <circle cx="16" cy="30" r="3" className={classes.accent} />
      <circle cx="16" cy="66" r="3" className={classes.accent} />
      <path d="M88 56h22m-7-7 7 7-7 7" className={classes.stroke} />
      <rect x="126" y="18" width="84" height="92" rx="6" className={classes.sheet} />
      <rect x="150" y="10" width="36" height="16" rx="5" className={classes.note} />
      <path d="m138 44 4 4 8-8M138 66l4 4 8-8M138 88l4 4 8-8" className={classes.stroke} />
      <path d="M160 46h38M160 68h30M160 90h34" className={classes.line} />
    </>
  ),
};
