import { expect, test } from 'vitest';
import { fetchNeededKm } from './swell-fetch.ts';
import { type PeriodTransfer, type SwellTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from './swell-transfer.ts';
import { computeSwellWindows, type Sector, type SwellWindow } from './swell-window.ts';

const OCEAN = Array.from({ length: 360 }, () => 2000);

/** Returns fetches that end at land `km` away from one bearing to another, clockwise. */
const landFrom = (fromDeg: number, toDeg: number, km: number, fetches = OCEAN) =>
  fetches.map((open, deg) => ((deg - fromDeg + 360) % 360 < (toDeg - fromDeg + 360) % 360 ? km : open));

/** Returns a transfer that brings an equal share of each direction within 90° of the facing. */
function evenTransfer(facingDeg: number): SwellTransfer {
  const isAhead = (direction: number) => Math.cos(((direction * 5 - facingDeg) * Math.PI) / 180) > 1e-9;
  const kept = Array.from({ length: TRANSFER_DIRECTIONS }, (_, direction) => (isAhead(direction) ? 1 : 0));
  const period: PeriodTransfer = { kept, offFacingDeg: kept.map(() => 0) };
  return { cellDepthM: 200, startDepthM: 200, floor: 'sounded', periods: TRANSFER_PERIODS_S.map(() => period) };
}

function windowAt(periodS: number, facingDeg: number, fetches?: readonly number[]): SwellWindow {
  const transfer = fetches && evenTransfer(facingDeg);
  const found = computeSwellWindows(facingDeg, transfer, fetches).find((one) => one.periodS === periodS);
  if (!found) throw new Error(`There is no window for ${periodS} s.`);
  return found;
}

const contains = (sectors: readonly Sector[], deg: number) =>
  sectors.some(({ fromDeg, toDeg }) => (deg - fromDeg + 360) % 360 < (toDeg - fromDeg + 360) % 360);

test('a straight coast takes swell from ahead best, from the sides less, and never from behind', () => {
  const { shares, works, best, widthDeg } = windowAt(12, 90);
  expect(shares).toHaveLength(72);
  expect(shares.indexOf(Math.max(...shares))).toBe(18);
  expect(shares[54]).toBeLessThan(0.01);
  expect(works).toHaveLength(1);
  expect(best).toHaveLength(1);
  const [all, most] = [works[0], best[0]];
  expect((all?.fromDeg ?? 0) + (all?.toDeg ?? 0)).toBe(180);
  expect((most?.fromDeg ?? 0) + (most?.toDeg ?? 0)).toBe(180);
  expect(widthDeg).toBe((all?.toDeg ?? 0) - (all?.fromDeg ?? 0));
  expect(most?.fromDeg).toBeGreaterThan(all?.fromDeg ?? 0);
});

test('a window over north is one sector, and a coast turned turns its window', () => {
  const east = windowAt(12, 90).best[0];
  const north = windowAt(12, 0).best;
  expect(north).toHaveLength(1);
  expect(north[0]?.fromDeg).toBe(((east?.fromDeg ?? 0) + 270) % 360);
  expect(north[0]?.toDeg).toBe((east?.toDeg ?? 0) - 90);
});

test('open ocean clips nothing, and land all around leaves nothing', () => {
  const { blocked, works } = windowAt(12, 180, OCEAN);
  expect(blocked).toEqual([]);
  expect(works).toHaveLength(1);
  const around = windowAt(12, 180, landFrom(0, 359.9, 30));
  expect(around).toMatchObject({ works: [], best: [], widthDeg: 0 });
  expect(Math.max(...around.shares)).toBe(0);
  expect(around.blocked.map(({ landKm }) => landKm)).toEqual([30]);
});

test('no direction towards a coast works, and the coast is named with its distance', () => {
  const { works, blocked } = windowAt(12, 180, landFrom(90, 150, 40));
  for (let deg = 90; deg <= 145; deg += 5) expect(contains(works, deg), `${deg}`).toBe(false);
  for (let deg = 155; deg <= 250; deg += 5) expect(contains(works, deg), `${deg}`).toBe(true);
  expect(blocked).toHaveLength(1);
  expect(blocked[0]).toMatchObject({ toDeg: 147.5, landKm: 40 });
});

test('an island wider than the spread of swell splits the window; a narrower one takes only its share', () => {
  const open = windowAt(12, 180, OCEAN);
  const wide = windowAt(12, 180, landFrom(168, 193, 40));
  const narrow = windowAt(12, 180, landFrom(178, 188, 40));
  expect(wide.works).toHaveLength(2);
  expect(wide.blocked).toMatchObject([{ fromDeg: 167.5, toDeg: 192.5 }]);
  expect(narrow.works).toEqual(open.works);
  expect(narrow.blocked).toEqual([]);
  // Swell of 12 s is spread by 12° to either side, and the island covers ±5° of it: erf(5 / 12.4 / sqrt 2) is 0.31.
  const lost = 1 - (narrow.shares[36] ?? 0) / (open.shares[36] ?? 1);
  expect(lost).toBeGreaterThan(0.25);
  expect(lost).toBeLessThan(0.37);
});

test('shadows of two islands count as one sector if the gap between them is narrower than the spread of swell', () => {
  for (const from of [90, 330]) {
    const left = landFrom(from, from + 25, 40);
    const blockedBy = (gapDeg: number) =>
      windowAt(12, from + 35, landFrom((from + 25 + gapDeg) % 360, from + 50 + gapDeg, 40, left)).blocked;
    expect(blockedBy(10)).toHaveLength(1);
    expect(blockedBy(20)).toHaveLength(2);
  }
});

test('a fetch too short for a period is long enough for shorter ones', () => {
  const km = (fetchNeededKm(8) + fetchNeededKm(10)) / 2;
  const fetches = landFrom(0, 180, km);
  const towards = (periodS: number) => contains(windowAt(periodS, 90, fetches).works, 90);
  expect(TRANSFER_PERIODS_S.filter(towards)).toEqual([6, 8]);
});

test('coast and land turned turn the window', () => {
  const turned = (deg: number) => {
    const { works, blocked } = windowAt(12, (180 + deg) % 360, landFrom((120 + deg) % 360, (150 + deg) % 360, 60));
    return [...works, ...blocked].map(({ fromDeg, toDeg }) => [fromDeg, toDeg].map((end) => (end - deg + 720) % 360));
  };
  for (const deg of [45, 130, 200, 315]) expect(turned(deg)).toEqual(turned(0));
});
