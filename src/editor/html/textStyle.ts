import { type InlineStyle, STYLE_OF_TAG } from './vocabulary.ts';

/** How a piece of text looks, from the elements around it. */
export interface TextStyle {
  readonly styles: readonly InlineStyle[];
  readonly href: string | null;
}

/** The style inside `element`: its tag, then its CSS, which outranks the tag as it does in a browser. */
export function inheritedStyle<Style extends TextStyle>(element: HTMLElement, outer: Style): Style {
  const style = STYLE_OF_TAG.get(element.localName);
  const href = (element.localName === 'a' ? element.getAttribute('href') : null) ?? outer.href;
  const tagged = style === undefined ? outer.styles : withStyle(outer.styles, style, true);
  const css = element.hasAttribute('style') ? element.style : null;
  const styles = css === null ? tagged : withCss(tagged, css, href !== null);
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
  isLink: boolean,
): readonly InlineStyle[] {
  const { fontWeight, fontStyle } = css;
  const line = css.textDecorationLine || css.textDecoration;
  const isBold = /^bold/.test(fontWeight) || Number(fontWeight) >= 600;
  let styles = withStyle(tagged, 'BOLD', fontWeight === '' ? null : isBold);
  styles = withStyle(styles, 'ITALIC', fontStyle === '' ? null : fontStyle === 'italic');
  // A link is underlined anyway.
  styles = withStyle(styles, 'UNDERLINE', line.includes('underline') && !isLink ? true : null);
  return withStyle(styles, 'STRIKETHROUGH', line.includes('line-through') ? true : null);
}
