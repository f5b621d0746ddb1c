/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '#sagas/createStore.ts';
import { imageUploadSaga } from '#sagas/images/upload.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { runWorkflows } from '#sagas/root.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { ImagePicker } from '#src/editor/blocks/figure/ImagePicker.tsx';
import { ImagesProvider } from '#src/features/images/ImagesProvider.tsx';
import { FilesContext } from '#src/kit/images/FilesContext.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { anAnswer, anAsset, aSetup, aUser, idOf } from '#tests/support/factories.ts';
import { fakeServices, type PortOverrides } from '#tests/support/fakeServices.ts';

const running: { cancel(): void }[] = [];

function open(asset: PortOverrides['asset'] = {}) {
  const fakes = fakeServices({ asset });
  const { store, saga } = createStore({ services: fakes.services });
  const workflows = { token: tokenSaga, resources: resourcesSaga, imageUpload: imageUploadSaga };
  running.push(saga.run(() => runWorkflows(workflows)));
  store.dispatch(host.settled({ user: aUser() }));
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(aSetup()));
  store.dispatch(folderSetup.opened());
  const heard = { onChoose: jest.fn(), onFiles: jest.fn(), onClose: jest.fn() };
  render(
    <Provider store={store}>
      <MantineProvider>
        <FilesContext value={createFileRegistry()}>
          <ImagesProvider>
            <ImagePicker purpose="insert" {...heard} />
          </ImagesProvider>
        </FilesContext>
      </MantineProvider>
    </Provider>,
  );
  return { ...fakes, ...heard };
}

afterEach(() => {
  cleanup();
  for (const task of running.splice(0)) task.cancel();
});

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('uploading', () => {
  test('uploading accepts several files at once, in their order', async () => {
    const { onFiles, onClose } = open();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const files = [png('x.png'), png('y.png')];
    await userEvent.upload(input, files);
    expect(onFiles).toHaveBeenCalledWith(files);
    expect(onClose).toHaveBeenCalled();
  });

  test('uploading accepts dropped files', () => {
    const { onFiles } = open();
    const files = [png('x.png')];
    const hint = screen.getByText(/PNG, JPEG, GIF or WebP/);
    fireEvent.drop(hint, { dataTransfer: { files } });
    expect(onFiles).toHaveBeenCalledWith(files);
  });
});

describe('the library', () => {
  const assets = ['x', 'y'].map((name, at) =>
    anAsset({
      id: idOf(70 + at),
      name: `${name}.png`,
      alt: `A ${name}`,
      src: `/content/assets/${name}`,
    }),
  );
  const getAssets = async ({ page = 0 }: { page?: unknown }) =>
    page === 0
      ? { content: assets, page: 0, last: false }
      : { content: [anAsset({ name: 'old.png' })], page: 1, last: true };

  test('the library shows the images, and a press chooses one', async () => {
    const { onChoose, onClose } = open({ getAssets });
    await tab('Library');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose y.png' }));
    expect(onChoose).toHaveBeenCalledWith({
      src: '/content/assets/y',
      width: 640,
      height: 480,
      alt: 'A y',
    });
    expect(onClose).toHaveBeenCalled();
  });

  test('the library has pages', async () => {
    open({ getAssets });
    await tab('Library');
    await screen.findByRole('button', { name: 'Choose x.png' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Choose old.png' })).toBeDefined();
  });

  // §d.images.5
  test('the library deletes no image: it does not know the articles that show one', async () => {
    open({ getAssets });
    await tab('Library');
    await screen.findByRole('button', { name: 'Choose x.png' });
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  test('the library says if it is empty or cannot be loaded', async () => {
    open();
    await tab('Library');
    expect(await screen.findByText('No images yet')).toBeDefined();
    cleanup();
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats what it caught
    open({ getAssets: () => Promise.reject(anAnswer(403, { code: 'forbidden' })) });
    await tab('Library');
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(screen.getByText('You may not do this.')).toBeDefined();
    jest.restoreAllMocks();
  });
});

describe('an address', () => {
  const asked: HTMLImageElement[] = [];
  beforeEach(() => {
    // jsdom does not load images.
    jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      asked.push(this);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    asked.splice(0);
  });

  async function enter(address: string) {
    await tab('Web address');
    await userEvent.type(screen.getByRole('textbox', { name: 'Address of the image' }), address);
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  }

  test('the address of an image is chosen with its size after the image has been loaded', async () => {
    const { onChoose } = open();
    await enter(' https://example.com/a.png ');
    const [image] = asked;
    Object.defineProperties(image, { naturalWidth: { value: 30 }, naturalHeight: { value: 20 } });
    fireEvent.load(image as HTMLImageElement);
    const chosen = { src: 'https://example.com/a.png', width: 30, height: 20 };
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(chosen));
  });

  test('the address of an image without an image behind it is not chosen', async () => {
    const { onChoose } = open();
    await enter('https://example.com/a.html');
    fireEvent.error(asked[0] as HTMLImageElement);
    expect(await screen.findByText('No image could be loaded from this address.')).toBeDefined();
    expect(onChoose).not.toHaveBeenCalled();
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//example.com/a.png', 'beans'])(
    'such as %s is refused',
    async (address) => {
      open();
      await enter(address);
      expect(screen.getByText(/Enter the address of an image/)).toBeDefined();
      expect(asked).toEqual([]);
    },
  );
});
