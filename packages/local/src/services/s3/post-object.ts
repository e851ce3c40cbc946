import { S3Error } from './s3-error.ts';

/** A file that a browser posted by a signed form, with the key that the form names. */
export interface PostedObject {
  readonly key: string;
  readonly body: Buffer;
}

/**
 * Reads a form as S3's POST does, and holds it to its policy: until when, into which bucket, under which key and how
 * large. The signature itself is not checked here, as none is (S3 API reference, 'POST Object').
 */
export async function readPostedForm(
  form: { readonly contentType: string; readonly body: Buffer },
  bucket: string,
  now: number,
): Promise<PostedObject> {
  const fields = await new Response(new Uint8Array(form.body), { headers: { 'content-type': form.contentType } })
    .formData()
    .catch(() => {
      throw new S3Error(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed.');
    });
  const file = fields.get('file');
  if (!(file instanceof Blob)) throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload.');
  const given = new Map([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const body = Buffer.from(await file.arrayBuffer());
  const { expiration, conditions } = policyOf(given.get('Policy') ?? given.get('policy'));
  if (!(Date.parse(expiration) > now)) throw denied('Policy expired.');
  for (const condition of conditions) check(condition, { ...Object.fromEntries(given), bucket }, body.length);
  const key = given.get('key');
  if (!key || !given.get('X-Amz-Signature')) throw denied('A form has a key and a signature.');
  return { key, body };
}

interface Policy {
  readonly expiration: string;
  readonly conditions: readonly (readonly unknown[] | Readonly<Record<string, unknown>>)[];
}

function policyOf(encoded: string | undefined): Policy {
  try {
    return JSON.parse(Buffer.from(encoded ?? '', 'base64').toString('utf8'));
  } catch {
    throw denied('The form has no policy.');
  }
}

function check(condition: Policy['conditions'][number], given: Readonly<Record<string, string>>, size: number): void {
  if (!Array.isArray(condition)) {
    for (const [name, value] of Object.entries(condition))
      if (given[name] !== value) throw denied(`Policy condition failed: ${name}.`);
    return;
  }
  const [kind, first, second] = condition;
  if (kind === 'content-length-range') {
    if (size < Number(first)) throw new S3Error(400, 'EntityTooSmall', 'The file is smaller than the form allows.');
    if (size > Number(second)) throw new S3Error(400, 'EntityTooLarge', 'The file is larger than the form allows.');
    return;
  }
  const value = given[String(first).slice(1)] ?? '';
  const holds = kind === 'eq' ? value === second : kind === 'starts-with' && value.startsWith(String(second));
  if (!holds) throw denied(`Policy condition failed: ${first}.`);
}

function denied(message: string): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}
