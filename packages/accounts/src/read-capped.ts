/** Far more than a genuine response contains: a provider's public keys take up 2 KB. */
const MAX_BYTES = 64 * 1024;

/** Reads the body of another host's response. Throws once it is too long, before all of it has arrived. */
export async function readCapped(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // The message leaves the URL out, because Facebook's contains secrets.
    if (length > MAX_BYTES) throw new Error(`A host answered more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
