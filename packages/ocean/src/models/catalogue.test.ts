import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRanges, parseIdx } from '../idx.ts';
import { DECIDING_MODELS, MODELS } from './catalogue.ts';
import { SAMPLE_INDEX as gefsWave } from './gefs-wave/sample-index.ts';
import { SAMPLE_INDEX as gfs } from './gfs/sample-index.ts';
import { SAMPLE_INDEX as gfsWave } from './gfs-wave/sample-index.ts';
import { MODEL_HOSTS } from './hosts.ts';
import { SAMPLE_INDEX as hrrr } from './hrrr/sample-index.ts';
import { SAMPLE_INDEX as nam } from './nam/sample-index.ts';
import { SAMPLE_INDEX as rrfs } from './rrfs/sample-index.ts';

const CYCLE = '2026112006';

/** The folders, each with its models' ids and the sample of their index. */
const FOLDERS = {
  'gefs-wave': { ids: /^gefswave\./, sample: gefsWave },
  gfs: { ids: /^gfs\./, sample: gfs },
  'gfs-wave': { ids: /^gfswave\./, sample: gfsWave },
  hrrr: { ids: /^hrrr$/, sample: hrrr },
  nam: { ids: /^nam$/, sample: nam },
  rrfs: { ids: /^rrfs$/, sample: rrfs },
};

const docs = readFileSync(join(import.meta.dirname, '../../../../docs/models.md'), 'utf8');

test('every folder of models is in the catalogue, and every model is of one folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(FOLDERS).sort());
  for (const { id } of MODELS) expect(Object.values(FOLDERS).filter(({ ids }) => ids.test(id))).toHaveLength(1);
  for (const { ids } of Object.values(FOLDERS)) expect(MODELS.some(({ id }) => ids.test(id))).toBe(true);
});

test('ids are unique, and forecasts are made of the regional waves and GFS alone', () => {
  expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length);
  expect(DECIDING_MODELS.map(({ id }) => id)).toEqual([
    'gfswave.atlocn.0p16',
    'gfswave.wcoast.0p16',
    'gfswave.epacif.0p16',
    'gfs.0p25',
  ]);
});

describe.each(MODELS.map((model) => [model.id, model] as const))('%s', (id, model) => {
  test('each step has a path of its own below the cycle’s prefix, which names day and hour', () => {
    const paths = model.steps.map((step) => model.path(CYCLE, step));
    expect(new Set(paths).size).toBe(model.steps.length);
    for (const path of paths) {
      expect(path).toMatch(/^[a-z][\w-]*[\w./-]*\w$/);
      expect(path).not.toContain('//');
      expect(path.startsWith(model.listingPrefix(CYCLE))).toBe(true);
    }
    expect(model.listingPrefix(CYCLE)).toContain('20261120');
    expect(model.listingPrefix(CYCLE)).toContain('06');
    expect(MODEL_HOSTS[model.host].url).toMatch(/^https:\/\/[\w.-]+$/);
  });

  test('cycles and steps ascend, from the cycle’s start to at most 16 days', () => {
    for (const hours of [model.cycleHours, model.steps]) {
      expect(hours).toEqual([...new Set(hours)].sort((a, b) => a - b));
      expect(hours.every(Number.isInteger)).toBe(true);
    }
    expect(model.cycleHours.every((hour) => [0, 6, 12, 18].includes(hour))).toBe(true);
    expect([model.steps[0], (model.steps.at(-1) ?? 0) <= 384]).toEqual([0, true]);
  });

  test('its files appear in the order of their hours, within half a day', () => {
    const { first, last } = model.publishedAfterHours;
    expect(first).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(first);
    expect(last).toBeLessThanOrEqual(12);
  });

  test('the sample of its index lists every wanted message once, at a range of bytes', () => {
    const { sample } = Object.values(FOLDERS).find(({ ids }) => ids.test(id)) ?? expect.fail();
    const ranges = findRanges(parseIdx(sample.lines.join('\n')), model.wanted, sample.step);
    const names = (messages: readonly { parameter: string; level: string }[]) =>
      messages.map(({ parameter, level }) => `${parameter}:${level}`).sort();
    expect(names(ranges.map(({ entry }) => entry))).toEqual(names(model.wanted));
    for (const { first, last } of ranges) expect(last ?? Number.POSITIVE_INFINITY).toBeGreaterThan(first);
  });

  test('directions and wind components say where they count from, and winds name their axes', () => {
    for (const { parameter, unit, direction } of model.wanted) {
      const isComponent = parameter === 'UGRD' || parameter === 'VGRD';
      expect([parameter, direction !== undefined]).toEqual([
        parameter,
        (unit === 'deg' && model.ensemble !== 'spread') || isComponent,
      ]);
      if (isComponent) expect(model.grid.axes).toBeDefined();
    }
  });

  test('a model of a decided forecast is on a grid that its id or its beaches name, and docs/models.md names it', () => {
    if (model.use === 'decides' && model.kind === 'waves') expect(id).toContain(model.waveGrid);
    expect(docs).toContain(`\`${id}\``);
    expect(docs).toContain(model.use);
  });
});
