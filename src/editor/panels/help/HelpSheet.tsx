import { Kbd, Modal, Title } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { spellingsOf, writtenKeys } from '#src/editor/commands/shortcuts.ts';
import { helpTexts } from '#src/editor/copy/editor.ts';
import { COMMANDS } from '#src/editor/kernel/commands.ts';
import { MARKDOWN_HINTS } from '#src/editor/kernel/markdownHints.ts';
import { ALL_KINDS } from '#src/editor/kinds/kinds.ts';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';

type Line = readonly [what: string, keys: readonly string[]];

const sections = (): readonly (readonly [title: string, lines: readonly Line[]])[] => [
  [
    helpTexts.text,
    COMMANDS.map((command): Line => [COMMAND_TABLE[command].label, spellingsOf(command)])
      .filter(([, keys]) => keys.length > 0)
      .concat([[helpTexts.leaveFullScreen, [writtenKeys('Esc')]]]),
  ],
  ...ALL_KINDS.flatMap(({ inside }) => inside ?? []).map(
    ({ title, keys }) =>
      [title, keys.map(([does, ...names]): Line => [does, [writtenKeys(...names)]])] as const,
  ),
  [helpTexts.markdown, MARKDOWN_HINTS.map(({ typed, result }): Line => [result, [typed]])],
];

/** Everything that can be done by keyboard, listed from the tables that implement it. */
export function HelpSheet({ onClose }: PanelProps) {
  return (
    <Modal
      opened={useOpening(true)}
      onClose={onClose}
      title={helpTexts.title}
      size={500}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': helpTexts.close }}
    >
      {sections().map(([title, lines]) => (
        <section key={title}>
          <Title order={3} size="h5" mt="sm" mb={4}>
            {title}
          </Title>
          <table className="article-help">
            <tbody>
              {lines.map(([what, keys]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
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
