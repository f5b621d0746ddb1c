import { createContext, useContext } from 'react';

/** Keeps the files that a view receives. Actions carry the id, by which sagas get the file. */
interface KeptFiles {
  keep(file: File): string;
}

export const FilesContext = createContext<KeptFiles | null>(null);

export function useFiles(): KeptFiles {
  const files = useContext(FilesContext);
  if (files === null) throw new Error('No FilesContext around the view');
  return files;
}
