/** TipTap as its guide begins: React and the starter kit. */
import '@fontsource-variable/inter';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { articleHtml, show } from './peerPage.ts';

function Peer() {
  const editor = useEditor({
    extensions: [StarterKit],
    content: articleHtml(),
    editorProps: { attributes: { spellcheck: 'true' } },
  });
  return <EditorContent editor={editor} />;
}

show(<Peer />);
