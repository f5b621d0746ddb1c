import { Button } from '@mantine/core';
import type { Channel } from '#contract/lib/channels.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { linksIn } from '#domain/social/links.ts';
import { cropOn, isLargeEnough, type PostImage } from '#domain/social/postImage.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

interface PostPreviewViewProps {
  readonly channel: Channel;
  readonly text: string;
  /** Shown as the channel crops it; null: none. */
  readonly image: PostImage | null;
  /** Chooses what the channel shows of the image; null: nobody may. */
  readonly onCrop: (() => void) | null;
}

/** About how a channel shows a text: the fold, and a card for a link, whose page is not fetched. */
export function PostPreviewView({ channel, text, image, onCrop }: PostPreviewViewProps) {
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
      {image !== null && <CroppedImage image={image} channel={channel} />}
      {image !== null && onCrop !== null && image.width !== null && (
        <Button size="compact-sm" variant="default" className={classes.crop ?? ''} onClick={onCrop}>
          {copy.crop(channel)}
        </Button>
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

/** The part of an image that the channel shows. */
function CroppedImage({
  image,
  channel,
}: {
  readonly image: PostImage;
  readonly channel: Channel;
}) {
  const { width, height } = CHANNEL[channel].image;
  const crop = cropOn(image, channel);
  const percent = (part: number, whole: number) => `${(-100 * part) / whole}%`;
  return (
    <div className={classes.image} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        src={image.src}
        alt={image.alt}
        loading="lazy"
        {...(crop !== null && {
          style: {
            position: 'absolute',
            width: `${(100 * (image.width ?? 1)) / crop.width}%`,
            height: 'auto',
            maxWidth: 'none',
            insetInlineStart: percent(crop.left, crop.width),
            top: percent(crop.top, crop.height),
          },
        })}
      />
    </div>
  );
}
