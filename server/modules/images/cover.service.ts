import { ASSET_NAME_MAX_CHARS } from '#contract/images/asset.route.ts';
import type { Asset, CoverPreview } from '#contract/images/asset.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import type { Deps } from '../../deps.ts';
import { addAsset, type NewAsset } from './asset.service.ts';

export async function previewCover(
  { covers }: Pick<Deps, 'covers'>,
  design: CoverDesign,
): Promise<CoverPreview> {
  const { png, missing } = await covers.draw(design);
  const image = png === null ? '' : Buffer.from(png).toString('base64');
  return { image, missing: [...missing], title: design.title };
}

/**
 * Adds a cover to the library; its title is its alternative text. Throws `invalid_input` if the font cannot show the title,
 * and what `addAsset` throws.
 */
export async function addCover(
  deps: Deps,
  call: Parameters<typeof addAsset>[1],
  design: CoverDesign,
): Promise<Asset> {
  return addAsset(deps, call, await drawnCover(deps, design));
}

/** A cover as the library stores it. Throws `invalid_input` if the font cannot show the title. */
export async function drawnCover(
  { covers }: Pick<Deps, 'covers'>,
  design: CoverDesign,
): Promise<NewAsset> {
  const { png } = await covers.draw(design);
  if (png === null)
    throw new Problem('invalid_input', { fields: { title: 'No letter of it can be drawn.' } });
  const { title } = design;
  const name = `${title.slice(0, ASSET_NAME_MAX_CHARS - ENDING.length).toWellFormed()}${ENDING}`;
  return { name, bytes: png, alt: title, origin: { kind: 'cover', ...design } };
}

const ENDING = '.png';
