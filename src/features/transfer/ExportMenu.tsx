import { ActionIcon, Loader, Menu, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import {
  IconBraces,
  IconBrandWordpress,
  IconClipboardText,
  IconCode,
  IconDownload,
  IconFileTypeDocx,
  IconFingerprint,
  IconHtml,
  IconLink,
  IconMarkdown,
  IconPrinter,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useCallback, useState } from 'react';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { slotsIn } from '#domain/article/slots.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/transfer/exportFormat.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { exporting } from './exporting.copy.ts';

const ClaimsNote = lazy(async () => ({
  default: (await import('#src/kit/sources/ClaimsNote.tsx')).ClaimsNote,
}));

/** Exports the article as the writer sees it, saved or not. Asks what to do with slots that are left. */
export function ExportMenu({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const running = useAppSelector((state) => articleExport.selectFormat(state, articleId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const write = (format: ExportFormat, withSlots: boolean) => {
    close();
    dispatch(articleExport.requested({ articleId, format, withSlots }));
  };
  return (
    <>
      <ExportMenuView
        articleId={articleId}
        isExporting={running !== null}
        onExport={(format, slots) =>
          slots > 0 ? setAsked({ format, slots }) : write(format, false)
        }
      />
      <Suspense fallback={null}>
        {asked !== null && (
          <SlotQuestion
            slots={asked.slots}
            onClose={close}
            onAnswer={(withSlots) => write(asked.format, withSlots)}
          />
        )}
      </Suspense>
    </>
  );
}

const SlotQuestion = lazy(async () => ({
  default: (await import('./SlotQuestionView.tsx')).SlotQuestionView,
}));

interface Asked {
  readonly format: ExportFormat;
  readonly slots: number;
}

interface ExportMenuViewProps {
  readonly articleId: string;
  readonly isExporting: boolean;
  readonly onExport: (format: ExportFormat, slots: number) => void;
}

type Entry = readonly [ExportFormat, TablerIcon];

const GROUPS: readonly (readonly [label: string, entries: readonly Entry[]])[] = [
  [
    exporting.download,
    [
      ['docx', IconFileTypeDocx],
      ['markdown', IconMarkdown],
      ['html', IconHtml],
      ['htmlWithOrigins', IconFingerprint],
      ['wordpress', IconBrandWordpress],
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
      ['structuredData', IconBraces],
    ],
  ],
];

function ExportMenuView(props: ExportMenuViewProps) {
  const { articleId, isExporting } = props;
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
        <Suspense fallback={null}>
          <ClaimsNote articleId={articleId} />
        </Suspense>
        <Formats {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Counts the slots only while the menu is open, so that a key press does not. */
function Formats({ articleId, isExporting, onExport }: ExportMenuViewProps) {
  const slots = useAppSelector((state) =>
    slotsIn(articleSave.selectDraft(state, articleId)?.body ?? EMPTY_BODY),
  );
  return GROUPS.map(([label, entries]) => (
    <Fragment key={label}>
      <Menu.Label>{label}</Menu.Label>
      {entries.map(([format, Icon]) => (
        <Menu.Item
          key={format}
          disabled={isExporting}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          onClick={() => onExport(format, slots)}
        >
          {exporting.formats[format]}
          <Hint format={format} />
        </Menu.Item>
      ))}
    </Fragment>
  ));
}

function Hint({ format }: { format: ExportFormat }) {
  const hint = exporting.hint(format, EXPORT_FORMATS[format].losses);
  return hint === '' ? null : (
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  );
}
