/** A page with every kind of field that the extension writes into. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { ROOT } from '#tools/lib/run.ts';

/** The text of each field, whose middle sentence is selected. */
export const BEFORE = 'One stays. ';
export const SELECTED = 'Glass jars keep coffee fresh, and glass jars break.';
export const BEHIND = ' Two stays.';
export const WHOLE = BEFORE + SELECTED + BEHIND;

/** State of React, as it draws it. */
const REACT = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Field() {
    const [text, setText] = useState(${JSON.stringify(WHOLE)});
    return h('div', null,
      h('textarea', { id: 'react', value: text, onChange: (event) => setText(event.target.value) }),
      h('output', { id: 'react-state' }, text));
  }
  createRoot(document.getElementById('react-root')).render(h(Field));
`;

const PAGE = `<!doctype html><html lang="en"><title>Coffee jars</title>
<h1>Coffee jars</h1>
<textarea id="textarea">${WHOLE}</textarea>
<input id="input" value="${WHOLE}">
<input id="password" type="password" value="${WHOLE}">
<div id="editable" contenteditable="true"><p>${WHOLE}</p></div>
<div id="gmail" role="textbox" contenteditable="true"><div dir="ltr"><div contenteditable="true"><div>Hi,</div><div id="gmail-line">${WHOLE}</div></div></div></div>
<div id="notion" contenteditable="false"><div contenteditable="true" class="block"><span>${BEFORE}</span><span>${SELECTED}</span><span>${BEHIND}</span></div><div contenteditable="true" class="block">Another block.</div></div>
<div id="shadow"></div>
<iframe id="frame" title="frame" src="/frame"></iframe>
<div id="react-root"></div>
<p id="plain">${SELECTED}</p>
<script>
  document.getElementById('shadow').attachShadow({ mode: 'closed' }).innerHTML =
    '<div contenteditable="true" id="inner"><p>${WHOLE}</p></div>';
</script>
<script src="/react.js"></script>`;

const FRAME = `<!doctype html><html lang="en"><title>frame</title><textarea id="framed">${WHOLE}</textarea>`;

export interface FieldPage {
  readonly url: string;
  close(): void;
}

export async function fieldPage(): Promise<FieldPage> {
  const bundled = await build({
    stdin: { contents: REACT, resolveDir: ROOT },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/react.js';
    response.setHeader(
      'content-type',
      `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
    );
    response.end(isScript ? script : url === '/frame' ? FRAME : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
