/**
 * What the gallery draws: for each View its states, in `*.states.tsx` beside its tests. A View that another one draws is seen there
 * and needs no row of its own.
 */
import type { ReactElement } from 'react';

export type States = Readonly<Record<string, ReactElement>>;

export interface Shown {
  /** CSS pixels. */
  readonly width: number;
  /** Of what lies over the page, which has no height of its own; null: as high as its content. */
  readonly height: number | null;
  readonly states: States;
}

/** By the name of the View. */
export type Gallery = Readonly<Record<string, Shown>>;

/** As in the panel beside an article. */
export const panel = (states: States): Shown => ({ width: 380, height: null, states });

/** As on a page of its own. */
export const page = (states: States): Shown => ({ width: 860, height: null, states });

/** A dialog over a page. */
export const dialog = (states: States, height = 420): Shown => ({ width: 720, height, states });

/** Callbacks that a picture does not need. */
export const idle = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, () => undefined])) as unknown as Readonly<
    Record<Name, () => never>
  >;

export const THEMES = ['light', 'dark'] as const;
