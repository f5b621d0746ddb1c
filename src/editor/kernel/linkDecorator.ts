import Draft, { type ContentBlock, type DraftDecoratorComponentProps } from 'draft-js';
import { createElement } from 'react';
import { hrefOfEntity } from './blocks.ts';

function Link({ entityKey, children }: DraftDecoratorComponentProps) {
  const href = hrefOfEntity(entityKey ?? null) ?? undefined;
  return createElement('a', { href, title: href, rel: 'noreferrer' }, children);
}

function findLinks(block: ContentBlock, found: (start: number, end: number) => void): void {
  block.findEntityRanges((char) => hrefOfEntity(char.getEntity()) !== null, found);
}

/** A single object: with another one, draft-js would decorate every block again. */
export const linkDecorator = new Draft.CompositeDecorator([
  { strategy: findLinks, component: Link },
]);
