import { createHash } from 'node:crypto';
import type { MessageAttributes } from './message.ts';

export function md5(data: string | Buffer): string {
  return createHash('md5').update(data).digest('hex');
}

/**
 * Computes SQS's digest of message attributes. In order of names, each attribute contributes: length, name, length,
 * type, transport type (1 text, 2 binary), length, value. SQS Developer Guide, 'Calculating the MD5 message digest for
 * message attributes'.
 */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const parts = Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { DataType, StringValue, BinaryValue }]) => {
      const value = BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64');
      const transport = Buffer.from([BinaryValue === undefined ? 1 : 2]);
      return [withLength(Buffer.from(name)), withLength(Buffer.from(DataType)), transport, withLength(value)];
    });
  return parts.length === 0 ? undefined : md5(Buffer.concat(parts));
}

function withLength(value: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length);
  return Buffer.concat([length, value]);
}
