import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { attributeIn } from '#html/escape.ts';
import { imageTagsIn } from '#html/media.ts';

/** Returns how many images of a text are not in the library: they are not sent to a site. */
export const foreignImagesIn = (blocks: readonly { readonly html: string }[]): number =>
  new Set(
    blocks
      .flatMap(({ html }) => imageTagsIn(html))
      .map((tag) => attributeIn(tag, 'src') ?? '')
      .filter((src) => src !== '' && !src.startsWith(`${ASSETS_PATH}/`)),
  ).size;
