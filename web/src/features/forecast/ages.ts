import type { ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { cycleHour } from './clock.ts';

const words = messages.forecast.ages;
const RUN_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** What stands in the wire where the model speaks for an instrument. */
const MODEL = 'FORECAST';

/** Where the numbers come from and how old they are, most telling first. `sinceMin` is how long ago the reply came. */
export function agesOf({ current, sources }: ForecastReply, sinceMin: number): readonly string[] {
  const ages: string[] = [];
  const add = (name: string, ageMin: number | undefined) =>
    ages.push(ageMin === undefined ? name : `${name}, ${ageWords(ageMin + sinceMin)}`);

  if (current.buoy && current.buoy !== MODEL) {
    const seen = [current.wvht, current.wvper, current.wvdir].filter(Boolean).join(' ');
    add(seen ? `${words.buoy(current.buoy)} ${seen}` : words.buoy(current.buoy), current.buoy_age_min);
  }
  if (current.wind_station && current.wind_station !== MODEL)
    add(words.wind(current.wind_station), current.wind_age_min);
  if (current.sst_station && current.sst_station !== MODEL) add(words.water(current.sst_station), current.sst_age_min);
  if (sources.waves) ages.push(`${words.run(cycleHour(sources.waves.run))} of ${sources.waves.model}`);
  if (sources.waves?.cell) ages.push(words.cell(Math.round(sources.waves.cell.distance_km)));
  return ages.map((age, i) => (i === 0 ? age.charAt(0).toUpperCase() + age.slice(1) : age));
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
    warnings.push(messages.forecast.standIn(source.model, run, spanWords(Math.abs(hours)), hours < 0));
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
