/** Of the host's interface, where more than one part of the SDK needs it. */
export const TOKEN_PATH = '/host/api/token';
export const FOLDERS_PATH = '/host/api/folders';
export const FLAGS_PATH = '/host/api/flags';
