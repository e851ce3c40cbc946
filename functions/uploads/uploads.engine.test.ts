import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { ROLES } from '@groundswell/contracts';
import { type ObjectStore, startObjectStore } from '@groundswell/data/testing/start-object-store';
import { useTable } from '@groundswell/data/testing/use-table';
import { uploads } from '@groundswell/data/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler as savePost } from '../canvas/save-canvas-post.ts';
import { handler as deleteUpload } from './delete-upload.ts';
import { handler as finishUpload } from './finish-upload.ts';
import { handler as listUploads } from './list-uploads.ts';
import { handler as startUpload } from './start-upload.ts';
import { handler as sweep } from './sweep-uploads.ts';

useTable({ CHECK_REPLIES: '1' });
const people = usePeople();
let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
  Object.assign(process.env, { UPLOADS_BUCKET: 'pictures', AWS_ENDPOINT_URL_S3: store.url, AWS_REGION: 'us-east-1' });
});
afterAll(() => store.stop());

const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#07b' } })
    .withExif({ IFD0: { Artist: 'Ann Secret' } })
    .jpeg()
    .toBuffer();

async function start(who: Person, name = 'wave.jpg') {
  return (await callAs(startUpload, who, { body: { name, bytes: 1000 } })).body;
}
/** Stores the bytes as the browser's form upload would. */
const post = (id: string, bytes: Buffer) => void store.objects.set(`pictures/raw/${id}`, bytes);
const finish = (who: Person, id: string) => callAs(finishUpload, who, { params: { id } });
async function picture(who: Person): Promise<string> {
  const { id } = await start(who);
  post(id, await jpeg());
  await finish(who, id);
  return id;
}

test('an upload is a form for one key and 10 MB at most; its picture is re-encoded and stored where pages find it', async () => {
  const who = await people.join({ role: 'contributor' });
  const { id, url, fields } = await start(who);
  const policy = JSON.parse(Buffer.from(fields.Policy, 'base64').toString());
  expect([url, fields.key]).toEqual(['/upload', `raw/${id}`]);
  expect(policy.conditions).toEqual(
    expect.arrayContaining([['content-length-range', 1, 10_485_760], { key: `raw/${id}` }, { bucket: 'pictures' }]),
  );
  expect(Date.parse(policy.expiration) - Date.now()).toBeLessThanOrEqual(600_000);

  expect((await finish(who, id)).body.reasons.file[0].code).toBe('picture-not-sent');
  post(id, await jpeg());
  const { status, body } = await finish(who, id);
  expect([status, body.picture, body.isOwn, body.uses]).toEqual([200, `${id}-900x600`, true, []]);
  const served = [...store.objects.keys()].filter((key) => key.startsWith(`pictures/uploads/${id}`));
  expect(served.map((key) => key.slice(`pictures/uploads/${id}`.length)).sort()).toEqual([
    '-900x600-480.avif',
    '-900x600-480.webp',
    '-900x600-900.avif',
    '-900x600-900.webp',
    '-900x600.webp',
    '-900x600_thumb.webp',
  ]);
  for (const key of served) {
    expect(store.headers.get(key)?.['content-type']).toBe(key.endsWith('avif') ? 'image/avif' : 'image/webp');
    expect(store.objects.get(key)?.toString('latin1')).not.toContain('Secret');
  }
  expect((await finish(who, id)).body.picture).toBe(`${id}-900x600`);
});

test.each([
  ['HTML called a picture', 'wave.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture-none'],
  ['an SVG', 'wave.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-none'],
  ['a file without a type or name', '', Buffer.from([1, 2, 3]), 'picture-none'],
  ['more than 10 MB', 'wave.png', Buffer.alloc(10_485_761), 'picture-not-sent'],
])('%s is refused with a sentence, and nothing is served of it', async (_, name, bytes, code) => {
  const who = await people.join({ role: 'contributor' });
  const { id } = await start(who, name);
  post(id, bytes);
  const { status, body } = await finish(who, id);
  expect([status, body.reasons.file[0].code]).toEqual([422, code]);
  expect([...store.objects.keys()].filter((key) => key.startsWith(`pictures/uploads/${id}`))).toEqual([]);
  expect((await callAs(listUploads, who)).body.pictures.map((one: { id: string }) => one.id)).not.toContain(id);
});

test('the library shows title and languages of a post that uses a picture, to those who may read it', async () => {
  const [ann, ben] = [await people.join({ role: 'contributor' }), await people.join({ role: 'contributor' })];
  const used = `${await picture(ann)}-900x600`;
  const document = { type: 'doc', content: [{ type: 'image', attrs: { src: `/uploads/${used}.webp` } }] };
  const texts = { es: { title: 'La ola', summary: '', document } };
  const body = { topic: null, tags: [], image: { id: used }, canonicalLink: null, texts };
  const id = 'abcdefghijkl';
  const saved = await callAs(savePost, ann, { params: { id }, body });
  expect([saved.status, saved.body.errorMsg]).toEqual([200, undefined]);
  const toldTo = async (who: Person) =>
    (await callAs(listUploads, who)).body.posts.filter((one: { id: string }) => one.id === id);
  expect([await toldTo(ann), await toldTo(ben)]).toEqual([[{ id, title: 'La ola', langs: ['es'] }], []]);
});

describe('who may', () => {
  test.each(ROLES)('%s: begin, and see the library', async (role) => {
    const who = await people.join({ role });
    const begun = await callAs(startUpload, who, { body: { name: 'x.png', bytes: 10 } });
    const statuses = [begun.status, (await callAs(listUploads, who)).status];
    expect(statuses).toEqual(role === 'user' ? [403, 403] : [200, 200]);
  });

  test('nobody finishes another writer’s upload, and a contributor deletes only their own pictures', async () => {
    const [ann, ben] = [await people.join({ role: 'contributor' }), await people.join({ role: 'contributor' })];
    const editor = await people.join({ role: 'editor' });
    const { id: begun } = await start(ann);
    post(begun, await jpeg());
    expect((await finish(editor, begun)).status).toBe(404);

    const [one, two] = [await picture(ann), await picture(ann)];
    const seenBy = async (who: Person) =>
      (await callAs(listUploads, who)).body.pictures.find(({ id }: { id: string }) => id === one).addedBy;
    expect([await seenBy(ann), await seenBy(ben), await seenBy(await people.join({ role: 'admin' }))]).toEqual([
      ann.account.email,
      '',
      ann.account.email,
    ]);
    const remove = (who: Person, id: string) => callAs(deleteUpload, who, { query: { id } });
    expect((await remove(ben, one)).status).toBe(403);
    expect((await remove(ann, one)).status).toBe(200);
    expect((await remove(editor, two)).status).toBe(200);
    expect((await remove(editor, two)).status).toBe(404);
    expect([...store.objects.keys()].filter((key) => key.includes(one) || key.includes(two))).toEqual([]);
  });
});

test('the job removes what nothing has used for 30 days, with its files', async () => {
  const who = await people.join({ role: 'contributor' });
  const id = await picture(who);
  const run = () => sweep({} as never, {} as never);
  await run();
  expect(await uploads.find(id)).toMatchObject({ state: 'ready' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  await run().finally(() => vi.useRealTimers());
  expect(await uploads.find(id)).toBeUndefined();
  expect([...store.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
});
