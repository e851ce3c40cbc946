import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { stepsOf } from '../model/steps.ts';
import { ageOfRun } from './run-age.ts';
import { layOutAxis, layOutCurve } from './time-axis.ts';
import { timeWords, zoneName, zoneTitle } from './time-words.ts';

const RUN_AT = Date.UTC(2026, 10, 20, 6);
const steps = stepsOf('wave', { run: '2026112006', model: 'gfs', hours: [0, 3, 6, 9, 54, 384] });

test('days of the axis begin at midnight of the reader’s clock; weekends are marked', () => {
  const { days, xOf } = layOutAxis(steps, 1000, 'America/New_York');
  expect(days).toHaveLength(17);
  expect(days[1]?.x).toBeCloseTo(xOf(Date.UTC(2026, 10, 21, 5)));
  expect(days.slice(0, 4).map(({ isWeekend }) => isWeekend)).toEqual([false, true, true, false]);
  expect(days.reduce((sum, { widthPx }) => sum + widthPx, 0)).toBeCloseTo(1000);
});

test('a place of the axis leads to the nearest step that is drawn', () => {
  const axis = layOutAxis(steps, 1000, 'UTC');
  expect(steps[axis.stepAt(-50)]?.hour).toBe(0);
  expect(steps[axis.stepAt(axis.xOf(RUN_AT + 40 * HOUR_MS))]?.hour).toBe(54);
  expect(steps[axis.stepAt(2000)]?.hour).toBe(384);
});

test('the curve breaks at steps that are not loaded or drawn; its peak is set only when it is complete', () => {
  const { xOf } = layOutAxis(steps, 1000, 'UTC');
  const layOut = (missing?: number) => {
    const series = steps.map(({ hour }) => (hour === missing ? undefined : hour === 9 ? 12 : 4));
    return layOutCurve(steps, series, { xOf, top: 10, bottom: 50, least: 5 });
  };
  const curve = layOut();
  // The server has rendered hours 0 to 9, hour 54 and hour 384; the curve breaks between them.
  expect(curve.lines).toHaveLength(3);
  expect(steps[curve.peak ?? -1]?.hour).toBe(9);
  expect(layOut(6).lines).toHaveLength(4);
  expect(layOut(6).peak).toBeUndefined();
  // The last hour is isolated, so it is a bar.
  const last = xOf(steps.at(-1)?.at ?? 0);
  expect(curve.areas.at(-1)).toContain(`M${(last - 2).toFixed(1)} 50L${(last - 2).toFixed(1)} `);
  expect(curve.areas.at(-1)).toContain(`L${(last + 2).toFixed(1)} 50z`);
  expect(curve.yOf(0)).toBe(50);
  expect(curve.yOf(12)).toBeGreaterThanOrEqual(10);
});

test('hours and days are those of the reader’s clock, in the reader’s language', () => {
  const at = Date.UTC(2026, 10, 21, 2);
  expect(timeWords('en', 'America/New_York').moment(at)).toBe('Fri Nov 20, 9pm');
  expect(timeWords('en', 'America/New_York').momentAlone(at)).toBe('Fri Nov 20, 9pm UTC-5');
  expect(timeWords('en', 'Asia/Kolkata').hour(at)).toBe('7:30am');
  expect([timeWords('en', 'Asia/Kolkata'), timeWords('en', 'UTC')].map((words) => words.hourAlone(at))).toEqual([
    '7:30am',
    '2am UTC',
  ]);
  expect(timeWords('es', 'UTC').moment(at)).toBe('sáb 21 nov, 2:00');
  expect(timeWords('zh-CN', 'UTC').hour(at)).toBe('2:00');
  const zones = ['UTC', 'America/New_York', 'Asia/Kolkata'];
  expect(zones.map((zone) => zoneName(zone, at))).toEqual(['UTC', 'UTC-5', 'UTC+5:30']);
});

test('a zone is called by its name and its offset in every language, one without a name by its offset', () => {
  const at = Date.UTC(2026, 10, 21, 2);
  const title = (zone: string) =>
    ['en', 'es', 'zh-CN'].map((language) => zoneTitle(language, zone, at).replace('\u2060', ''));
  expect(title('America/New_York')).toEqual(['ET (UTC-5)', 'hora de Nueva York (UTC-5)', '纽约时间（UTC-5）']);
  expect([zoneTitle('en', 'Etc/GMT+5', at), zoneTitle('en', 'UTC', at)]).toEqual(['UTC-5', 'UTC']);
});

test('a run that crosses a change of clocks has the hours that clocks show, before it and after', () => {
  const [before, after] = [Date.UTC(2026, 9, 31, 16), Date.UTC(2026, 10, 2, 17)];
  const words = timeWords('en', 'America/New_York');
  expect([before, after].map(words.momentAlone)).toEqual(['Sat Oct 31, 12pm UTC-4', 'Mon Nov 2, 12pm UTC-5']);
  const crossing = stepsOf('wave', { run: '2026103106', model: 'gfs', hours: [0, 3] });
  const { days, xOf } = layOutAxis(crossing, 1000, 'America/New_York');
  expect(days.slice(0, 4).map(({ startAt }) => words.moment(startAt))).toEqual([
    'Sat Oct 31, 12am',
    'Sun Nov 1, 12am',
    'Mon Nov 2, 12am',
    'Tue Nov 3, 12am',
  ]);
  expect(days[2]?.x).toBeCloseTo(xOf(Date.UTC(2026, 10, 2, 5)));
});

test('a weekday alone names one of the next six days, a later one has its date', () => {
  const [now, sunday] = [Date.UTC(2026, 10, 20, 15), Date.UTC(2026, 11, 6, 6)];
  const words = ['en', 'es', 'zh-CN'].map((language) => timeWords(language, 'UTC'));
  expect(words.map((each) => each.dayFrom(now, sunday))).toEqual(['Sun Dec 6', 'dom 6 dic', '12月6日周日']);
  expect(words.map((each) => each.dayFrom(now, now + 5 * 86_400_000))).toEqual(['Wed', 'mié', '周三']);
});

test('a run ages from when it was drawn; one that is an hour overdue is late', () => {
  const drawnAt = RUN_AT + 5 * HOUR_MS;
  expect(ageOfRun(RUN_AT, drawnAt, drawnAt + 48 * 60_000)).toEqual({
    ageMin: 48,
    nextAt: drawnAt + 6 * HOUR_MS,
    isLate: false,
  });
  expect(ageOfRun(RUN_AT, drawnAt, drawnAt + 7 * HOUR_MS + 1).isLate).toBe(true);
  expect(ageOfRun(RUN_AT, undefined, RUN_AT + 6 * HOUR_MS).ageMin).toBe(60);
  expect(ageOfRun(RUN_AT, RUN_AT - HOUR_MS, RUN_AT).ageMin).toBe(0);
});
