import { useState } from 'react';
import type { ChosenList } from '#store/lib/listForm.ts';
import { useFiles } from '../images/FilesContext.ts';

/** Keeps the file of a list that is read, so that it can be read again as another encoding. */
export function useListFile(onChosen: (list: ChosenList) => void) {
  const files = useFiles();
  const [last, setLast] = useState<File | null>(null);
  const read = (file: File, encoding?: string) =>
    onChosen({
      fileId: files.keep(file),
      name: file.name,
      ...(encoding !== undefined && { encoding }),
    });
  return {
    onFile(file: File) {
      setLast(file);
      read(file);
    },
    /** Null: the file is gone with the page that it was given to. */
    onEncoding: last === null ? null : (encoding: string) => read(last, encoding),
  };
}
