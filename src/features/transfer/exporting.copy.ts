import type { ExportFormat, ExportLoss } from '#domain/transfer/exportFormat.ts';
import { list } from '#src/kit/copy/formats.ts';

const formats: Readonly<Record<ExportFormat, string>> = {
  markdown: 'Markdown',
  html: 'Web page',
  htmlWithOrigins: 'Web page with origins',
  wordpress: 'WordPress blocks',
  docx: 'Word',
  pdf: 'PDF or paper',
  pdfWithAddresses: 'PDF with addresses of links',
  richText: 'Text with formatting',
  htmlSource: 'HTML',
  structuredData: 'Structured data (JSON-LD)',
};

const losses: Readonly<Record<ExportLoss, string>> = {
  codeStyles: 'formatting in code',
  emptyParagraphs: 'empty paragraphs',
  imageSizes: 'sizes of images',
  spaces: 'repeated spaces',
  title: 'the title',
};

const notes: Partial<Readonly<Record<ExportFormat, string>>> = {
  markdown: 'A ZIP if it has images.',
  htmlWithOrigins: 'Each block says where its text came from.',
  wordpress: 'To paste into the code editor of a post.',
  pdf: 'Choose “Save as PDF” where the browser asks for a printer.',
  pdfWithAddresses: 'The address of each link stands behind it.',
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const exporting = {
  menu: 'Export',
  exporting: 'Exporting…',
  download: 'Save as a file',
  print: 'Print',
  copy: 'Copy',
  slots: {
    title: 'Slots are still open',
    question: (count: number) =>
      count === 1
        ? 'One slot of this article is not filled in yet.'
        : `${count} slots of this article are not filled in yet.`,
    leaveOut: 'Leave them out',
    keep: 'Keep them as text',
  },
  formats,
  /** What is to be known of a format, and what it cannot hold. */
  hint: (format: ExportFormat, kinds: readonly ExportLoss[]) =>
    [
      notes[format] ?? '',
      kinds.length === 0
        ? ''
        : `${sentence(list.format(kinds.map((kind) => losses[kind])))} are not part of it.`,
    ]
      .join(' ')
      .trim(),
} as const;
