import { queueAlerts } from '@groundswell/data/alerts';
import { storedTraits } from '@groundswell/data/break-traits';
import { accuracy, type BeachesMessage, forecasts, pastDays, sealing, summaries } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { findTideStation } from '@groundswell/data/tide-stations';
import {
  type BeachForecast,
  composeSwellStory,
  expandHours,
  type JudgedStory,
  judgeStory,
  nowcast,
} from '@groundswell/forecast';
import { listAlertDays } from '@groundswell/forecast/alerts';
import {
  compareRuns,
  composeForecast,
  EARLIER_RUNS,
  type ForecastInput,
  summarizeForecast,
} from '@groundswell/forecast/compose';
import { encodeEntry } from '@groundswell/forecast-log';
import { isCycle } from '@groundswell/ocean';
import {
  correctAtBeach,
  dayAheadEntry,
  galesOfBirths,
  readOceanAtBeaches,
  readOceanSettings,
} from '@groundswell/pipeline';
import { doEach, job } from '@groundswell/runtime';
import * as v from 'valibot';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const message = v.object({
  cycle: v.pipe(v.string(), v.check(isCycle, 'The cycle must be ten digits.')),
  beachIds: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(25)),
  steps: v.optional(wholeNumber, 0),
  throughHour: v.optional(wholeNumber),
});

const BEACHES_AT_ONCE = 8;

/**
 * Composes and stores the forecasts of a batch of beaches. A beach that has left the catalogue is skipped. A failed
 * beach does not hold up the others.
 */
export const handler = job({ name: 'build-forecasts', message }, async ({ cycle, beachIds, steps, throughHour }) => {
  const beaches = beachIds.flatMap((id) => findBeach(id) ?? []);
  const settings = readOceanSettings();
  const [oceans, verified] = await Promise.all([
    readOceanAtBeaches({ cycle, throughHour }, beaches, settings),
    accuracy.findSummary(),
  ]);
  const galeOf = galesOfBirths();
  const built: number[] = [];
  try {
    await doEach(beaches, BEACHES_AT_ONCE, async (beach) => {
      const ocean = correctAtBeach(oceans.get(beach.id) ?? {}, beach, settings.biasCorrection ? verified : undefined);
      const heightErrors = verified?.heightErrors?.[ocean.waves?.source.model ?? ''];
      if (await buildForecast({ cycle, steps, throughHour }, beach, { ocean, heightErrors }, galeOf))
        built.push(beach.id);
    });
  } finally {
    // Alerts are queued once per cycle, after the complete build. An early build still takes the far days from the
    // previous cycle.
    if (throughHour === undefined && built.length > 0) await queueAlerts({ beachIds: built, builtAt: Date.now() });
  }
});

type GaleOf = ReturnType<typeof galesOfBirths>;

/**
 * Builds a beach's forecast, and returns whether it was built. It skips a beach without model data, or with a forecast
 * of a later cycle.
 */
async function buildForecast(
  { cycle, steps = 0, throughHour }: Pick<BeachesMessage, 'cycle' | 'steps' | 'throughHour'>,
  beach: CatalogueBeach,
  { ocean, heightErrors }: Pick<ForecastInput, 'ocean' | 'heightErrors'>,
  galeOf: GaleOf,
): Promise<boolean> {
  if (!ocean.waves && !ocean.air && !ocean.shortRange) return false;
  // Reads one run more than the comparison needs, since an early build may already have stored a forecast of this same
  // cycle.
  const before = await forecasts.readWithRuns(beach.id, EARLIER_RUNS + 1);
  if (before.cycle !== undefined && before.cycle > cycle) return false;

  const tideStation = beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
  const now = Date.now();
  const composed = composeForecast({
    beach,
    swellTransfer: findSwellTransfer(beach.id),
    tideStation,
    ocean,
    heightErrors,
    previous: before.forecast,
    now,
  });
  const runs = before.runs.map(({ forecast }) => forecast);
  const forecast = {
    ...composed,
    story: await judgedStory(composed, runs, now, galeOf),
    ...storedTraits(beach),
    runs: compareRuns(composed, runs),
  };
  await forecasts.put({ beachId: beach.id, cycle, composedAt: now, steps, forecast });
  // An early build is not sealed: its far days are of the cycle before, and the complete build follows.
  const entry = throughHour === undefined ? dayAheadEntry(forecast, beach, cycle) : undefined;
  if (entry) await sealing.put({ cycle, beachId: beach.id, steps, composedAt: now, text: encodeEntry(entry) });
  // The summary is written even if a better forecast is stored: the function that stored it may have died before this
  // step.
  const summary = summarizeForecast(nowcast(forecast, before.observed, now).forecast);
  await summaries.put(beach.id, cycle, summary, { steps, seenAt: before.observed?.checkedAt });
  const [today] = listAlertDays(forecast, 1);
  if (today) await pastDays.put(beach.id, today, now);
  return true;
}

/** Returns the story of the leading swell: its storm of origin, checked against earlier runs and the winds there. */
async function judgedStory(
  composed: BeachForecast,
  runs: readonly BeachForecast[],
  now: number,
  galeOf: GaleOf,
): Promise<JudgedStory | undefined> {
  const { beach } = composed;
  const tell = (forecast: BeachForecast) => composeSwellStory(expandHours(forecast), beach, now);
  const story = tell(composed);
  return story && judgeStory(story, runs.map(tell), await galeOf(story.birth, beach));
}
