import type { ClipboardPorts } from './browser.ports.ts';

/** The browser's clipboard. Browsers allow writing only right after a click or key press. */
export const browserClipboard: ClipboardPorts = {
  async write(content) {
    // Missing on plain http and in older browsers; the copy command works there.
    if (navigator.clipboard?.write === undefined || typeof ClipboardItem === 'undefined') {
      copyByCommand(content);
      return;
    }
    const flavors = Object.entries(flavorsOf(content)).map(([type, data]) => [
      type,
      new Blob([data], { type }),
    ]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(flavors))]);
  },
};

type Content = Parameters<ClipboardPorts['write']>[0];

function flavorsOf({ text, html }: Content): Record<string, string> {
  return html === undefined ? { 'text/plain': text } : { 'text/plain': text, 'text/html': html };
}

function copyByCommand(content: Content): void {
  let isTaken = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation(); // the page's own copy handlers must not run
    for (const [type, data] of Object.entries(flavorsOf(content))) {
      event.clipboardData?.setData(type, data);
    }
    isTaken = event.clipboardData !== null;
  };
  window.addEventListener('copy', fill, { capture: true });
  try {
    document.execCommand('copy');
  } finally {
    window.removeEventListener('copy', fill, { capture: true });
  }
  if (!isTaken) throw new Error('The browser does not let the page copy.');
}
