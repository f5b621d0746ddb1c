import type { Article } from '#contract/article/article.schema.ts';
import { bodyOf } from '#domain/article/body.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { threadsOf } from '#domain/social/post.ts';
import { imagesIn } from '#domain/social/postImage.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

/** The texts and images of a post, read-only. */
export function PostTextView({ blocks, language }: Pick<Article, 'blocks' | 'language'>) {
  const body = bodyOf(blocks);
  return (
    <>
      {threadsOf(body).map(({ channel, variant, parts }) => (
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
      ))}
      <ul className={classes.images}>
        {imagesIn(body).map(({ id, src, alt }) => (
          <li key={id}>
            <img src={src} alt={alt} loading="lazy" />
          </li>
        ))}
      </ul>
    </>
  );
}
