type Attributes = Readonly<Record<string, string>>;

/** Creates an element with these attributes and contents; text never becomes markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...contents);
  return made;
}

/** Uses the variables of the page, with fallbacks for a page without them. */
const STYLES = `
.hostSelector { display: grid; gap: 6px; font-size: 14px; }
.hostSelector label { color: var(--mantine-color-dimmed, #57534e); font-size: 12px; }
.hostSelector div { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.hostSelector a { align-content: center; min-height: var(--target, 32px); color: var(--mantine-color-anchor, #0f6b62); }
.hostSelector p, .hostDialog p { margin: 0; }
.hostSelector [role=alert], .hostDialog [role=alert] { color: var(--mantine-color-error, #b42318); }
.hostSelector [role=alert]:empty, .hostDialog [role=alert]:empty { display: none; }
.hostSelector select, .hostSelector button, .hostDialog input, .hostDialog button {
  box-sizing: border-box; min-height: var(--target, 32px); min-width: var(--target, 32px); padding: 0 12px;
  border: 1px solid var(--mantine-color-placeholder, #78716c); border-radius: 8px;
  background: var(--surface, #fff); color: var(--mantine-color-text, #1c1917); font: inherit;
}
.hostSelector select, .hostDialog input { width: 100%; }
.hostSelector button { justify-self: start; border-color: var(--line, #e7e5e4); cursor: pointer; }
.hostDialog {
  box-sizing: border-box; width: min(440px, calc(100vw - 32px)); padding: 24px;
  border: 1px solid var(--line, #e7e5e4); border-radius: 8px;
  background: var(--surface, #fff); color: var(--mantine-color-text, #1c1917);
}
.hostDialog::backdrop { background: rgb(0 0 0 / 55%); }
.hostDialog form, .hostDialog label { display: grid; gap: 12px; }
.hostDialog label { gap: 4px; }
.hostDialog h2 { margin: 0; font-size: 18px; }
.hostDialog footer { display: flex; flex-wrap: wrap; justify-content: end; gap: 8px; margin-top: 4px; }
.hostDialog button { cursor: pointer; }
.hostDialog button[type=submit] {
  border-color: transparent; background: var(--mantine-primary-color-filled, #0f6b62);
  color: var(--mantine-primary-color-contrast, #fff); font-weight: 600;
}
.hostDialog [aria-disabled=true] { opacity: .6; cursor: default; }
.hostOnlyHeard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

let isAdopted = false;

/** Adopts a constructed style sheet: the content security policy of the page forbids style elements. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
