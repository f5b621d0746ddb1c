/** Streamed text reaches the store at most once per this time. */
export const STREAM_BATCH_MS = 50;
/** A job that is over answers with nothing at once; a server that restarts does not so this often in a row. */
export const STREAM_SILENT_CLOSES = 3;
