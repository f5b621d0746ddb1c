/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatAnswer } from '#contract/writing/chat.schema.ts';
import { ChatView } from '#src/features/writing/chat/ChatView.tsx';
import { blankChat, isLost, mayAsk } from '#store/writing/chatState.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aChatAnswer, aTurn, idOf } from '#tests/support/factories.ts';

const nothing = () => {};
const ON = {
  onType: nothing,
  onAsk: nothing,
  onStop: nothing,
  onFocus: nothing,
  onCopy: nothing,
  onForgetSelection: nothing,
  onEndEditing: nothing,
  onReveal: nothing,
  onEdit: nothing,
  onVersion: nothing,
  onAgain: nothing,
  onInsert: nothing,
  onAccept: nothing,
  onArticle: nothing,
  onDiscard: nothing,
};

function drawChat(
  state: ChatAnswer['state'],
  failure: string | null,
  answer: Partial<ChatAnswer> = {},
) {
  const onOpenAgain = jest.fn();
  const chat = {
    ...blankChat({ articleId: idOf(1), workspaceId: idOf(2) }),
    status: 'ready',
    typed: 'And then?',
    failure,
    turns: [aTurn({ answer: aChatAnswer({ state, ...answer }) })],
  } as const;
  const which = { isLost: isLost(chat), mayAsk: mayAsk(chat), hasModel: true };
  draw(
    <ChatView
      {...{ chat, onOpenAgain, ...which, ...ON }}
      about="article"
      conversations={null}
      hint={null}
      cost={null}
    />,
  );
  return onOpenAgain;
}

test('a question that could not be sent is in the field, and can be asked again', () => {
  drawChat('finished', 'network');
  expect(screen.getByRole('alert')).toHaveTextContent('The question was not asked.');
  expect(screen.getByRole('button', { name: 'Ask' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
});

test('an answer that cannot be followed can be opened again; until then nothing is asked', async () => {
  const onOpenAgain = drawChat('running', 'not_found');
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the answer could not be read.');
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(onOpenAgain).toHaveBeenCalledTimes(1);
});

// §d.chat.4
test('an answer that fails after its first words keeps them, says so, and can be asked for again', () => {
  drawChat('failed', null, { blocks: ['<p>Three weeks.</p>'], failure: 'model_busy' });
  expect(screen.getByText('Three weeks.')).toBeVisible();
  expect(screen.getByText(/The answer was cut off, and is free/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeEnabled();
});
