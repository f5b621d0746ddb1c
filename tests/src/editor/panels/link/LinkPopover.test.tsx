/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LinkPopover } from '#src/editor/panels/link/LinkPopover.tsx';
import { openSession, put } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

test('the address is given to the chosen words, wherever they are by then', async () => {
  const { select, apply, session, stored } = openSession([
    { id: 'a', html: '<p>one two three</p>' },
  ]);
  select([0, 4], [0, 7]);
  render(
    <MantineProvider env="test">
      <LinkPopover
        {...{ session, command: 'link', articleId: 'article' }}
        cell={{ current: null }}
        root={() => null}
        onClose={() => {}}
      />
    </MantineProvider>,
  );
  act(() => void apply([put('a', null, '<p>zero and one two three</p>')]));
  await userEvent.type(await screen.findByRole('textbox'), 'https://a.example/{Enter}');
  expect(stored()).toEqual(['a <p>zero and one <a href="https://a.example/">two</a> three</p>']);
  expect(session.state().getSelection().getEndOffset()).toBe('zero and one two'.length);
});
