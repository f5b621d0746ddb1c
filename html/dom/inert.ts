/**
 * The only place where text becomes a DOM. The document is never shown: no script in it runs, and nothing is loaded. Where the
 * browser enforces trusted types, HTML cannot be parsed anywhere else (W3C Trusted Types).
 */
import { shallow } from '../shallow.ts';

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('content-toolkit-inert', { createHTML: (html) => html });
const trusted = (html: string): string => policy?.createHTML(html) ?? html;

/** Deeper than the lists of any person, and less than browsers nest elements (Chromium: 512). */
const MOST_DEPTH = 400;

/** HTML that a browser parses in linear time. */
export const shallowInPage = (html: string): string => shallow(html, MOST_DEPTH);

/** A whole page. */
export const inertPage = (html: string): Document =>
  new DOMParser().parseFromString(trusted(shallowInPage(html)), 'text/html');

const range = document.implementation.createHTMLDocument().createRange();

/** The content of an element. */
export const inertFragment = (html: string): DocumentFragment =>
  range.createContextualFragment(trusted(shallowInPage(html)));
