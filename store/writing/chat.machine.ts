import { defineMachine } from '#domain/machine.ts';

const moving = { chosen: 'opening', left: 'blank' } as const;

export const chatMachine = defineMachine({
  name: 'chat',
  purpose:
    'The conversation that is open beside an article, or on its own: asked, answered, opened again.',
  initial: 'blank',
  rest: ['blank', 'unread', 'ready'],
  table: {
    blank: { asked: 'asking', chosen: 'opening' },
    opening: { opened: ['ready', 'answering'], notRead: 'unread', ...moving },
    unread: moving,
    ready: { asked: 'asking', refreshed: ['ready', 'answering'], ...moving },
    asking: { accepted: ['answering', 'asking'], refused: ['blank', 'ready', 'asking'], ...moving },
    answering: { grew: ['answering', 'ready'], lost: 'ready', ...moving },
  },
});
