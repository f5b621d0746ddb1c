import { Kbd, Modal, Title } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { app } from '#src/copy/app.ts';
import { shortcuts } from '#src/copy/shortcuts.ts';

export function ShortcutMap({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={app.shortcuts}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      {shortcuts.map(({ area, rows }) => (
        <section key={area}>
          <Title order={3} size="h5" mt="sm" mb={4}>
            {area}
          </Title>
          <table>
            <tbody>
              {rows.map(([keys, what]) => (
                <tr key={what}>
                  <td>
                    <Kbd>{keys}</Kbd>
                  </td>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Modal>
  );
}
