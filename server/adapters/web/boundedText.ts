/** Reads the text of an answer; null if it is longer than that. */
export async function boundedText(
  { body }: Pick<Response, 'body'>,
  mostBytes: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
