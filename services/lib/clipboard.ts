import type { ClipboardPorts } from './browser.ports.ts';

/** The browser's clipboard; it takes something only right after somebody has pressed something. */
export const browserClipboard: ClipboardPorts = {
  async write(content) {
    // Absent on plain http and without ClipboardItem in older browsers; the copy command needs neither.
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
    event.stopImmediatePropagation(); // what the page itself does on copying is not meant
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
