import { defineMachine } from '#domain/machine.ts';

export const articleImportMachine = defineMachine({
  name: 'articleImport',
  purpose:
    'Reads a text from a page, a file or the clipboard, shows a preview, and creates an article.',
  initial: 'idle',
  rest: ['idle', 'preview', 'done'],
  table: {
    idle: { opened: 'idle', changed: 'idle', submitted: 'reading' },
    reading: { opened: 'reading', read: 'preview', refused: 'idle', cancelled: 'idle' },
    preview: {
      opened: 'preview',
      titled: 'preview',
      left: 'idle',
      confirmed: 'creating',
      handedOver: 'done',
    },
    creating: { opened: 'creating', created: 'done', refused: 'preview' },
    done: { opened: 'idle' },
  },
});
