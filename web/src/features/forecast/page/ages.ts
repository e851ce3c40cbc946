import type { ForecastReply } from '@groundswell/contracts';
import { modelName, stationName } from '@groundswell/present';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { agoWords } from '../../../ui/ago-words.ts';
import { capitalized } from '../../../ui/capitalized.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import { cycleHour } from '../clock.ts';
import { MODEL } from './buoy-to-open.ts';

interface Age {
  readonly text: string;
  /** The exact model and its grid. */
  readonly detail?: string;
}

/** Returns a summary of the ages: the measured values grouped by age, the modelled ones, and the run's hour. */
export function agesInShort({ current, sources }: ForecastReply, sinceMin: number): readonly string[] {
  const measured = new Map<string, string[]>();
  const modelled: string[] = [];
  const add = (name: string, station: string | undefined, ageMin: number | undefined) => {
    if (station === MODEL) modelled.push(name);
    if (station === MODEL || ageMin === undefined) return;
    const age = agoWords(ageMin + sinceMin);
    measured.set(age, [...(measured.get(age) ?? []), name]);
  };
  // A buoy that no longer reports is omitted here, because a separate warning mentions it.
  if (current.buoy && current.buoy !== MODEL)
    add(m.forecast_buoy({ id: current.buoy }), current.buoy, current.buoy_age_min);
  add(m.forecast_of_wind(), current.wind_station, current.wind_age_min);
  add(m.forecast_of_water(), current.sst_station, current.sst_age_min);
  add(m.forecast_of_air(), current.atmp_station, current.atmp_age_min);
  const ages = [...measured].map(([age, names]) => m.forecast_aged_short({ what: names.join(m.ui_list_comma()), age }));
  if (modelled.length > 0) ages.push(m.forecast_not_measured({ what: modelled.join(m.ui_list_comma()) }));
  if (sources.waves) ages.push(m.forecast_run_short({ hour: cycleHour(sources.waves.run) }));
  return ages.map((age, i) => (i === 0 ? capitalized(age) : age));
}

/**
 * Returns the sources of the numbers with their ages, the most important first. `sinceMin` is the number of minutes
 * since the reply.
 */
export function agesOf({ current, sources, timeline }: ForecastReply, sinceMin: number): readonly Age[] {
  const ages: Age[] = [];
  const add = (name: string, ageMin: number | undefined) =>
    ages.push({
      text: ageMin === undefined ? name : m.forecast_aged({ what: name, age: agoWords(ageMin + sinceMin) }),
    });

  if (current.buoy && current.buoy !== MODEL) {
    const seen = [current.wvht, current.wvper, current.wvdir].filter(Boolean).join(' ');
    add([m.forecast_buoy({ id: current.buoy }), seen].filter(Boolean).join(' '), current.buoy_age_min);
  }
  for (const { names, station, ageMin } of groupByStation(current))
    add(m.forecast_measured_from({ what: new Intl.ListFormat(language).format(names), station }), ageMin);
  if (sources.waves) {
    const { model, run, cell } = sources.waves;
    ages.push({ text: m.forecast_run({ model: `NOAA ${modelName(model)}`, hour: cycleHour(run) }), detail: model });
    if (cell)
      ages.push({ text: m.forecast_cell({ distance: distanceWords(cell.distance_km, timeline.surfSvgUnits) }) });
  }
  return ages.map((age) => ({ ...age, text: capitalized(age.text) }));
}

interface Measured {
  readonly names: readonly string[];
  readonly station: string;
  readonly ageMin: number | undefined;
}

/** Groups the measured values by station and age. */
function groupByStation(current: ForecastReply['current']): readonly Measured[] {
  const groups = new Map<string, Measured>();
  for (const [name, station, ageMin] of [
    [m.forecast_of_wind(), current.wind_station, current.wind_age_min],
    [m.forecast_of_water(), current.sst_station, current.sst_age_min],
    [m.forecast_of_air(), current.atmp_station, current.atmp_age_min],
  ] as const) {
    if (!station || station === MODEL) continue;
    const key = `${station} ${ageMin}`;
    const names = [...(groups.get(key)?.names ?? []), name];
    groups.set(key, { names, station: stationName(station), ageMin });
  }
  return [...groups.values()];
}

/** Returns the warnings: an overdue run, a missing model, or an old run in place of today's. */
export function warningsOf({ state, sources, stale_hours }: ForecastReply, language = 'en'): readonly string[] {
  const warnings = stale_hours === undefined ? [] : [m.forecast_stale({ hours: Math.round(stale_hours) })];
  if (state === 'ready' && !sources.waves) warnings.push(m.forecast_no_wave_run());
  if (state === 'ready' && !sources.wind) warnings.push(m.forecast_no_wind_run());
  for (const source of [sources.waves, sources.wind]) {
    if (!source?.stand_in_hours) continue;
    const run = `${runDay(source.run, language)}${language === 'zh-CN' ? ' ' : ', '}${cycleHour(source.run)}Z`;
    const hours = source.stand_in_hours;
    const moved = { model: `NOAA ${modelName(source.model)}`, run, moved: spanWords(Math.abs(hours)) };
    warnings.push(hours < 0 ? m.forecast_stand_in_back(moved) : m.forecast_stand_in_on(moved));
  }
  return warnings;
}

/** Formats the day of a run in the reader's language: 'Nov 20, 2026'. */
function runDay(run: string, language: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(run).toLocaleDateString(language, options);
}

function spanWords(hours: number): string {
  return hours < 72 ? m.forecast_hours({ hours }) : m.forecast_in_days({ days: Math.round(hours / 24) });
}
