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
.hostSelector { position: relative; font-size: 14px; }
.hostSelector p, .hostDialog p { margin: 0; }
.hostSelector [role=alert], .hostDialog [role=alert] { color: var(--mantine-color-error, #b42318); }
.hostSelector [role=alert]:empty, .hostDialog [role=alert]:empty { display: none; }
.hostSelector button, .hostDialog input, .hostDialog button {
  box-sizing: border-box; min-height: var(--target, 32px); min-width: var(--target, 32px); padding: 0 12px;
  border: 1px solid var(--mantine-color-placeholder, #78716c); border-radius: 8px;
  background: var(--surface, #fff); color: var(--mantine-color-text, #1c1917); font: inherit;
}
.hostDialog input { width: 100%; }
.hostSelector button { border-color: var(--line, #e7e5e4); cursor: pointer; }
.hostSelector button[aria-haspopup] { display: flex; gap: 8px; align-items: center; width: 100%; min-height: 44px; text-align: start; }
.hostSelector button[aria-haspopup]::after { content: "▾"; color: var(--mantine-color-dimmed, #57534e); }
.hostMenuText { flex: 1; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.hostMenuHint { color: var(--mantine-color-dimmed, #57534e); font-size: 12px; }
.hostSelector [role=menu] {
  position: absolute; inset: 48px 0 auto; z-index: 200; box-sizing: border-box; max-height: min(420px, 70vh); overflow-y: auto; padding: 4px;
  border: 1px solid var(--line, #e7e5e4); border-radius: 8px; background: var(--surface, #fff); box-shadow: 0 6px 24px rgb(0 0 0 / 16%);
}
.hostSelector [role=menu][hidden] { display: none; }
.hostSelector [role=group]:empty { display: none; }
.hostSelector [role=group] + [role=group] { margin-top: 4px; padding-top: 4px; border-top: 1px solid var(--line, #e7e5e4); }
.hostSelector [role=group]:empty + [role=group] { margin: 0; padding: 0; border: 0; }
.hostSelector [role^=menuitem] {
  display: block; box-sizing: border-box; width: 100%; min-height: 36px; padding: 8px 10px; border: 0; border-radius: 6px; background: none;
  color: var(--mantine-color-text, #1c1917); overflow-wrap: anywhere; text-align: start; text-decoration: none;
}
.hostSelector [role^=menuitem]:hover { background: var(--mantine-color-default-hover, #f5f5f4); }
.hostSelector [role=menuitemradio] { position: relative; padding-inline-start: 30px; }
.hostSelector [aria-checked=true]::before { content: "✓"; position: absolute; inset-inline-start: 10px; color: var(--mantine-color-anchor, #0f6b62); }
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
