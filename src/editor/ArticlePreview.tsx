import './panels/toolbar/toolbar.css';
import { useState } from 'react';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { ArticleText } from './ArticleText.tsx';
import classes from './articlePreview.module.css';

/** More than a tall screen shows. */
const BLOCKS = 40;

interface ArticlePreviewProps {
  /** Language of the text (BCP 47). */
  readonly language: string;
  readBody(): ArticleBody;
}

/** The beginning of an article as its editor will show it, until that is rendered. */
export function ArticlePreview({ readBody, language }: ArticlePreviewProps) {
  const [blocks] = useState(() => blocksOf(readBody()).slice(0, BLOCKS));
  return (
    <div className="article-editor" aria-busy>
      <div className="article-toolbar">
        <span data-tool />
      </div>
      <div className={classes.text}>
        <ArticleText blocks={blocks} language={language} />
      </div>
    </div>
  );
}
