import { expect, test } from 'vitest';
import { adviseOn, bitsOf, formatSurfer, parseSurfer, surferOf } from './model.ts';

test('the level and boards of a browser or account are parsed, and unknown values are ignored', () => {
  const surfer = { level: 'improving', boards: ['Foamie', 'Fish'] } as const;
  expect(parseSurfer(formatSurfer(surfer))).toEqual(surfer);
  expect(surferOf('improving', bitsOf(surfer.boards))).toEqual(surfer);
  expect(parseSurfer(formatSurfer({ boards: ['Gun'] }))).toEqual({ level: undefined, boards: ['Gun'] });
  for (const text of [undefined, '', 'captain x', 'captain 9e9'])
    expect(parseSurfer(text)).toEqual({ level: undefined, boards: [] });
});

test('advice considers the larger end of the surf, in either unit', () => {
  const surfer = { level: 'improving', boards: [] } as const;
  expect(adviseOn(surfer, { min: 6, max: 8, unit: 'ft' })?.fit).toBe('beyond');
  expect(adviseOn(surfer, { min: 1.2, max: 1.8, unit: 'm' })?.fit).toBe('upper');
  expect(adviseOn(surfer, { min: 40, max: null, unit: 'ft' })?.fit).toBe('beyond');
  expect(adviseOn(surfer, { min: null, max: null, unit: 'ft' })).toBeUndefined();
  const warnedOf = (code: 'high-surf-warning' | 'gale-watch') =>
    adviseOn(surfer, { min: 1, max: 2, unit: 'ft', advisory: { code } });
  expect([warnedOf('high-surf-warning'), warnedOf('gale-watch')?.fit]).toEqual([undefined, 'within']);
});
