import { Kbd, Modal, Title } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { shortcuts } from '#src/editor/copy/shortcuts.ts';
import { app } from '#src/kit/copy/app.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import type { OverlayProps } from './overlays.ts';
import classes from './shell.module.css';

export function ShortcutMap({ isOpen, onClose }: OverlayProps) {
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      title={app.shortcuts}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      {shortcuts.map(({ area, rows }) => (
        <section key={area}>
          <Title order={3} size="h5" mt="sm" mb={4}>
            {area}
          </Title>
          <table className={classes.shortcuts}>
            <tbody>
              {rows.map(([keys, what]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>
                    <Kbd>{keys}</Kbd>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Modal>
  );
}
