import { number } from './formats.ts';

/** Texts of the frame that chooses a part of an image. */
export const crop = {
  hint: 'Drag the frame, or set its place with the fields. The original stays as it is.',
  left: 'From the left',
  top: 'From the top',
  width: 'Width',
  height: 'Height',
  frame: 'Part that is kept',
  enlarged: (width: number, height: number) =>
    `This part is smaller than ${number.format(width)} × ${number.format(height)} and becomes blurred.`,
} as const;
