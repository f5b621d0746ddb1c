import { projects as copy } from '../../copy/pages.ts';

/** What a guest may do, as a select offers it. */
export const ACCESS_OPTIONS = [
  { value: 'read', label: copy.access.read },
  { value: 'write', label: copy.access.write },
];
