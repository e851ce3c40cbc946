import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoWidgetViews, type WidgetViews } from './widget-views.ts';
import { dynamoWidgets, type Widgets } from './widgets.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const email = 'ana@surf-shop.example';
const widget = {
  id: 'fAAAAAAAAAAAAAAAAAAAAAA',
  beachId: 148,
  kind: 'forecast',
  theme: 'dark',
  units: 2,
  site: 'https://waves.example',
  keyDigest: 'digest',
  createdAt: NOON,
  name: 'Ana',
  email,
  website: 'surf-shop.example',
} as const;

describe.each(enginesAndMemory)('widgets on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let widgets: Widgets;
  let views: WidgetViews;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    widgets = dynamoWidgets(() => table);
    views = dynamoWidgetViews(() => table);
  });

  test('of ten concurrent writes one is stored, and each returns it', async () => {
    const made = Array.from({ length: 10 }, (_, tick) => ({ ...widget, createdAt: NOON + tick }));
    const kept = await Promise.all(made.map((one) => widgets.add(one)));
    expect(new Set(kept.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(await widgets.find(widget.id)).toEqual(kept[0]);
    expect(await readTable(table)).toHaveLength(1);
  });

  test('only its key removes a widget; the rest of the row names no maker, and removal is idempotent', async () => {
    await widgets.add(widget);
    expect(await widgets.remove(widget.id, 'another', NOON)).toBe(false);
    expect(await widgets.remove('rBBBBBBBBBBBBBBBBBBBBBB', 'digest', NOON)).toBe(false);
    expect(await widgets.find(widget.id)).toMatchObject({ email });

    expect(await widgets.remove(widget.id, 'digest', NOON + 1)).toBe(true);
    expect(await widgets.remove(widget.id, 'digest', NOON + 2)).toBe(true);
    expect(await widgets.find(widget.id)).toMatchObject({ beachId: 148, removedAt: NOON + 1 });
    expect(await widgets.listOf(email)).toEqual([]);
    expect(JSON.stringify(await readTable(table))).not.toMatch(/ana|shop/i);
  });

  test('the widgets of an address are listed, and keep working when the address is removed', async () => {
    await widgets.add(widget);
    await widgets.add({ ...widget, id: 'rBBBBBBBBBBBBBBBBBBBBBB', createdAt: NOON + DAY_MS });
    await widgets.add({ ...widget, id: 'fCCCCCCCCCCCCCCCCCCCCCC', email: 'ben@example.com' });
    expect((await widgets.listOf(email)).map(({ id }) => id)).toEqual([widget.id, 'rBBBBBBBBBBBBBBBBBBBBBB']);

    await widgets.forgetMaker(email, NOON);
    await widgets.forgetMaker(email, NOON);
    expect(await widgets.find(widget.id)).toMatchObject({ beachId: 148, site: 'https://waves.example' });
    expect((await widgets.find(widget.id))?.email).toBeUndefined();
    // The second widget was made after the given instant, perhaps by the address's next owner, so it keeps its maker.
    expect((await widgets.listOf(email)).map(({ id }) => id)).toEqual(['rBBBBBBBBBBBBBBBBBBBBBB']);
    expect(await widgets.listOf('ben@example.com')).toHaveLength(1);
  });

  test('views are counted by day and host, also when many arrive concurrently', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => views.count(widget.id, i % 2 ? 'a.example' : '', NOON)));
    await views.count(widget.id, 'b.example', NOON + DAY_MS);
    const [newest, before] = await views.list(widget.id);
    expect(newest).toEqual({
      date: '2026-11-21',
      views: 1,
      hosts: [{ host: 'b.example', views: 1 }],
      elsewhere: 0,
    });
    expect(before).toMatchObject({ date: '2026-11-20', views: 20, elsewhere: 0 });
    expect(before?.hosts).toHaveLength(2);
    expect(before?.hosts).toEqual(
      expect.arrayContaining([
        { host: 'a.example', views: 10 },
        { host: '', views: 10 },
      ]),
    );
  });

  test('a flood of made-up hosts is limited to fifty; further ones are counted together, and known hosts still count', async () => {
    const hosts = Array.from({ length: 60 }, (_, i) => `host-${i}.example`);
    for (const host of hosts) await views.count(widget.id, host, NOON);
    await views.count(widget.id, 'host-0.example', NOON);
    const [day] = await views.list(widget.id);
    expect([day?.views, day?.hosts.length, day?.elsewhere]).toEqual([61, 50, 10]);
    expect(day?.hosts).toContainEqual({ host: 'host-0.example', views: 2 });
  });
});
