import { spawnSync } from 'node:child_process';
import { findBeach } from '@groundswell/data/places';
import { findTideStation } from '@groundswell/data/tide-stations';
import { METRIC, unitsOfSystem } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast, wordsOf } from '@groundswell/present';
import { needs, POPPLER } from '@groundswell/test/support/needs';
import { expect, test } from 'vitest';
import { picturesOf, scanQrCode, wordsOfPdf } from '../../test-support/read-pdf.ts';
import { type DaySheet, drawDaySheet } from './day-sheet.ts';

const now = Date.UTC(2026, 10, 20, 12);
const _hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

function sheetOf(slug: string, lang: DaySheet['lang'], units: 1 | 2, dayIndex = 1): DaySheet {
  const beach = findBeach(slug) ?? expect.fail();
  const tideStation = beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
  const forecast = composeForecast({ beach, tideStation, ocean: madeOcean(now - 6 * 3_600_000), now });
  const words = wordsOf(lang);
  const place = [{ name: 'Somewhere', slug: 'somewhere' }];
  const of = { beach, place, forecast, words, now, basicDays: 3, days: 3 };
  const reply = presentForecast({ ...of, units: units === 2 ? METRIC : unitsOfSystem(1) });
  return { forecast: reply, dayIndex, words, lang, product: 'Groundswell', site: 'https://waves.example' };
}

test.each([
  ['steamer-lane', 'en', 1],
  ['indian-river-inlet-northside', 'es', 2],
  ['banzai-pipeline', 'zh-CN', 1],
] as const)(
  '%s in %s is one black-and-white page with its day, hours of light, tide and a QR code to the page',
  needs(POPPLER),
  async (slug, lang, units) => {
    const sheet = sheetOf(slug, lang, units);
    const pdf = await drawDaySheet(sheet);
    const said = wordsOfPdf(pdf).replaceAll(' ', '');
    const { forecast, words } = sheet;
    const day = forecast.days[sheet.dayIndex] ?? expect.fail();
    const noon = day.hourly[12] ?? expect.fail();
    for (const text of [
      forecast.name,
      day.dayTxt,
      words.sheet.caution,
      noon.surf,
      noon.wind,
      day.sunrise,
      ...day.tides.map(({ time }) => time),
    ])
      expect(said).toContain(String(text).replaceAll(' ', ''));
    expect(said).toContain('GFS-Wave');
    expect(said).not.toContain('gfswave');
    const [picture, ...others] = picturesOf(pdf);
    if (!picture) return expect.fail();
    expect(others).toEqual([]);
    expect(picture.isGrey).toBe(true);
    expect(scanQrCode(picture)).toBe(`https://waves.example/forecast/${slug}?day=${day.dateNum}`);
    expect(pdf.length).toBeLessThan(200_000);
  },
);
