import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { writeAll } from '../write-all.ts';
import { pictureUseWrites } from './picture-use-writes.ts';
import { removePicture } from './remove-picture.ts';
import { dynamoUploads, type StoredUpload, type Uploads } from './uploads.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const FINISHED = { width: 1600, height: 900, bytes: 1000, files: ['.webp', '_thumb.webp'] };

class Crash extends Error {}

describe.each(enginesAndMemory)('pictures on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let now: number;
  let uploads: Uploads;
  let removedFiles: string[];
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    now = NOON;
    removedFiles = [];
    uploads = dynamoUploads(
      () => table,
      () => now,
    );
  });

  const ready = async () => {
    const id = await uploads.add({ userId: 'ann', name: 'wave.jpg' });
    await uploads.finish(id, FINISHED);
    return id;
  };
  const use = (user: string, before: readonly string[], after: readonly string[], hold?: { heldUntil: number }) =>
    writeAll(
      table,
      pictureUseWrites(table, [{ user, before, after }], now, hold).map((write) => [write, 'refused'] as const),
    );
  const stateOf = async (id: string) => (await uploads.find(id))?.state;
  const files = {
    remove: async (id: string) => {
      removedFiles.push(id);
    },
  };
  /** Runs the job as `sweep-uploads` does; `onStep` runs before each of its steps. */
  const sweep = async (onStep: (step: number) => Promise<void> = async () => undefined) => {
    const unusedBefore = now - 30 * DAY_MS;
    let step = 0;
    for (const one of await uploads.listToRemove(unusedBefore)) {
      await onStep(step++);
      if ((await uploads.beginRemoval(one.id, { unusedBefore })) !== 'removing') continue;
      await onStep(step++);
      const store = {
        files: { remove: (id: string) => files.remove(id) },
        uploads: {
          endRemoval: async (id: string) => {
            await onStep(step++);
            await uploads.endRemoval(id);
          },
        },
      };
      await removePicture(one as StoredUpload, store);
    }
  };

  test('an upload is awaited for a day, finished once by however many at once, and listed once it is ready', async () => {
    const id = await uploads.add({ userId: 'ann', name: 'wave.jpg' });
    expect(id).toMatch(/^[a-z0-9]{20}$/);
    expect((await uploads.list()).uploads).toEqual([]);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => uploads.finish(id, FINISHED)));
    expect(outcomes).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect((await uploads.list()).uploads).toMatchObject([{ id, userId: 'ann', state: 'ready', ...FINISHED }]);
    const log = (await readTable(table)).filter(({ type }) => type === 'change');
    expect(log.map(({ action, subject, title }) => [action, subject, title])).toEqual([['added', id, 'wave.jpg']]);

    const late = await uploads.add({ userId: 'ann', name: 'x' });
    now += DAY_MS + 1000;
    expect([await uploads.find(late), await uploads.finish(late, FINISHED)]).toEqual([undefined, 'gone']);
  });

  test('the library is paged by key, the newest first', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 30; at++) {
      now += 1000;
      ids.push(await ready());
    }
    const first = await uploads.list();
    const rest = await uploads.list(first.next);
    expect([...first.uploads, ...rest.uploads].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('pictures unused for 30 days are removed; used and recently used ones stay', async () => {
    const [unused, used, left] = [await ready(), await ready(), await ready()];
    await use('post:x1', [], [`${used}-1600x900`, left]);
    now += 29 * DAY_MS;
    await use('post:x1', [used, left], [used]);
    await sweep();
    expect(await Promise.all([unused, used, left].map(stateOf))).toEqual(['ready', 'ready', 'ready']);
    now += 2 * DAY_MS;
    await sweep();
    expect(await Promise.all([unused, used, left].map(stateOf))).toEqual([undefined, 'ready', 'ready']);
    now += 29 * DAY_MS;
    await sweep();
    expect(await Promise.all([used, left].map(stateOf))).toEqual(['ready', undefined]);
    expect(removedFiles).toEqual([unused, left]);
  });

  test('pictures of a deleted post are held while it can be restored, against removal by hand and by the job', async () => {
    const id = await ready();
    await use('post:x1', [], [id]);
    now += 1000;
    await use('post:x1', [id], [], { heldUntil: now + 31 * DAY_MS });
    expect(await uploads.beginRemoval(id, { by: 'ann' })).toBe('held');
    now += 30 * DAY_MS;
    await sweep();
    expect(await stateOf(id)).toBe('ready');
    now += DAY_MS;
    expect(await uploads.beginRemoval(id, { by: 'ann' })).toBe('removing');
  });

  test('a picture with two users stays until neither uses it', async () => {
    const id = await ready();
    await use('post:x1', [], [id]);
    await use('post:x2', [], [id]);
    await use('post:x1', [id], []);
    expect(await uploads.beginRemoval(id)).toBe('used');
    expect((await uploads.find(id))?.uses).toEqual(['post:x2']);
    await use('post:x2', [id], []);
    expect(await uploads.beginRemoval(id, { by: 'ann' })).toBe('removing');
  });

  /**
   * The post starts to use the picture before the sweep decides (0), after the decision (1), or before the row is
   * deleted (2).
   */
  test.each([0, 1, 2])(
    'a post that starts to use a picture before step %d of the sweep either keeps it or is refused',
    async (at) => {
      const id = await ready();
      now += 31 * DAY_MS;
      let refused: string | undefined;
      await sweep(async (step) => {
        if (step === at) refused = await use('post:x1', [], [id]);
      });
      const isThere = (await stateOf(id)) === 'ready';
      expect([refused === undefined, isThere]).toEqual(at === 0 ? [true, true] : [false, false]);
      expect(removedFiles).toEqual(isThere ? [] : [id]);
    },
  );

  test.each([0, 1, 2])('a sweep that crashes before step %d is completed by the next one', async (at) => {
    const id = await ready();
    now += 31 * DAY_MS;
    const dying = sweep(async (step) => {
      if (step === at) throw new Crash();
    });
    await expect(dying).rejects.toThrow(Crash);
    // A half-removed picture is not listed, and no post can start to use it.
    if (at > 0) {
      expect((await uploads.list()).uploads).toEqual([]);
      expect(await use('post:x1', [], [id])).toBe('refused');
    }
    await sweep();
    expect(await stateOf(id)).toBeUndefined();
    expect(removedFiles).toContain(id);
    await uploads.endRemoval(id);
  });

  test('when a use and a removal race, exactly one succeeds', async () => {
    for (let round = 0; round < 12; round++) {
      const id = await ready();
      const [refused, begun] = await Promise.all([use('post:x1', [], [id]), uploads.beginRemoval(id)]);
      expect([refused === undefined, begun]).toEqual(begun === 'removing' ? [false, 'removing'] : [true, 'used']);
    }
  });
});
