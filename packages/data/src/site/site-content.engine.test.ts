import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoChanges } from '../changes/changes.ts';
import type { Table } from '../table.ts';
import { shippedContent } from './shipped-content.ts';
import { dynamoSiteContent, type SiteContentStore } from './site-content.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const trip = (en: string) => ({ ...shippedContent('trip'), text: { en, es: en, 'zh-CN': en } });

describe.each(enginesAndMemory)('what editors write of the site on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let now: number;
  let site: SiteContentStore;
  const another = () =>
    dynamoSiteContent(
      () => table,
      () => now,
    );
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    now = NOON;
    site = another();
  });
  const log = async () => (await dynamoChanges(() => table).list()).changes;

  test('a section has its default content until it is edited; each revision stays, with its author and time', async () => {
    expect(await site.read('trip')).toEqual({ revision: 0, content: shippedContent('trip') });
    expect(await site.write('trip', 0, trip('Lanzarote'), 'ann')).toBe('written');
    now += 1000;
    expect(await site.write('trip', 1, trip('Taghazout'), 'ben')).toBe('written');

    expect(await site.read('trip')).toEqual({
      revision: 2,
      content: trip('Taghazout'),
      changedAt: NOON + 1000,
      changedBy: 'ben',
    });
    expect((await site.find('trip', 1))?.content).toEqual(trip('Lanzarote'));
    expect((await site.find('trip', 0))?.content).toEqual(shippedContent('trip'));
    expect(await site.find('trip', 3)).toBeUndefined();
    expect((await site.list('trip')).map(({ revision, changedBy }) => [revision, changedBy])).toEqual([
      [2, 'ben'],
      [1, 'ann'],
    ]);
    expect((await log()).map(({ userId, subject, revision }) => [userId, subject, revision])).toEqual([
      ['ben', 'trip', 2],
      ['ann', 'trip', 1],
    ]);
    expect(await site.read('faqs')).toMatchObject({ revision: 0 });
  });

  test('of eight concurrent writers of the same revision one succeeds, the others get a conflict, and the log has one entry', async () => {
    const writers = Array.from({ length: 8 }, (_, at) => another().write('trip', 0, trip(`of ${at}`), `w${at}`));
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    const winner = outcomes.indexOf('written');
    expect(await site.read('trip')).toMatchObject({ revision: 1, content: trip(`of ${winner}`) });
    expect((await log()).map(({ userId }) => userId)).toEqual([`w${winner}`]);
  });

  test.each([-1, 1, 2, 7])('a write after revision %d is refused when 0 is the newest', async (read) => {
    expect(await site.write('trip', read, trip('x'), 'ann')).toBe('changed');
    expect(await readTable(table)).toEqual([]);
  });

  test('a process caches a section for half a minute; a process that writes it sees the new text at once', async () => {
    const reader = another();
    expect(await reader.readCached('trip')).toEqual(shippedContent('trip'));
    await site.write('trip', 0, trip('Lanzarote'), 'ann');
    expect(await site.readCached('trip')).toEqual(trip('Lanzarote'));
    now += 29_000;
    expect(await reader.readCached('trip')).toEqual(shippedContent('trip'));
    now += 2000;
    expect(await reader.readCached('trip')).toEqual(trip('Lanzarote'));
  });

  test('the log is paged by key, the newest first', async () => {
    for (let at = 0; at < 35; at++) {
      now += 1000;
      await site.write('trip', at, trip(`${at}`), 'ann');
    }
    const changes = dynamoChanges(() => table);
    const first = await changes.list();
    const rest = await changes.list(first.next);
    const numbers = [...first.changes, ...rest.changes].map(({ revision }) => revision);
    expect(numbers).toEqual(Array.from({ length: 35 }, (_, at) => 35 - at));
    expect(rest.next).toBeUndefined();
  });
});
