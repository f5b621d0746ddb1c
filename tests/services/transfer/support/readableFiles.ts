/** jsdom's files cannot be read, and Node's return buffers of another realm: these are Node's, with our buffers. */
import { Blob, File } from 'node:buffer';

class ReadableFile extends File {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(await super.arrayBuffer());
    const copy = new ArrayBuffer(bytes.length);
    new Uint8Array(copy).set(bytes);
    return copy;
  }
}

export function readableFiles(): void {
  Object.assign(globalThis, { Blob, File: ReadableFile });
}
