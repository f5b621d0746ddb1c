import type { Asset } from '#contract/images/asset.schema.ts';
import type { ImageMaker } from '#src/editor/blocks/figure/ImagesContext.ts';
import { CoverPanel } from './CoverPanel.tsx';

type Maker = ImageMaker['Panel'];

export const CoverMaker: Maker = ({ verb, onChoose }) => (
  <CoverPanel verb={verb} onMade={(asset) => onChoose(chosenOf(asset))} />
);

const chosenOf = ({ src, width, height, alt }: Asset) => ({ src, width, height, alt });
