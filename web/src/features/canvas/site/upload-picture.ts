import { PICTURE_LIMITS } from '@groundswell/contracts';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';

/** Uploads a file to the library and has the server process it. Throws with a readable message. */
export async function uploadPicture(file: File) {
  if (file.size > PICTURE_LIMITS.maxBytes) throw new Error(m.editorial_picture_too_large());
  const { id, url, fields } = await request('startUpload', { body: { name: file.name.slice(-200), bytes: file.size } });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The file is the last field, because S3 ignores all fields after it.
  form.append('file', file);
  const sent = await fetch(url, { method: 'POST', body: form }).catch(() => undefined);
  if (!sent?.ok) throw new Error(m.editorial_picture_not_sent());
  return request('finishUpload', { params: { id } });
}
