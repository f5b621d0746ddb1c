import { shallow } from '../shallow.ts';

/** Deeper than the lists of any person, and less than browsers nest elements (Chromium: 512). */
const MOST_DEPTH = 400;

/** HTML that a browser parses in linear time. */
export const shallowInPage = (html: string): string => shallow(html, MOST_DEPTH);

/** A document in which nothing runs or loads. Every HTML that is not ours is parsed here. */
export const documentOf = (html: string): Document =>
  new DOMParser().parseFromString(shallowInPage(html), 'text/html');
