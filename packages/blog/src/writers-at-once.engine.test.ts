import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { authors } from '@groundswell/data/blog';
import { shippedContent, siteContent } from '@groundswell/data/site';
import { eachCrash, eachInterleaving } from '@groundswell/data/testing/interrupt';
import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { removePicture, uploads } from '@groundswell/data/uploads';
import { describe, expect, test } from 'vitest';

useMemoryTable({ SITE_URL: 'https://waves.example' });

const NOW = Date.UTC(2026, 10, 20, 12);
const NOBODY = 'The product';

async function writer(role: StoredAccount['role']): Promise<StoredAccount & { readonly authorId: number }> {
  const account = makeAccount({ role });
  await openAccount(account);
  const authorId = await authors.add(account, 'Keala', NOW);
  if (authorId === undefined) throw new Error('No number.');
  return { ...account, authorId };
}
/** Removes the role of every admin, so that a test has only the admins that it makes. */
async function withoutAdmins(): Promise<void> {
  const { authors: all } = await authors.list();
  for (const { id, role } of (await authors.accountsOf(all)).values())
    if (role === 'admin') await accounts.change(id, { role: 'user' });
}
async function leave(account: StoredAccount): Promise<string> {
  const read = await accounts.find(account.id);
  if (!read) return 'gone';
  const left = await authors.leave(read, NOBODY, NOW);
  return left === 'last-admin' ? left : accounts.erase(read, { now: NOW }, left);
}
async function picture(): Promise<{ readonly id: string; readonly name: string }> {
  const id = await uploads.add({ userId: 'ann', name: 'wave.jpg' });
  await uploads.finish(id, { width: 1600, height: 900, bytes: 1, files: ['.webp'] });
  return { id, name: `${id}-1600x900` };
}
const saveAvatar = async (id: number, imageId: string | undefined) => {
  const read = await authors.find(id);
  return read && authors.saveProfile(read, { name: 'Keala', summaries: { en: 'Surfs.' }, imageId }, NOW);
};
/** Runs the clean-up job's steps for one picture. */
async function sweep(id: string): Promise<void> {
  if ((await uploads.beginRemoval(id, { unusedBefore: Date.now() })) !== 'removing') return;
  const found = await uploads.find(id);
  if (found) await removePicture(found, { files: { remove: async () => undefined }, uploads });
}
const isReady = async (id: string) => (await uploads.find(id))?.state === 'ready';

describe('deleting an account', () => {
  test('keeps its posts with an anonymous author name and no other data', async () => {
    const account = await writer('contributor');
    const { id, name } = await picture();
    await saveAvatar(account.authorId, name);
    expect(await leave(account)).toBe('erased');
    expect(await authors.find(account.authorId)).toEqual({
      id: account.authorId,
      name: NOBODY,
      summaries: {},
      createdAt: NOW,
    });
    expect((await uploads.find(id))?.uses).toBeUndefined();
  });

  test('is refused for the only admin; of two admins who race to leave, one stays', async () => {
    const rounds = await eachInterleaving(async () => {
      await withoutAdmins();
      const [one, two] = [await writer('admin'), await writer('admin')];
      return {
        act: () => leave(one),
        other: () => leave(two),
        async check(at) {
          const left = await Promise.all([one, two].map(({ id }) => accounts.find(id)));
          expect([at, left.filter((found) => found?.role === 'admin').length]).toEqual([at, 1]);
          const [last] = left.flatMap((found) => found ?? []);
          expect(last && (await leave(last))).toBe('last-admin');
        },
      };
    });
    expect(rounds).toBeGreaterThan(3);
  });

  test.each(['takes their role', 'makes another an admin and leaves'])(
    'while the other admin %s: one admin stays',
    async (does) => {
      await eachInterleaving(async () => {
        await withoutAdmins();
        const [one, two, third] = [await writer('admin'), await writer('admin'), await writer('editor')];
        const change = { by: two.id, now: NOW };
        return {
          act: () => leave(does === 'takes their role' ? one : third),
          async other() {
            if (does === 'takes their role')
              return authors.changeRole({ id: one.authorId, userId: one.id, from: 'admin', to: 'user', ...change });
            await accounts.change(one.id, { role: 'user' });
            await authors.changeRole({ id: third.authorId, userId: third.id, from: 'editor', to: 'admin', ...change });
            return leave(two);
          },
          async check(at) {
            const all = await Promise.all([one, two, third].map(({ id }) => accounts.find(id)));
            expect([at, all.some((found) => found?.role === 'admin')]).toEqual([at, true]);
          },
        };
      });
    },
  );

  test('during a profile save leaves no profile data and no picture in use', async () => {
    await eachInterleaving(async () => {
      const account = await writer('contributor');
      const { id, name } = await picture();
      return {
        act: () => leave(account),
        other: () => saveAvatar(account.authorId, name),
        async check() {
          const [author, found] = [await authors.find(account.authorId), await uploads.find(id)];
          const isGone = (await accounts.find(account.id)) === undefined;
          expect(author?.userId === undefined).toBe(isGone);
          expect([author?.name, author?.imageId !== undefined]).toEqual(isGone ? [NOBODY, false] : ['Keala', true]);
          expect(found?.uses ?? []).toEqual(isGone ? [] : [`author:${account.authorId}`]);
        },
      };
    });
  });

  test('interrupted at any request is complete or has no effect, and a retry completes it', async () => {
    await eachCrash(async () => {
      const account = await writer('contributor');
      return {
        act: () => leave(account),
        async check(isAgain) {
          const isThere = (await accounts.find(account.id)) !== undefined;
          const author = await authors.find(account.authorId);
          expect(author?.userId !== undefined).toBe(isThere);
          if (isAgain) expect(isThere).toBe(false);
        },
      };
    });
  });
});

describe('a picture that the clean-up removes while it comes into use', () => {
  test('is kept as an avatar, or the save is refused', async () => {
    await eachInterleaving(async () => {
      const account = await writer('contributor');
      const { id, name } = await picture();
      return {
        act: () => sweep(id),
        other: () => saveAvatar(account.authorId, name),
        async check(at) {
          const isShown = (await authors.find(account.authorId))?.imageId !== undefined;
          expect([at, isShown]).toEqual([at, await isReady(id)]);
        },
      };
    });
  });

  test('is kept for a service, or the save is refused; the next revision without it frees it', async () => {
    const [service] = shippedContent('services');
    const show = async (img: string) => {
      const { revision } = await siteContent.read('services');
      return siteContent.write('services', revision, service ? [{ ...service, img }] : [], 'ann');
    };
    await eachInterleaving(async () => {
      await show('/services/widgets.svg');
      const { id, name } = await picture();
      return {
        act: () => show(`/uploads/${name}.webp`),
        other: () => sweep(id),
        async check(at) {
          const { content } = await siteContent.read('services');
          expect([at, content[0]?.img.includes(id)]).toEqual([at, await isReady(id)]);
          if (!(await isReady(id))) return;
          expect((await uploads.find(id))?.uses).toEqual(['site:services']);
          expect(await uploads.beginRemoval(id)).toBe('used');
          await show('/services/widgets.svg');
          expect((await uploads.find(id))?.uses).toBeUndefined();
        },
      };
    });
  });
});
