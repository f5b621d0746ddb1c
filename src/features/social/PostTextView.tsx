import { CHANNEL } from '#domain/social/channels.ts';
import type { Article } from '#contract/article.schema.ts';
import { bodyOf } from '#domain/article/body.ts';
import { threadsOf } from '#domain/social/post.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

/** The texts of a post, read-only. */
export function PostTextView({ blocks, language }: Pick<Article, 'blocks' | 'language'>) {
  return threadsOf(bodyOf(blocks)).map(({ channel, variant, parts }) => (
    <section key={`${channel}/${variant}`} className={classes.read}>
      <h2>
        {CHANNEL[channel].name}, {copy.variant(variant)}
      </h2>
      {parts.map(({ id, text }) => (
        <p key={id} lang={language} dir="auto">
          {text}
        </p>
      ))}
    </section>
  ));
}
