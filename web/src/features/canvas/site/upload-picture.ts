import { PICTURE_LIMITS } from '@groundswell/contracts';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';

/** Posts a file to the library and has it made a picture. Throws with a sentence for whoever chose it. */
export async function uploadPicture(file: File) {
  if (file.size > PICTURE_LIMITS.maxBytes) throw new Error(m.editorial_picture_too_large());
  const { id, url, fields } = await request('startUpload', { body: { name: file.name.slice(-200), bytes: file.size } });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The bucket reads nothing after it.
  form.append('file', file);
  const sent = await fetch(url, { method: 'POST', body: form }).catch(() => undefined);
  if (!sent?.ok) throw new Error(m.editorial_picture_not_sent());
  return request('finishUpload', { params: { id } });
}
