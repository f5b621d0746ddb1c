/** Lexical as in the guide to rich text: history, lists and links, and nothing else. */
import '@fontsource-variable/inter';
import { $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $getRoot, type LexicalEditor } from 'lexical';
import { articleHtml, show } from './peerPage.ts';

function fill(editor: LexicalEditor) {
  const dom = new DOMParser().parseFromString(articleHtml(), 'text/html');
  $getRoot().append(...$generateNodesFromDOM(editor, dom));
}

show(
  <LexicalComposer
    initialConfig={{
      namespace: 'bench',
      nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
      editorState: fill,
      onError(error) {
        throw error;
      },
    }}
  >
    <RichTextPlugin
      contentEditable={<ContentEditable spellCheck />}
      ErrorBoundary={LexicalErrorBoundary}
    />
    <HistoryPlugin />
    <ListPlugin />
    <LinkPlugin />
  </LexicalComposer>,
);
