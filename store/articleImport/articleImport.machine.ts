/**
 * The import of an article: what somebody brings along, read, looked at, and made an article.
 *
 *   state      opened    changed   submitted  read      refused   cancelled  titled    left    confirmed  created  handedOver
 *   idle       idle      idle      reading    -         -         -          -         -       -          -        -
 *   reading    reading   -         -          preview   idle      idle       -         -       -          -        -
 *   preview    preview   -         -          -         -         -          preview   idle    creating   -        done
 *   creating   creating  -         -          -         preview   -          -         -       -          done     -
 *   done       idle      -         -          -         -         -          -         -       -          -        -
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ArticleImportStatus = 'idle' | 'reading' | 'preview' | 'creating' | 'done';
export type ArticleImportEvent =
  | 'opened'
  | 'changed'
  | 'submitted'
  | 'read'
  | 'refused'
  | 'cancelled'
  | 'titled'
  | 'left'
  | 'confirmed'
  | 'created'
  | 'handedOver';

export const articleImportMachine = {
  name: 'articleImport',
  purpose:
    'Reads a text from a page, a file or the clipboard, shows it, and makes an article of it.',
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
} as const satisfies Machine<ArticleImportStatus, ArticleImportEvent>;
