import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Tabs.css';
import { Modal, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { DescribedImage } from '#html/figure.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { app } from '#src/kit/copy/app.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import './figure.css';
import { AddressPanel } from './AddressPanel.tsx';
import { useGiveImages, useLibrary } from './ImagesContext.ts';
import { UploadPanel } from './UploadPanel.tsx';

export interface ImagePickerProps {
  readonly purpose: 'insert' | 'replace';
  /** An image from the library or from an address. */
  onChoose(image: DescribedImage): void;
  /** Images to upload; a single one when an image is replaced. */
  onFiles(files: readonly File[]): void;
  onClose(): void;
}

/** Lets the writer choose an image: from the device, from the library of the workspace, by address, or makes one. */
export function ImagePicker({ purpose, onChoose, onFiles, onClose }: ImagePickerProps) {
  const library = useLibrary();
  const makers = library?.makers ?? [];
  const verb = purpose === 'insert' ? copy.insert : copy.use;
  const choose = (image: DescribedImage) => {
    onChoose(image);
    onClose();
  };
  const take = (files: readonly File[]) => {
    onFiles(files);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={purpose === 'insert' ? copy.title : copy.replaceTitle}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Tabs defaultValue="upload" keepMounted={false}>
        <Tabs.List mt={4} mb="md">
          <Tabs.Tab value="upload" data-autofocus>
            {copy.upload}
          </Tabs.Tab>
          {library && <Tabs.Tab value="library">{copy.fromLibrary}</Tabs.Tab>}
          {makers.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="address">{copy.address}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload">
          <UploadPanel isMultiple={purpose === 'insert'} onFiles={take} />
        </Tabs.Panel>
        {library && (
          <Tabs.Panel value="library">
            <ErrorBoundary isPanel>
              <Suspense fallback={null}>
                <library.Panel onChoose={choose} />
              </Suspense>
            </ErrorBoundary>
          </Tabs.Panel>
        )}
        {makers.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <ErrorBoundary isPanel>
              <Suspense fallback={null}>
                <Panel verb={verb} onChoose={choose} />
              </Suspense>
            </ErrorBoundary>
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="address">
          <AddressPanel verb={verb} onChoose={choose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

/**
 * The panel of the command `image`. The image is inserted after the block that had the caret when the panel
 * opened.
 */
export function ImageDialog({ articleId, session, onClose }: PanelProps) {
  const library = useLibrary();
  const give = useGiveImages();
  const [after] = useState(session.caret);
  return (
    <ImagePicker
      purpose="insert"
      onChoose={(image) => library?.insert({ articleId, after, image })}
      onFiles={(files) => give?.({ articleId, files, after })}
      onClose={onClose}
    />
  );
}
