import { findBeach } from '@groundswell/data/places';
import { unitsOfSystem } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast, wordsOf } from '@groundswell/present';
import { expect, test } from 'vitest';
import { drawPage } from './server.tsx';

const now = Date.parse('2026-11-20T15:00:00Z');

function draw(state: 'ready' | 'waiting', at = now): Promise<string> {
  const beach = findBeach('indian-river-inlet-northside');
  if (!beach) throw new Error('The catalogue has lost its 148.');
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
  const reply = presentForecast({
    beach,
    place: [],
    forecast: state === 'ready' ? forecast : undefined,
    observed: undefined,
    units: unitsOfSystem(1),
    words: wordsOf('en'),
    now: at,
    basicDays: 16,
    days: 16,
  });
  return drawPage({ path: `/forecast/${beach.slug}?units=1&lang=en`, reply, drawnAt: at });
}

test('the first screen is drawn without a browser: current surf, the sources, the days, the graph’s place', async () => {
  const page = await draw('ready');
  expect(page).toMatch(/<h1[^>]*>.*<span aria-hidden="true">Indian River Inlet, Northside<\/span><\/h1>/);
  expect(page).toContain('Fri Nov 20, 10:00am');
  for (const part of ['Conditions now', 'Sources and their age', 'id="timeline-title"', '<footer'])
    expect(page).toContain(part);
  expect(page).not.toContain('kept on your device');
});

test('it holds no inline script or style, which the content security policy would block', async () => {
  expect(await draw('ready')).not.toMatch(/<script|<style| style="/);
});

test('a beach that waits for its first forecast states so, and shows no dashes in place of numbers', async () => {
  const page = await draw('waiting');
  expect(page).toContain('The first forecast for this beach is being made.');
  expect(page).not.toContain('--<');
});

test('no part of it is left to the browser by an error', async () => {
  for (const page of [await draw('ready'), await draw('waiting'), await draw('ready', now + 30 * 3_600_000)])
    expect(page).not.toContain('<!--$!-->');
});

test('two drawings share no state', async () => {
  const [early, late] = [await draw('ready'), await draw('ready', now + 2 * 3_600_000)];
  expect(early).toContain('10:00am');
  expect(late).not.toContain('10:00am</');
});
