import { type AdvisoryCode, IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentForecast } from '../beach/present-forecast.ts';
import type { WeatherInput } from '../now/present-weather.ts';
import { wordsOf } from '../words/words-of.ts';
import { compareDays } from './compare-days.ts';

const now = Date.UTC(2026, 10, 20, 13);

/** Makes a beach that faces another direction, so less of the same swell reaches it. */
function at(name: string, facingDeg: number, over: Partial<WeatherInput> = {}): WeatherInput {
  const beach = { ...washout, name, slug: name.toLowerCase(), facingDeg };
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
  return { beach, forecast, units: IMPERIAL, words: wordsOf('en'), now, ...over };
}
const open = at('Open', washout.facingDeg);
const turned = at('Turned', (washout.facingDeg + 60) % 360);

const bestOf = (input: WeatherInput, date: string) =>
  presentForecast({ ...input, place: [], basicDays: 3, days: 3 }).days.find(({ dateNum }) => dateNum === date)?.best;

test('the better beach is the one whose best hours score higher, with the scores of both pages, whichever comes first', () => {
  const days = compareDays(open, turned, 3);
  expect(days).toHaveLength(3);
  const told = days.find(({ text }) => text.includes('against'));
  if (!told) return expect.fail();
  const [winner, loser] = told.better === 'open' ? [open, turned] : [turned, open];
  const [best, other] = [bestOf(winner, told.dateNum), bestOf(loser, told.dateNum)];
  expect(best?.score ?? 0).toBeGreaterThan(other?.score ?? 100);
  expect(told.text).toContain(`${winner.beach.name} is better: ${best?.surf}`);
  expect(told.text).toContain(`from ${best?.from} to ${best?.to}, score ${best?.score} against ${other?.score}, for `);
  expect(compareDays(turned, open, 3).map(({ better }) => better)).toEqual(days.map(({ better }) => better));
});

test('more surf is no reason if both surf texts are equal', () => {
  const sizes = [5, 15, 25, 35, 45, 60, 75].flatMap((turnDeg) => {
    const other = at('Other', (washout.facingDeg + turnDeg) % 360);
    return compareDays(open, other, 3).flatMap(({ dateNum, better, text }) => {
      const more = /more surf \(([^)]+)\)/.exec(text)?.[1];
      return more ? [[more, bestOf(better === 'open' ? other : open, dateNum)?.surf]] : [];
    });
  });
  expect(sizes.length).toBeGreaterThan(0);
  for (const [more, less] of sizes) expect(less).not.toBe(more);
});

test('in two time zones the hours are marked as local time', () => {
  const far = { ...turned, beach: { ...turned.beach, timeZone: 'America/Los_Angeles' } };
  expect(compareDays(open, far, 1)[0]?.text).toMatch(/^Today Open is better: .*, from \S+ to \S+ local time, score /);
});

test('an advisory of higher surf than forecast replaces the verdict of its day', () => {
  const pageOf = (input: WeatherInput, code: AdvisoryCode, untilAt: number) => {
    const warning = { id: 'a', code, office: '', fromAt: now - 3_600_000, untilAt, beachIds: [input.beach.id] };
    const advisories = { checkedAt: now, advisories: [warning] };
    return presentForecast({ ...input, advisories, place: [], basicDays: 3, days: 3 });
  };
  const told = (page: ReturnType<typeof pageOf>) =>
    compareDays(open, turned, 3, [page]).map(({ better, text }) => (text.includes('Warning') ? [better, text] : null));
  const holds =
    'a High Surf Warning is in effect at Turned, for higher surf than this forecast shows. Go by the warning.';
  const today = [null, `Today ${holds}`];
  // The warning ends at 11 pm in the first case and at 4 am in the second. The sea counts as high for six more hours,
  // so only the second case still covers the next morning.
  const nightAt = Date.UTC(2026, 10, 21, 4);
  const morningAt = Date.UTC(2026, 10, 21, 9);
  expect(told(pageOf(turned, 'high-surf-warning', nightAt))).toEqual([today, null, null]);
  expect(told(pageOf(turned, 'high-surf-warning', morningAt))).toEqual([
    today,
    [null, `On Saturday, November 21, ${holds}`],
    null,
  ]);
  const warned = pageOf(turned, 'high-surf-warning', nightAt);
  const danger = { level: 'expert', name: 'For experts', text: '' } as const;
  expect(told({ ...warned, days: warned.days.map((day) => ({ ...day, danger })) })).toEqual([null, null, null]);
  expect(told(pageOf(turned, 'coastal-flood-warning', nightAt))).toEqual([null, null, null]);
});

test('a day is called alike where the scores are close, and no beach is better', () => {
  for (const { better, text } of compareDays(open, at('Twin', washout.facingDeg), 3)) {
    expect(better).toBeNull();
    expect(text).toMatch(/both are alike: score (\d+) at Open, \1 at Twin\.$|neither has good hours\.$/);
  }
});

test('if one beach has no good hours, only the other is named', () => {
  const [today] = compareDays(at('Away', (washout.facingDeg + 100) % 360), open, 3);
  expect(today).toMatchObject({ better: 'open', text: expect.stringMatching(/^Today only Open has good hours/) });
});

test('today is called today until its light is over, then it is left out', () => {
  expect(compareDays(open, turned, 3)[0]?.text).toMatch(/^Today /);
  const night = Date.UTC(2026, 10, 21, 3);
  const [first] = compareDays({ ...open, now: night }, { ...turned, now: night }, 3);
  expect(first).toMatchObject({ dateNum: '2026-11-21', text: expect.stringMatching(/^On Saturday, November 21, /) });
});

test('without a forecast of both there is nothing to compare', () => {
  expect(compareDays(open, { ...turned, forecast: undefined }, 3)).toEqual([]);
});

test('a day whose surf one of them does not know yet is left out: unknown is not flat', () => {
  const { forecast } = turned;
  if (!forecast?.waves) return expect.fail();
  const { heightCm, faceCm } = forecast.waves;
  const known = 30;
  const cut = (column: readonly (number | null)[]) => column.map((value, hour) => (hour < known ? value : null));
  const waves = { ...forecast.waves, heightCm: cut(heightCm), faceCm: cut(faceCm) };
  const short = { ...turned, forecast: { ...forecast, waves } };
  expect(compareDays(open, turned, 3)).toHaveLength(3);
  for (const days of [compareDays(open, short, 3), compareDays(short, open, 3)])
    expect(days.map(({ dateNum }) => dateNum)).toEqual(['2026-11-20']);
});
