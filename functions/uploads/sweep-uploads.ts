import { UNUSED_KEPT_DAYS } from '@groundswell/contracts';
import { removePicture, uploads } from '@groundswell/data/uploads';
import { DAY_MS } from '@groundswell/durations';
import { job, logLine } from '@groundswell/runtime';

/**
 * Deletes pictures that nothing has used for 30 days, and finishes interrupted deletions. Each deletion is a
 * conditional write, so a picture that a post has just begun to use stays.
 */
export const handler = job({ name: 'sweep-uploads' }, async () => {
  const unusedBefore = Date.now() - UNUSED_KEPT_DAYS * DAY_MS;
  let removed = 0;
  for (const one of await uploads.listToRemove(unusedBefore)) {
    if ((await uploads.beginRemoval(one.id, { unusedBefore })) !== 'removing') continue;
    await removePicture(one);
    removed++;
  }
  logLine('info', { job: 'sweep-uploads', removed });
});
