import * as v from 'valibot';
import { BadRequest, InvalidRequest } from './errors.ts';

/** The largest body a call takes, bytes. */
export const BODY_LIMIT_BYTES = 32 * 1024;

/** Checks one part of a request against its schema; throws InvalidRequest with a sentence for every wrong field. */
export function parse(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;

  const fields: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    const sentences = fields[field] ?? [];
    sentences.push(issue.message.startsWith('Invalid key') ? `The ${field} is missing.` : issue.message);
    fields[field] = sentences;
  }
  throw new InvalidRequest(fields);
}

/** A body as it came in, read as JSON; throws BadRequest when it is too large or broken. Undefined when there is none. */
export function parseJson(body: string | undefined, isBase64Encoded: boolean): unknown {
  if (!body) return undefined;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_LIMIT_BYTES) throw new BadRequest('The body must be 32 KB at most.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadRequest('The body must be JSON.');
  }
}
