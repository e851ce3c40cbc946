import { IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { correctOcean } from '@groundswell/forecast/verify';
import { expect, test } from 'vitest';
import { presentWeather } from '../now/present-weather.ts';
import { english } from '../words/english.ts';
import { correctionNote } from './correction-note.ts';

const raised = { buoyId: '44097', band: 'long', factor: 1.084, since: '2026-11-03' } as const;

test('a note names the corrected heights, the amount, the buoy and since when', () => {
  expect(correctionNote(raised, english)).toBe('Heights of waves over 13 s raised 8% to match buoy 44097, since Nov 3');
  expect(correctionNote({ ...raised, band: 'short', factor: 0.875 }, english)).toBe(
    'Heights of waves under 9 s lowered 13% to match buoy 44097, since Nov 3',
  );
  expect(correctionNote({ ...raised, sector: 5 }, english)).toBe(
    'Heights of waves over 13 s from SW raised 8% to match buoy 44097, since Nov 3',
  );
});

test('a corrected forecast always has the note, an uncorrected one never', () => {
  const now = Date.UTC(2026, 10, 20, 13);
  const notesOf = (ocean: ReturnType<typeof madeOcean>) =>
    presentWeather({
      forecast: composeForecast({ beach: washout, ocean, now }),
      beach: washout,
      units: IMPERIAL,
      now,
    }).notes.filter((note) => note.includes('to match buoy'));
  const ocean = madeOcean(Date.UTC(2026, 10, 20, 6));
  expect(notesOf(correctOcean(ocean, [{ ...raised, band: 'middle' }]))).toEqual([
    'Heights of waves of 9 to 13 s raised 8% to match buoy 44097, since Nov 3',
  ]);
  expect(notesOf(ocean)).toEqual([]);
});
