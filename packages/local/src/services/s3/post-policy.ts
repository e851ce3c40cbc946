import { S3Error } from './s3-error.ts';

/** A posted form as the policy check needs it, with field names in lower case. */
export interface PostedFields {
  readonly bucket: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly sizeBytes: number;
}

type Condition =
  | { readonly operator: 'eq' | 'starts-with'; readonly field: string; readonly value: string }
  | { readonly operator: 'content-length-range'; readonly least: number; readonly most: number };

/** Fields that need no condition; S3 also ignores those that begin with `x-ignore-`. */
const FREE_FIELDS = new Set(['policy', 'x-amz-signature', 'file']);
const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/**
 * Checks a form against its policy as S3 does: it must not be expired, every condition must hold, and every field must
 * be named by a condition. `now`: UTC ms. Throws S3Error (S3 API reference, 'POST policy').
 */
export function checkPolicy(encoded: string, form: PostedFields, now: number): void {
  const policy = parseJson(encoded);
  const { expiration, conditions } = policy;
  if (typeof expiration !== 'string' || !ISO_UTC.test(expiration) || Number.isNaN(Date.parse(expiration)))
    throw malformed("Invalid 'expiration' value.");
  if (!Array.isArray(conditions)) throw malformed("Invalid 'conditions' value.");
  if (Date.parse(expiration) <= now) throw denied('Policy expired.');

  const parsed = conditions.flatMap(parseCondition);
  for (const condition of parsed) checkCondition(condition, form);
  const named = new Set(parsed.flatMap((one) => (one.operator === 'content-length-range' ? [] : [one.field])));
  const extra = [...form.fields.keys()].filter(
    (name) => !named.has(name) && !FREE_FIELDS.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
}

function parseJson(encoded: string): Readonly<Record<string, unknown>> {
  try {
    const policy: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (typeof policy === 'object' && policy !== null) return { ...policy };
  } catch {
    // The policy is not Base64-encoded JSON.
  }
  throw malformed('Invalid JSON.');
}

/**
 * Parses `{ "acl": "x" }`, `["eq", "$acl", "x"]`, `["starts-with", "$key", "raw/"]` or `["content-length-range", 1,
 * 10]`.
 */
function parseCondition(condition: unknown): readonly Condition[] {
  if (Array.isArray(condition)) {
    const [operator, first, second] = condition;
    const name = String(operator).toLowerCase();
    if (condition.length === 3 && name === 'content-length-range') {
      const [least, most] = [Number(first), Number(second)];
      if (Number.isInteger(least) && Number.isInteger(most) && least >= 0) return [{ operator: name, least, most }];
    }
    const isText = typeof first === 'string' && first.startsWith('$') && typeof second === 'string';
    if (condition.length === 3 && (name === 'eq' || name === 'starts-with') && isText)
      return [{ operator: name, field: first.slice(1).toLowerCase(), value: second }];
  } else if (typeof condition === 'object' && condition !== null) {
    const pairs = Object.entries(condition);
    const isText = pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string');
    if (pairs.length === 1 && isText)
      return pairs.map(([field, value]) => ({ operator: 'eq', field: field.toLowerCase(), value }));
  }
  throw malformed(`Invalid condition: ${JSON.stringify(condition)}`);
}

function checkCondition(condition: Condition, { bucket, fields, sizeBytes }: PostedFields): void {
  if (condition.operator === 'content-length-range') {
    const { least, most } = condition;
    if (sizeBytes < least)
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    if (sizeBytes > most)
      throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    return;
  }
  const { operator, field, value } = condition;
  const given = fields.get(field);
  // A form may name a bucket in a field, but its URL decides where the file goes. A condition on the bucket must hold
  // for the field and for the URL.
  const all = field === 'bucket' ? [bucket, given ?? bucket] : [given];
  const holds = all.every((one) => (operator === 'eq' ? one === value : one?.startsWith(value)));
  if (!holds) throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, value])}`);
}

function malformed(why: string): S3Error {
  return new S3Error(400, 'InvalidPolicyDocument', `Invalid Policy: ${why}`);
}

function denied(why: string): S3Error {
  return new S3Error(403, 'AccessDenied', `Invalid according to Policy: ${why}`);
}
