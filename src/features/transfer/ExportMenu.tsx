import { ActionIcon, Loader, Menu, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import {
  type Icon as TablerIcon,
  IconClipboardText,
  IconCode,
  IconDownload,
  IconFileTypeDocx,
  IconHtml,
  IconLink,
  IconMarkdown,
  IconPrinter,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/transfer/exportFormat.ts';
import { exporting } from './exporting.copy.ts';

/** Exports the article as the writer sees it, saved or not. */
export function ExportMenu({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const running = useAppSelector((state) => articleExport.selectFormat(state, articleId));
  return (
    <ExportMenuView
      isExporting={running !== null}
      onExport={(format) => dispatch(articleExport.requested({ articleId, format }))}
    />
  );
}

interface ExportMenuViewProps {
  readonly isExporting: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

type Entry = readonly [ExportFormat, TablerIcon];

const GROUPS: readonly (readonly [label: string, entries: readonly Entry[]])[] = [
  [
    exporting.download,
    [
      ['docx', IconFileTypeDocx],
      ['markdown', IconMarkdown],
      ['html', IconHtml],
    ],
  ],
  [
    exporting.print,
    [
      ['pdf', IconPrinter],
      ['pdfWithAddresses', IconLink],
    ],
  ],
  [
    exporting.copy,
    [
      ['richText', IconClipboardText],
      ['htmlSource', IconCode],
    ],
  ],
];

function ExportMenuView({ isExporting, onExport }: ExportMenuViewProps) {
  const name = isExporting ? exporting.exporting : exporting.menu;
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={300} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={40}
          aria-label={name}
          title={name}
        >
          {isExporting ? <Loader size={18} /> : <IconDownload size={20} stroke={1.6} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {GROUPS.map(([label, entries]) => (
          <Fragment key={label}>
            <Menu.Label>{label}</Menu.Label>
            {entries.map(([format, Icon]) => (
              <Menu.Item
                key={format}
                disabled={isExporting}
                leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                onClick={() => onExport(format)}
              >
                {exporting.formats[format]}
                <Hint format={format} />
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Hint({ format }: { format: ExportFormat }) {
  const hint = exporting.hint(EXPORT_FORMATS[format].losses);
  return hint === null ? null : (
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  );
}
