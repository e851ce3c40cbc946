import { asNumber, asObject, asText, type Json, type JsonObject } from '../../template/json.ts';
import type { MessageAttribute, MessageAttributes } from './message.ts';
import { SqsError } from './sqs-error.ts';

/** SQS's limit of one message, and of all messages of a batch together. */
export const LIMIT_BYTES = 1_048_576;
const MOST_ATTRIBUTES = 10;
/** The characters that SQS refuses in a message. SQS API reference, 'SendMessage'. */
const REFUSED_CHARACTERS = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const BATCH_ID = /^[\w-]{1,80}$/;

/** Reads the body and the attributes of a message to send. Throws SqsError if SQS would refuse the message. */
export function readMessage(request: JsonObject): { readonly body: string; readonly attributes: MessageAttributes } {
  const body = asText(request.MessageBody ?? '', 'MessageBody');
  if (body === '') throw new SqsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  if (sizeOf(request) > LIMIT_BYTES)
    throw new SqsError('InvalidParameterValue', `The message is larger than ${LIMIT_BYTES} bytes.`);
  assertCharacters(body);
  return { body, attributes: readAttributes(request.MessageAttributes) };
}

/** Computes the bytes that count towards a message's limit. */
export function sizeOf(request: JsonObject): number {
  return (
    Buffer.byteLength(asText(request.MessageBody, 'MessageBody')) +
    JSON.stringify(request.MessageAttributes ?? {}).length -
    2
  );
}

/** Reads a whole number of a request; `absent` if it is missing. Throws SqsError if it is out of range. */
export function readNumber(
  request: JsonObject,
  name: string,
  [least, most]: readonly [number, number],
  absent: number,
) {
  if (request[name] === undefined) return absent;
  const value = asNumber(request[name], name, absent);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SqsError('InvalidParameterValue', `${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}

export function assertBatchId(id: Json | undefined): void {
  if (typeof id === 'string' && BATCH_ID.test(id)) return;
  throw new SqsError(
    'InvalidBatchEntryId',
    'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
  );
}

function readAttributes(value: Json | undefined): MessageAttributes {
  const all = Object.entries(asObject(value, 'MessageAttributes'));
  if (all.length > MOST_ATTRIBUTES)
    throw new SqsError('InvalidParameterValue', `A message has ${MOST_ATTRIBUTES} attributes at most.`);
  return Object.fromEntries(all.map(([name, given]) => [name, readAttribute(name, asObject(given, name))]));
}

function readAttribute(name: string, { DataType, StringValue, BinaryValue }: JsonObject): MessageAttribute {
  const text = StringValue === undefined ? undefined : asText(StringValue, name);
  const bytes = BinaryValue === undefined ? undefined : asText(BinaryValue, name);
  if (!text && !bytes)
    throw new SqsError('InvalidParameterValue', `The message attribute '${name}' must contain a non-empty value.`);
  if (text) assertCharacters(text);
  return {
    DataType: asText(DataType, name),
    ...(text !== undefined && { StringValue: text }),
    ...(bytes !== undefined && { BinaryValue: bytes }),
  };
}

function assertCharacters(text: string): void {
  if (REFUSED_CHARACTERS.test(text))
    throw new SqsError('InvalidMessageContents', 'Invalid characters were found in the message.');
}
