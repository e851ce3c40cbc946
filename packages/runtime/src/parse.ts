import { cleanText, isPermittedText, type Reason, reason } from '@groundswell/contracts';
import * as v from 'valibot';
import { BadRequestError, InvalidRequestError } from './errors.ts';
import { reasonOf } from './reason-of-issue.ts';

/** The largest body that is accepted if a call names no limit of its own. */
const BODY_LIMIT_KB = 32;

/**
 * Checks one part of a request against its schema; throws InvalidRequestError with a reason for every invalid field.
 */
export function parse(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  requirePermittedTexts(input);
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;

  const fields: Record<string, Reason[]> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    const reasons = fields[field] ?? [];
    reasons.push(reasonOf(issue, schema));
    fields[field] = reasons;
  }
  throw new InvalidRequestError(fields);
}

/**
 * Throws for texts with characters that XML does not permit, because feeds, emails and images could not contain them.
 * Checks the whole input, including fields outside the schema.
 */
function requirePermittedTexts(input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  const fields = Object.entries(input).flatMap(([field, value]) => {
    if (!isPermittedText(field)) return ['body'];
    return isPermitted(value) ? [] : [field];
  });
  if (fields.length === 0) return;
  throw new InvalidRequestError(Object.fromEntries(fields.map((field) => [field, [reason('text-not-permitted')]])));
}

/**
 * Whether every text in a value is permitted. The check is iterative, because a body may nest deeper than the call
 * stack.
 */
function isPermitted(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && !isPermittedText(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, held] of Object.entries(one)) left.push(key, held);
  }
  return true;
}

/** A request body as API Gateway delivers it. */
export interface RawBody {
  readonly text: string | undefined;
  readonly isBase64Encoded: boolean;
}

interface BodyRules {
  readonly limitKb?: number | undefined;
  /** Whether hidden characters are removed from texts instead of refused. */
  readonly cleansTexts?: boolean | undefined;
}

/** Parses a body as JSON; undefined for an absent body. Throws BadRequestError if it is too large or malformed. */
export function parseJson({ text: body, isBase64Encoded }: RawBody, rules: BodyRules = {}): unknown {
  if (!body) return undefined;
  const { limitKb = BODY_LIMIT_KB, cleansTexts = false } = rules;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > limitKb * 1024) throw new BadRequestError(reason('body-too-large', { limit: limitKb }));
  try {
    return requireFields(JSON.parse(bytes.toString('utf8'), cleansTexts ? cleanedValue : undefined));
  } catch (error) {
    throw error instanceof InvalidRequestError ? error : new BadRequestError(reason('body-not-json'));
  }
}

function cleanedValue(_: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}

/** Requires an object as the body, because a schema with only optional fields would accept an array. */
function requireFields(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new InvalidRequestError({ body: [reason('body-without-fields')] });
}
