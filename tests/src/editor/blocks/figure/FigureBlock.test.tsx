/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: tests of typing make elements editable, for all that share their DOM. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { applyOps, type BlockOp, bodyOf } from '#domain/article/body.ts';
import { ArticleEditor } from '#src/editor/ArticleEditor.tsx';
import { type GivenFiles, ImagesContext } from '#src/editor/blocks/figure/ImagesContext.ts';
import type { EditorHandle } from '#src/editor/EditorContext.ts';

const figure = (more: string, caption = '') =>
  `<figure><img src="/content/assets/beans"${more} width="64" height="48">${caption}</figure>`;

interface Setup {
  readonly html?: string;
  readonly readOnly?: boolean;
}

function setup({ html = figure(''), readOnly = false }: Setup = {}) {
  let body = bodyOf([
    { id: 'a', html: '<p>one</p>' },
    { id: 'f', html },
    { id: 'b', html: '<p>two</p>' },
  ]);
  const given: GivenFiles[] = [];
  let handle: EditorHandle | undefined;
  render(
    <StrictMode>
      <MantineProvider>
        <ImagesContext value={(files) => void given.push(files)}>
          <ArticleEditor
            articleId="article"
            initialBody={body}
            readOnly={readOnly}
            makeBlockId={() => 'new'}
            onBlocksEdited={(ops: readonly BlockOp[]) => {
              body = applyOps(body, ops);
            }}
            register={(one) => {
              handle = one;
              return () => {};
            }}
          />
        </ImagesContext>
      </MantineProvider>
    </StrictMode>,
  );
  return {
    given,
    html: () => {
      act(() => void handle?.body());
      return body.html.f;
    },
    select: () => act(async () => handle?.reveal('f')),
    leave: () => act(async () => handle?.reveal('a')),
  };
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const alt = () => screen.getByRole('textbox', { name: 'Alternative text' });
const captionField = () => screen.getByRole('textbox', { name: 'Caption' });

describe('an image in the text', () => {
  test('an image in the text is shown with its caption, and says if it has no alternative text', () => {
    setup({ html: figure('', '<figcaption>Ours</figcaption>') });
    expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/content/assets/beans');
    expect(screen.getByText('Ours').localName).toBe('figcaption');
    expect(screen.getByText('No alternative text')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
  });

  test.each([[' alt="Beans"'], [' alt=""']])(
    'an image with%s is not reported as lacking a text',
    (more) => {
      setup({ html: figure(more) });
      expect(screen.queryByText('No alternative text')).toBeNull();
    },
  );

  test('an image that cannot be loaded shows its alternative text and says that it is missing', () => {
    setup({ html: figure(' alt="Beans"') });
    fireEvent.error(screen.getByRole('img', { name: 'Beans' }));
    expect(screen.getByText('Beans')).toBeDefined();
    expect(screen.getByText(/The image cannot be shown/)).toBeDefined();
  });

  test('a read-only image has no fields', async () => {
    const { select } = setup({ readOnly: true });
    await select();
    expect(screen.queryByText('No alternative text')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
  });
});

describe('with the caret at it', () => {
  test('a click on an image brings the caret there', async () => {
    setup();
    const image = document.querySelector('figure img') as Element;
    await act(async () => fireEvent.mouseDown(image));
    expect(alt()).toBeDefined();
  });

  test('alternative text and caption of an image can be changed, and are reported when the field is left', async () => {
    const { select, html } = setup();
    await select();
    await userEvent.type(alt(), 'Green "beans"');
    await userEvent.type(captionField(), 'Ours');
    await userEvent.tab();
    expect(html()).toBe(figure(' alt="Green &quot;beans&quot;"', '<figcaption>Ours</figcaption>'));
  });

  test('what is typed about an image is reported when the page is left', async () => {
    const { select, html } = setup();
    await select();
    await userEvent.type(alt(), 'Bea');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    expect(html()).toBe(figure(' alt="Bea"'));
  });

  test('what is typed about an image is reported when the caret moves elsewhere', async () => {
    const { select, leave, html } = setup();
    await select();
    fireEvent.change(captionField(), { target: { value: 'Ours' } });
    await leave();
    expect(html()).toBe(figure('', '<figcaption>Ours</figcaption>'));
  });

  test('an image can be marked as decoration, and unmarked', async () => {
    const { select, html } = setup();
    await select();
    const box = screen.getByRole('checkbox', { name: /Decoration only/ });
    await userEvent.click(box);
    expect(html()).toBe(figure(' alt=""'));
    expect(alt().hasAttribute('disabled')).toBe(true);
    await userEvent.click(box);
    expect(html()).toBe(figure(''));
  });

  test('a change of an image is one undo step', async () => {
    const { select, html } = setup();
    await select();
    await userEvent.type(alt(), 'Beans');
    await userEvent.tab();
    expect(html()).toBe(figure(' alt="Beans"'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(html()).toBe(figure(''));
  });

  test('an image can be removed', async () => {
    const { select, html } = setup();
    await select();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(html()).toBeUndefined();
    expect(document.querySelector('figure')).toBeNull();
  });

  test('an image can be replaced by a file and keeps its caption', async () => {
    const { select, given } = setup({ html: figure('', '<figcaption>Ours</figcaption>') });
    await select();
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await screen.findByRole('dialog', { name: 'Replace image' });
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    expect(input.multiple).toBe(false);
    await userEvent.upload(input, file);
    expect(given).toEqual([
      {
        articleId: 'article',
        files: [file],
        after: 'f',
        replaces: { blockId: 'f', caption: 'Ours' },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a figure that holds more than an image and a caption is shown as it is', () => {
  const html = '<figure><img src="/a"><img src="/b"></figure>';
  setup({ html });
  expect(document.querySelectorAll('figure img')).toHaveLength(2);
});

describe('image files', () => {
  const png = new File(['x'], 'x.png', { type: 'image/png' });
  const jpeg = new File(['y'], 'y.jpg', { type: 'image/jpeg' });
  const text = new File(['z'], 'z.txt', { type: 'text/plain' });
  const box = () => screen.getByRole('textbox', { name: 'Article text' });
  const transfer = (files: readonly File[]) => ({
    files,
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    getData: () => '',
  });

  test('image files that are pasted are inserted after the block with the caret, in their order', async () => {
    const { leave, given } = setup();
    await leave();
    await act(async () => fireEvent.paste(box(), { clipboardData: transfer([png, text, jpeg]) }));
    expect(given).toEqual([{ articleId: 'article', files: [png, jpeg], after: 'a' }]);
  });

  test('image files in a read-only text are not accepted', async () => {
    const { given } = setup({ readOnly: true });
    const readOnlyText = screen.getByLabelText('Article text');
    await act(async () => fireEvent.paste(readOnlyText, { clipboardData: transfer([png]) }));
    expect(given).toEqual([]);
  });

  test('image files and other files that are dropped beside the text do not replace the page', () => {
    setup();
    expect(fireEvent.drop(document.body, { dataTransfer: transfer([png]) })).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(
      true,
    );
  });
});
