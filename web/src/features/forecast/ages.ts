import type { ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { cycleHour } from './clock.ts';
import { modelName, stationName } from './source-names.ts';

const words = messages.forecast.ages;
const RUN_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** What stands in the wire where the model speaks for an instrument. */
const MODEL = 'FORECAST';

interface Age {
  readonly text: string;
  /** For those who want to know exactly: the model and its grid. */
  readonly detail?: string;
}

/** Where the numbers come from and how old they are, most telling first. `sinceMin` is how long ago the reply was true. */
export function agesOf({ current, sources }: ForecastReply, sinceMin: number): readonly Age[] {
  const ages: Age[] = [];
  const add = (name: string, ageMin: number | undefined) =>
    ages.push({ text: ageMin === undefined ? name : `${name}, ${ageWords(ageMin + sinceMin)}` });

  if (current.buoy && current.buoy !== MODEL) {
    const seen = [current.wvht, current.wvper, current.wvdir].filter(Boolean).join(' ');
    add(seen ? `${words.buoy(current.buoy)} ${seen}` : words.buoy(current.buoy), current.buoy_age_min);
  }
  const wind = instrument(current.wind_station);
  const water = instrument(current.sst_station);
  if (wind && wind === water && current.wind_age_min === current.sst_age_min) {
    add(words.windAndWater(wind), current.wind_age_min);
  } else {
    if (wind) add(words.wind(wind), current.wind_age_min);
    if (water) add(words.water(water), current.sst_age_min);
  }
  if (sources.waves) {
    const { model, run, cell } = sources.waves;
    ages.push({ text: words.run(modelName(model), cycleHour(run)), detail: model });
    if (cell) ages.push({ text: words.cell(Math.round(cell.distance_km)) });
  }
  return ages.map((age, i) => (i === 0 ? { ...age, text: age.text.charAt(0).toUpperCase() + age.text.slice(1) } : age));
}

function instrument(station: string | undefined): string | undefined {
  return station && station !== MODEL ? stationName(station) : undefined;
}

/** What makes all of it less sure: an overdue run, a part that did not come, or an old run that stands in for today's. */
export function warningsOf({ state, sources, stale_hours }: ForecastReply): readonly string[] {
  const warnings = stale_hours === undefined ? [] : [messages.forecast.stale(Math.round(stale_hours))];
  if (state === 'ready' && !sources.waves) warnings.push(messages.forecast.noWaveRun);
  if (state === 'ready' && !sources.wind) warnings.push(messages.forecast.noWindRun);
  for (const source of [sources.waves, sources.wind]) {
    if (!source?.stand_in_hours) continue;
    const run = `${RUN_DAY.format(Date.parse(source.run))}, ${cycleHour(source.run)}Z`;
    const hours = source.stand_in_hours;
    warnings.push(messages.forecast.standIn(modelName(source.model), run, spanWords(Math.abs(hours)), hours < 0));
  }
  return warnings;
}

function spanWords(hours: number): string {
  return hours < 72 ? messages.forecast.hours(hours) : messages.forecast.inDays(Math.round(hours / 24));
}

/** '12 min ago', from two hours on '3 h ago'. */
export function ageWords(ageMin: number): string {
  const min = Math.max(0, Math.round(ageMin));
  return min < 120 ? words.minutes(min) : words.hours(Math.round(min / 60));
}
