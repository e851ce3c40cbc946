import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { World } from '../world.ts';
import type { Ledger } from './ledger.ts';
import { type Joined, join } from './members.ts';

/** Joins, becomes an editor, and schedules a post. */
export async function writePost(world: World, ledger: Ledger): Promise<void> {
  const [person, { userId }]: Joined = await join(world, ledger, 'eve', false);
  const { accounts, posts } = world.product.data;
  await accounts.change(userId, { role: 'editor' });
  const id = String((await person.ask('createPost')).body.id);
  const text = (title: string) => ({
    title,
    summary: 'A short text.',
    imageAlt: '',
    imageCaption: '',
    seo: { title: '', description: '' },
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Small clean surf.' }] }] },
  });
  const content = {
    topic: null,
    tags: [],
    image: null,
    canonicalLink: null,
    texts: { en: text('A day at the inlet') },
  };
  const revisionOf = async () => `"${(await posts.find(id))?.revision ?? ''}"`;
  for (;;) {
    const saved = await person.ask('savePost', { params: { id }, body: content });
    // 412 after a lost reply: the post is stored already.
    if (saved.status === 200 || (saved.status === 412 && (await posts.find(id)))) break;
    throw new Error(`No post: ${saved.status} ${saved.text}`);
  }
  const publishAt = Math.round(world.scheduler.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS;
  for (;;) {
    const body = { to: 'scheduled', publishAt: new Date(publishAt).toISOString() };
    const moved = await person.ask('movePost', { params: { id }, body, headers: { 'if-match': await revisionOf() } });
    if (moved.status === 200 || (await posts.find(id))?.state === 'scheduled') break;
    if (moved.status !== 412 && moved.status !== 409) throw new Error(`Not scheduled: ${moved.status} ${moved.text}`);
    await world.sleep(MINUTE_MS);
  }
  ledger.posts.set(id, publishAt);
  for (const isOld of [true, false]) ledger.uploads.push({ id: await upload(world, userId, isOld), isOld });
}

const OLD_MS = 31 * 24 * HOUR_MS;

/**
 * Stores a picture as start-upload and finish-upload do, without encoding it. An old one has been unused for 31 days.
 */
async function upload(world: World, userId: string, isOld: boolean): Promise<string> {
  const { uploads, pictureFiles } = world.product.data;
  const skewMs = isOld ? -OLD_MS : 0;
  for (;;) {
    const made = await world
      .invoke(
        'upload',
        29,
        async () => {
          const id = await uploads.add({ userId, name: 'wave.jpg' });
          world.services.store.objects.set(`pictures/raw/${id}`, Buffer.from('raw'));
          // Without a time to live, or the old upload would have expired.
          await pictureFiles.put(`${id}-900x600`, { '.webp': Buffer.from('w'), '_thumb.webp': Buffer.from('t') });
          const finished = { width: 900, height: 600, bytes: 2, files: ['.webp', '_thumb.webp'] };
          return (await uploads.finish(id, finished)) === 'ready' ? id : undefined;
        },
        { skewMs },
      )
      .catch(() => undefined);
    if (made) return made;
    await world.sleep(MINUTE_MS);
  }
}
