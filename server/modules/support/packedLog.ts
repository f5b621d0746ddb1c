import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { LOG_UNPACKED_MOST_BYTES } from '#contract/support/report.route.ts';

/** Whether it is gzip, and unpacks to no more than a log may have. Nothing of it is kept in memory. */
export async function isPackedLog(packed: Uint8Array): Promise<boolean> {
  let length = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > LOG_UNPACKED_MOST_BYTES ? new Error('The log is too long.') : null);
    },
  });
  try {
    await pipeline(Readable.from([packed]), createGunzip(), count);
    return true;
  } catch {
    return false;
  }
}
