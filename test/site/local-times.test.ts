import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { click } from '../support/hands.ts';
import { showMade } from '../support/made-forecast.ts';
import { visitors } from '../support/visitors.ts';

const ATLANTIC = '/forecast/indian-river-inlet-northside';
const HAWAII = '/forecast/banzai-pipeline';
/** Time zones of readers: one is a day ahead of both beaches, the other has a half-hour offset. */
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns'];

/** Matches weekdays, dates and times of day. */
const TIMES =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\bNov \d{1,2}\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b/gi;

const visit = visitors();
const graph = (page: Page) => page.getByRole('slider', { name: 'Hour of the forecast' });

test('the times of a beach are its own, wherever the reader is', async () => {
  const seen: string[][] = [];
  for (const timezoneId of ZONES) {
    const page = await visit('/offline', { timezoneId });
    const times: string[] = [];
    for (const [beach, now] of [
      [ATLANTIC, 'Fri Nov 20, 1\\d:\\d\\dam'],
      [HAWAII, 'Fri Nov 20, [5-7]:\\d\\dam'],
    ]) {
      await page.goto(`${inject('siteUrl')}${beach}?day=2026-11-21`);
      await graph(page).waitFor();
      await click(page.getByRole('region', { name: /Saturday/ }).getByRole('button', { name: '1 h' }));
      await page.getByRole('heading', { name: 'Forecast Details' }).waitFor();
      await page.getByRole('button', { name: 'Hide data' }).waitFor();
      await page.waitForLoadState('networkidle');
      const text = await page.locator('main').innerText();
      for (const label of ['Surf now, ', 'Updated ']) expect(text).toMatch(new RegExp(label + now, 'i'));
      // Removes lines that may change between two visits: the current surf, the update time, and the next high or low
      // tide.
      const lasting = text.replace(/Surf now, .*|Updated .*|^(high|low)\b.*\bat\b.*$/gim, '');
      times.push(lasting.match(TIMES)?.join(' ') ?? '');
      expect(times.at(-1)?.split(' ').length).toBeGreaterThan(50);
    }
    seen.push(times);
    await page.close();
  }
  expect(seen[1]).toEqual(seen[0]);
});

/** The sunrise and sunset of Indian River Inlet by NOAA's solar calculator: 38.61 N, 75.06 W. */
test.each([
  {
    now: '2026-10-31T15:00:00Z',
    day: '2026-11-01',
    night: ['12am', '1am', '1am', '2am'],
    hours: 25,
    sunrise: 6 * 60 + 27,
  },
  {
    now: '2027-03-13T15:00:00Z',
    day: '2027-03-14',
    night: ['12am', '1am', '3am', '4am'],
    hours: 23,
    sunrise: 7 * 60 + 13,
  },
])(
  'on $day, when clocks change, a day has $hours hours on the Atlantic and 24 in Hawaii',
  async ({ now, day, night, hours, sunrise }) => {
    const sunday = async (beach: string) => {
      const slug = beach.slice('/forecast/'.length);
      const before = (page: Page) => showMade(page, inject('siteUrl'), slug, Date.parse(now));
      const page = await visit(`${beach}?day=${day}`, { timezoneId: 'Asia/Tokyo', before });
      const details = page.getByRole('region', { name: /Sunday/ });
      await click(details.getByRole('button', { name: '1 h' }));
      return details;
    };
    const details = await sunday(ATLANTIC);
    const rows = details.locator('tbody th');
    await expect.poll(() => rows.count()).toBe(hours);
    expect((await rows.allInnerTexts()).slice(0, 4)).toEqual(night);
    await expect.poll(() => details.innerText()).toMatch(/Sunrise/i);
    const [, hour, minute] = /Sunrise\s+(\d+):(\d+)am/i.exec(await details.innerText()) ?? [];
    expect(Math.abs(Number(hour) * 60 + Number(minute) - sunrise)).toBeLessThanOrEqual(3);

    const there = await sunday(HAWAII);
    await expect.poll(() => there.locator('tbody th').count()).toBe(24);
  },
);
