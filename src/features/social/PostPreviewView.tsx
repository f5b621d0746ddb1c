import type { Channel } from '#contract/post.route.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { linksIn } from '#domain/social/links.ts';
import { isLargeEnough, type PostImage } from '#domain/social/postImage.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

interface PostPreviewViewProps {
  readonly channel: Channel;
  readonly text: string;
  /** Shown as the channel crops it; null: none. */
  readonly image: PostImage | null;
}

/** About how a channel shows a text: the fold, and a card for a link, whose page is not fetched. */
export function PostPreviewView({ channel, text, image }: PostPreviewViewProps) {
  const { foldChars, hasLinks, hashtagsMost, image: best } = CHANNEL[channel];
  const [link] = linksIn(text);
  const isFolded = foldChars !== null && text.length > foldChars;
  const hashtags = text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  return (
    <figure className={classes.preview} aria-label={copy.previewOf(channel)}>
      <div className={classes.author}>
        <span className={classes.avatar} aria-hidden />
        <span>{copy.yourName}</span>
      </div>
      <p dir="auto">
        {isFolded ? text.slice(0, foldChars).trimEnd() : text}
        {isFolded && <span className={classes.more}>… {copy.more}</span>}
      </p>
      {image !== null && (
        <img
          className={classes.image}
          style={{ aspectRatio: `${best.width} / ${best.height}` }}
          src={image.src}
          alt={image.alt}
          loading="lazy"
        />
      )}
      {link !== undefined && hasLinks && <div className={classes.card}>{hostOf(link.link)}</div>}
      <figcaption>
        {copy.image(best.width, best.height)}
        {image !== null && isLargeEnough(image, channel) === false && ` ${copy.imageSmall}`}
        {link !== undefined && !hasLinks && ` ${copy.plainLink}`}
        {hashtags > hashtagsMost && ` ${copy.hashtagsOver(hashtagsMost)}`}
      </figcaption>
    </figure>
  );
}

const hostOf = (link: string): string => {
  const address = link.includes('://') ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address).hostname : link;
};
