import type { TextStyle } from '../flatBlocks.ts';
import { type InlineStyle, STYLE_OF_TAG } from '../vocabulary.ts';

/** Returns the style inside `element`: by its tag, then by its CSS, which overrides the tag as in a browser. */
export function inheritedStyle<Style extends TextStyle>(element: HTMLElement, outer: Style): Style {
  const style = STYLE_OF_TAG.get(element.localName);
  const href = (element.localName === 'a' ? element.getAttribute('href') : null) ?? outer.href;
  const tagged = style === undefined ? outer.styles : withStyle(outer.styles, style, true);
  const css = element.hasAttribute('style') ? element.style : null;
  const styles = css === null ? tagged : withCss(tagged, css, outer.styles, href !== null);
  return styles === outer.styles && href === outer.href ? outer : { ...outer, styles, href };
}

function withStyle(
  styles: readonly InlineStyle[],
  style: InlineStyle,
  isOn: boolean | null,
): readonly InlineStyle[] {
  if (isOn === null || styles.includes(style) === isOn) return styles;
  return isOn ? [...styles, style] : styles.filter((other) => other !== style);
}

/** Google Docs writes all of its styles as CSS, and wraps everything in `<b style="font-weight:normal">`. */
function withCss(
  tagged: readonly InlineStyle[],
  css: CSSStyleDeclaration,
  outer: readonly InlineStyle[],
  isLink: boolean,
): readonly InlineStyle[] {
  const line = css.textDecorationLine || css.textDecoration;
  let styles = withStyle(tagged, 'BOLD', isOn(css.fontWeight, BOLD, outer.includes('BOLD')));
  styles = withStyle(styles, 'ITALIC', isOn(css.fontStyle, ITALIC, outer.includes('ITALIC')));
  // `none` removes only the element's own line, not that of an outer element.
  if (line.startsWith('none')) {
    styles = withStyle(styles, 'UNDERLINE', outer.includes('UNDERLINE'));
    styles = withStyle(styles, 'STRIKETHROUGH', outer.includes('STRIKETHROUGH'));
  }
  // A link is underlined anyway.
  styles = withStyle(styles, 'UNDERLINE', line.includes('underline') && !isLink ? true : null);
  return withStyle(styles, 'STRIKETHROUGH', line.includes('line-through') ? true : null);
}

interface Values {
  readonly on: RegExp;
  readonly off: RegExp;
}

const BOLD: Values = {
  on: /^(?:bold|bolder|[6-9]\d\d|1000)$/,
  off: /^(?:normal|lighter|initial|[1-5]\d\d)$/,
};
const ITALIC: Values = { on: /^(?:italic|oblique)/, off: /^(?:normal|initial)$/ };

/** Whether a CSS value turns a style on or off; null for other values. */
function isOn(value: string, { on, off }: Values, isOuterOn: boolean): boolean | null {
  if (on.test(value)) return true;
  if (off.test(value)) return false;
  return /^(?:inherit|unset)$/.test(value) ? isOuterOn : null;
}
