import { checkPolicy } from './post-policy.ts';
import { S3Error } from './s3-error.ts';
import { ALGORITHM, checkSigner, computeSignature, isSameSignature, type Signer } from './signature.ts';

/** A file that a browser posted with a signed form, with the key that the form names. */
export interface PostedObject {
  readonly key: string;
  readonly body: Buffer;
  /** The headers stored with the content, in lower case: `content-type`, `cache-control`, `x-amz-meta-…`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The placeholder in a key that S3 replaces by the posted file's name. */
const FILE_NAME = `$${'{filename}'}`;

/**
 * Parses a form as S3's POST does: `signer` must have signed it, and it must satisfy its policy. `now`: UTC ms. Throws
 * S3Error (S3 API reference, 'POST Object').
 */
export async function readPostedForm(
  form: { readonly contentType: string; readonly body: Buffer },
  bucket: string,
  signer: Signer,
  now: number,
): Promise<PostedObject> {
  const { fields, file } = await parseForm(form);
  const policy = fields.get('policy');
  if (policy === undefined) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  checkSignature(policy, fields, signer);
  const given = fields.get('key') ?? '';
  // Conditions apply to the key after the placeholder is replaced.
  const key = given.replaceAll(FILE_NAME, () => file.name.split(/[/\\]/).at(-1) ?? '');
  if (key === '')
    throw argument(
      "Bucket POST must contain a field named 'key'. If it is specified, please check the order of the fields.",
    );
  if ([...fields.keys()].some((name) => name.startsWith('success_action_')))
    throw new S3Error(501, 'NotImplemented', 'The local buckets answer a posted form with 204 alone.');
  checkPolicy(policy, { bucket, fields: new Map(fields).set('key', key), sizeBytes: file.size }, now);
  return { key, body: Buffer.from(await file.arrayBuffer()), fields: Object.fromEntries(fields) };
}

/** Parses the fields before the file, with names in lower case: S3 ignores the fields after it. */
async function parseForm({ contentType, body }: { readonly contentType: string; readonly body: Buffer }) {
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new S3Error(
        400,
        'MalformedPOSTRequest',
        'The body of your POST request is not well-formed multipart/form-data.',
      );
    });
  const fields = new Map<string, string>();
  for (const [name, value] of parts) {
    const lower = name.toLowerCase();
    if (lower === 'file') return { fields, file: typeof value === 'string' ? new File([value], '') : value };
    if (typeof value !== 'string' || fields.has(lower)) throw argument(`The field ${lower} is a file, or given twice.`);
    fields.set(lower, value);
  }
  throw argument('POST requires exactly one file upload per request.');
}

function checkSignature(policy: string, fields: ReadonlyMap<string, string>, signer: Signer): void {
  const field = (name: string) => fields.get(`x-amz-${name}`) ?? '';
  const date = field('date');
  if (field('algorithm') !== ALGORITHM) throw argument(`X-Amz-Algorithm only supports "${ALGORITHM}"`);
  checkSigner(field('credential'), date, signer);
  const [, day = '', region = ''] = field('credential').split('/');
  if (!isSameSignature(field('signature'), computeSignature(policy, signer.secretAccessKey, { day, region })))
    throw S3Error.ofSignature();
}

function argument(message: string): S3Error {
  return new S3Error(400, 'InvalidArgument', message);
}
