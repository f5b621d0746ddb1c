// Looks like the article in the editor, without loading the editor.
import './editor.css';
import { useLayoutEffect, useRef } from 'react';
import type { Block } from '#domain/article/body.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import classes from './articleText.module.css';

interface ArticleTextProps {
  readonly blocks: readonly Block[];
  /** Language of the text (BCP 47). */
  readonly language: string;
}

/**
 * Renders the text of an article, read-only. The sanitised HTML is inserted without React, which does not need to
 * know it.
 */
export function ArticleText({ blocks, language }: ArticleTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(...blocks.map(({ html }) => sanitised(html)));
  }, [blocks]);
  return (
    <div className="article-editor">
      <div data-contents className={classes.text} ref={holder} lang={language} dir="auto" />
    </div>
  );
}
