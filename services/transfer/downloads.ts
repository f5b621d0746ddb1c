import type { FileRegistry } from '../images/fileRegistry.ts';
import type { DownloadPorts } from './transfer.ports.ts';

/** A download that has not begun by then never will; the browser holds the file from then on. */
const ADDRESS_LIFE_MS = 60_000;

/** Files go to the browser's own downloads. */
export function createDownloads(files: FileRegistry): DownloadPorts {
  return {
    save({ fileId }) {
      const file = files.get(fileId);
      if (file === undefined) throw new Error('The file is not there any more.');
      download(file);
    },
    saveText: ({ name, type, text }) => download(new File([text], name, { type })),
  };
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE_MS);
}
