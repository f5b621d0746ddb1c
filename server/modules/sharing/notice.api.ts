import { noticePage } from './sharePage.ts';
import { STYLE_URL } from './shareStyle.routes.ts';

/** A page that says one thing, in the style of shared articles. With a button, it sends a form to its own address. */
export const styledNotice = (
  notice: Parameters<typeof noticePage>[0],
  button: string | null = null,
): string => noticePage(notice, STYLE_URL, button);
