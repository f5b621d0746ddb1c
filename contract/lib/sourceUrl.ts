export const SOURCE_URL_MAX_CHARS = 2000;
