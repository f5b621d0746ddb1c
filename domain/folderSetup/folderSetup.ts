/** Name of the folder that is created for a user who has none (spec §4, §9). */
export const AUTO_FOLDER_NAME = 'My Folder';
/** The folder host is polled this often until it is no longer 'loading' (spec §4, §9). */
export const HOST_POLL_MS = 75;
