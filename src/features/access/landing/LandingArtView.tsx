import type { ReactNode } from 'react';
import type { LandingName } from '#domain/access/areaView.ts';
import classes from './landing.module.css';

const sheet = <rect x="72" y="24" width="176" height="192" rx="10" className={classes.sheet} />;

const DRAWINGS: Readonly<Record<LandingName, ReactNode>> = {
  // One subject, and the topics around it.
  topicFinder: (
    <>
      <path
        d="M160 120 80 66M160 120 236 58M160 120 258 140M160 120 188 200M160 120 74 172"
        className={classes.link}
      />
      <circle cx="80" cy="66" r="26" className={classes.soft} />
      <circle cx="236" cy="58" r="18" className={classes.soft} />
      <circle cx="258" cy="140" r="30" className={classes.soft} />
      <circle cx="188" cy="200" r="16" className={classes.soft} />
      <circle cx="74" cy="172" r="20" className={classes.soft} />
      <circle cx="160" cy="120" r="34" className={classes.full} />
      <path d="M146 114h28M146 126h18" className={classes.onFull} />
    </>
  ),
  // An outline with its sections and their notes.
  briefs: (
    <>
      {sheet}
      <path d="M96 56h92" className={classes.heading} />
      <path d="M96 88h16M96 132h16M96 176h16" className={classes.heading} />
      <path d="M124 88h84M124 132h96M124 176h70" className={classes.strong} />
      <path d="M124 106h60M124 150h76M124 194h48" className={classes.line} />
    </>
  ),
  // A text being written, with its keyphrase marked.
  articles: (
    <>
      {sheet}
      <rect x="92" y="96" width="70" height="18" rx="5" className={classes.soft} />
      <path d="M96 60h112" className={classes.heading} />
      <path
        d="M98 105h58M172 105h52M98 127h122M98 149h108M98 171h124M98 193h46"
        className={classes.line}
      />
      <path d="M154 183v20" className={classes.caret} />
    </>
  ),
  // A text, and the ring of its score.
  optimizer: (
    <>
      {sheet}
      <path d="M96 56h84" className={classes.heading} />
      <path d="M96 84h66M96 106h78M96 128h60M96 150h72M96 172h52" className={classes.line} />
      <circle cx="238" cy="140" r="50" className={classes.sheet} />
      <circle cx="238" cy="140" r="34" className={classes.track} />
      <path d="M238 106a34 34 0 1 1 -32.3 44.5" className={classes.ring} />
      <path d="m224 140 10 10 19-21" className={classes.ring} />
    </>
  ),
};

/** A drawing of what a tool works on, in the colors of the theme. It adds nothing to the text. */
export function LandingArtView({ landing }: { landing: LandingName }) {
  return (
    <svg viewBox="0 0 320 240" className={classes.art} aria-hidden="true">
      {DRAWINGS[landing]}
    </svg>
  );
}
