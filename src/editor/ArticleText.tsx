// An article looks as it does in the editor, without the editor's code.
import './editor.css';
import { useLayoutEffect, useRef } from 'react';
import type { Block } from '#domain/article/body.ts';
import classes from './articleText.module.css';
import { sanitised } from '#html/dom/sanitise.ts';

interface ArticleTextProps {
  readonly blocks: readonly Block[];
  /** BCP 47, of the text. */
  readonly language: string;
}

/** The text of an article, to read. It goes into the page sanitised, and past React, which need not know it. */
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
