/** Thrown for a body that violates its declared framing. */
export class BadFramingError extends Error {}

/**
 * Decodes a body in `aws-chunked` framing, and its trailers (lower-case names): `<hex size>[;signature]` CRLF data
 * CRLF, ..., `0` CRLF trailers. S3 API reference, 'Signature calculations: transferring payload in multiple chunks'.
 */
export function decodeAwsChunked(framed: Buffer): {
  readonly body: Buffer;
  readonly trailers: Readonly<Record<string, string>>;
} {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = framed.indexOf('\r\n', at);
    if (lineEnd < 0) throw new BadFramingError('A chunk has no size.');
    const size = framed.toString('latin1', at, lineEnd).split(';')[0] ?? '';
    if (!/^[0-9a-f]{1,8}$/i.test(size)) throw new BadFramingError('A chunk has no readable size.');
    const sizeBytes = Number.parseInt(size, 16);
    at = lineEnd + 2;
    if (sizeBytes === 0) break;
    if (at + sizeBytes + 2 > framed.length) throw new BadFramingError('A chunk is shorter than it says.');
    chunks.push(framed.subarray(at, at + sizeBytes));
    at += sizeBytes + 2;
  }
  const lines = framed
    .toString('latin1', at)
    .split('\r\n')
    .filter((line) => line.includes(':'));
  const trailers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { body: Buffer.concat(chunks), trailers: Object.fromEntries(trailers) };
}
