import { expect, test } from 'vitest';
import { adviseSurfer, SKILL_LEVELS } from './advice.ts';
import { dangerOf } from './danger.ts';

const clean = (faceM: number) => ({ faceM, periodS: 11, condition: 'clean' as const });

test('surf for experienced surfers is beyond the improving level, surf for experts beyond the advanced level', () => {
  for (let faceM = 0.3; faceM < 8; faceM += 0.1) {
    const fitOf = (level: (typeof SKILL_LEVELS)[number]) => adviseSurfer({ level, boards: [] }, clean(faceM))?.fit;
    const danger = dangerOf(faceM - 1e-9);
    if (danger) expect(fitOf('improving')).toBe('beyond');
    if (danger === 'expert' || danger === 'extreme') expect(fitOf('advanced')).toBe('beyond');
    expect(fitOf('expert') === 'beyond').toBe(danger === 'extreme');
  }
});

test('all surf of a break that requires more than a level is beyond it, with that reason unless the size is beyond too; a sufficient level is advised as elsewhere', () => {
  for (const faceM of [0.5, 1.5, 4])
    for (const asks of SKILL_LEVELS)
      for (const level of SKILL_LEVELS) {
        const elsewhere = adviseSurfer({ level, boards: [] }, clean(faceM));
        const isBelow = SKILL_LEVELS.indexOf(level) < SKILL_LEVELS.indexOf(asks);
        const here = adviseSurfer({ level, boards: [] }, { ...clean(faceM), asks });
        const isBySize = elsewhere?.fit === 'beyond';
        expect(here).toEqual(isBelow && !isBySize ? { fit: 'beyond', asksMore: true } : elsewhere);
      }
});

test('a higher level is never advised less surf', () => {
  const order = ['within', 'upper', 'beyond'];
  for (let faceM = 0.3; faceM < 8; faceM += 0.1) {
    const fits = SKILL_LEVELS.map((level) =>
      order.indexOf(adviseSurfer({ level, boards: [] }, clean(faceM))?.fit ?? ''),
    );
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  }
});

test('the board is the surfer’s own that is nearest to the ideal one, the more buoyant of two', () => {
  expect(adviseSurfer({ boards: ['Fish', 'Gun'] }, clean(0.9))).toEqual({ board: 'Fish' });
  expect(adviseSurfer({ boards: ['Longboard', 'Shortboard'] }, clean(0.9))).toEqual({
    board: 'Longboard',
    inPlaceOf: 'Fish',
  });
});

test('a gun is never advised for waist-high surf, whatever the level', () => {
  expect(adviseSurfer({ level: 'expert', boards: ['Gun'] }, clean(0.9))).toEqual({ fit: 'within', inPlaceOf: 'Fish' });
});

test('a level is advised a board that floats it, and none where the surf is beyond it', () => {
  expect(adviseSurfer({ level: 'first-waves', boards: [] }, clean(0.9))).toMatchObject({ board: 'Longboard' });
  expect(adviseSurfer({ level: 'improving', boards: [] }, clean(1.9))).toEqual({ fit: 'upper', board: 'Shortboard' });
  expect(adviseSurfer({ level: 'improving', boards: ['Gun'] }, clean(3))).toEqual({ fit: 'beyond' });
});

test('flat water, or a surfer without level and boards, gives no advice', () => {
  expect(adviseSurfer({ level: 'expert', boards: ['Gun'] }, clean(0.1))).toBeUndefined();
  expect(adviseSurfer({ boards: [] }, clean(1))).toBeUndefined();
});
