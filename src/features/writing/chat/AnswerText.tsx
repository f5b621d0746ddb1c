import { memo, useLayoutEffect, useRef } from 'react';
import type { Citable } from '#contract/writing/chat.schema.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';

/** What a citation leads to: a block of the article, or of another one. */
export type CitedPlace = Extract<Citable, { readonly kind: 'block' | 'article' }>;

interface AnswerTextProps {
  /** A block of the answer. */
  readonly html: string;
  readonly citable: readonly Citable[];
  readonly onReveal: (place: CitedPlace) => void;
}

/** A block of an answer, sanitised, without images; its citations lead to what they name. */
export const AnswerText = memo(function AnswerText({ html, citable, onReveal }: AnswerTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = sanitised(html);
    for (const image of text.querySelectorAll('img')) image.remove();
    for (const link of text.querySelectorAll('a')) leadElsewhere(link);
    for (const node of textNodesOf(text)) node.replaceWith(...cited(node.data, citable, onReveal));
    holder.current?.replaceChildren(text);
  }, [html, citable, onReveal]);
  return <div ref={holder} className={classes.block} dir="auto" />;
});

function leadElsewhere(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** The texts that may have citations. */
function textNodesOf(root: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.closest('code, pre, a') == null)
      found.push(node);
  }
  return found;
}

/** A text with its citations as buttons and links. One that names nothing is left out. */
function cited(
  text: string,
  citable: readonly Citable[],
  onReveal: AnswerTextProps['onReveal'],
): (string | Node)[] {
  return text.split(/\s*\[(\d{1,3})\]/).map((part, at) => {
    if (at % 2 === 0) return part;
    const passage = citable.find(({ number }) => number === Number(part));
    return passage === undefined ? '' : chipOf(passage, onReveal);
  });
}

function chipOf(passage: Citable, onReveal: AnswerTextProps['onReveal']): HTMLElement {
  const chip = elementOf(passage, onReveal);
  chip.className = classes['chip'] ?? '';
  chip.textContent = String(passage.number);
  chip.title = passage.text;
  chip.setAttribute('aria-label', copy.passage(passage.number));
  return chip;
}

function elementOf(passage: Citable, onReveal: AnswerTextProps['onReveal']): HTMLElement {
  if (passage.kind === 'block' || passage.kind === 'article') {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => onReveal(passage));
    return button;
  }
  if (passage.kind === 'note' || !/^https?:/.test(passage.url))
    return document.createElement('span');
  const link = document.createElement('a');
  link.href = passage.url;
  leadElsewhere(link);
  return link;
}
