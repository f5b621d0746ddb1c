import { createContext, useContext } from 'react';

/** Where views leave the files they were given: actions carry the id, sagas ask for the rest by it. */
export interface KeptFiles {
  keep(file: File): string;
}

export const FilesContext = createContext<KeptFiles | null>(null);

export function useFiles(): KeptFiles {
  const files = useContext(FilesContext);
  if (files === null) throw new Error('No FilesContext around the view');
  return files;
}
