/** Text that the server does not have, wherever the writer is. */
export const unsaved = {
  label: 'Text that is not saved',
  untitled: 'Untitled article',
  show: 'Show the text',
  hide: 'Hide the text',
  copy: 'Copy',
  download: 'Save as Word',
  retry: 'Retry',
  discard: 'Discard',
} as const;
