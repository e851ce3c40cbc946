import { expect, test } from 'vitest';
import { findBeach, listBeaches } from './places.ts';
import { findSwellWindow } from './swell-windows.ts';

/** How open a beach's water is towards a direction, [0, 1]. */
function openness(slug: string, towardsDeg: number): number {
  const window = findSwellWindow(findBeach(slug)?.id ?? 0);
  if (!window) throw new Error(`${slug} has no window.`);
  return window[Math.round(towardsDeg / 5) % 72] ?? Number.NaN;
}

test('every beach has a window of 72 directions, and something of the sea ahead is open', () => {
  for (const { id, name, facingDeg } of listBeaches()) {
    const window = findSwellWindow(id) ?? [];
    expect(window, name).toHaveLength(72);
    expect(
      window.every((open) => open >= 0 && open <= 1),
      name,
    ).toBe(true);
    expect(
      window.some((open, index) => open > 0 && Math.abs(((index * 5 - facingDeg + 540) % 360) - 180) < 45),
      name,
    ).toBe(true);
  }
});

test('a beach has one window, so that what is computed from it is computed once', () => {
  expect(findSwellWindow(148)).toBe(findSwellWindow(148));
  expect(findSwellWindow(0)).toBeUndefined();
});

/** What surfers say of ten well-known breaks: where swell reaches them from, and where land keeps it off. */
test.each([
  ['steamer-lane', [200, 240, 260], [285, 330, 0]],
  ['malibu-first-point', [170, 210, 240], [265, 290, 320]],
  ['rincon', [250, 270, 280], [300, 330, 0]],
  ['ocean-beach-noriega', [220, 265, 300], [330, 0, 90]],
  ['folly-beach-the-washout', [60, 130, 200], [280, 330]],
  ['nahant-beach', [80, 100, 125], [30, 180, 270]],
  ['banzai-pipeline', [260, 315, 20], [90, 150, 200]],
  ['ala-moana-bowls', [150, 200, 250], [0, 60, 320]],
  ['narragansett-town-beach', [90, 120, 160], [220, 270, 30]],
  ['ditch-plains', [90, 160, 230], [0, 300]],
])('%s is open and closed where surfers say', (slug, open, closed) => {
  for (const deg of open) expect(openness(slug, deg), `${slug} ${deg}`).toBeGreaterThan(0.5);
  for (const deg of closed) expect(openness(slug, deg), `${slug} ${deg}`).toBeLessThan(0.5);
});
