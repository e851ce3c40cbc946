import type { ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type AdvisoryList,
  type BeachForecast,
  beachTraits,
  compassPoint,
  expandHours,
  type ForecastDay,
  type ForecastHour,
  findBestHours,
  rateHour,
  representHours,
  staleHours,
  zoneOffsetMinutes,
} from '@groundswell/forecast';
import {
  advisoryChangeTimes,
  higherSurfAdvisoryOn,
  presentAdvisories,
  warnsOfHighSurf,
} from '../advisories/present-advisories.ts';
import { measuredChange } from '../now/measured-now.ts';
import { joinMeasured, presentConditions, type WeatherInput } from '../now/present-weather.ts';
import { placeName } from '../places/place-name.ts';
import { momentText } from '../texts/clock-text.ts';
import { emptyTimeline } from '../timeline/empty-timeline.ts';
import { presentTimeline } from '../timeline/present-timeline.ts';
import { voiceOf } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { type BoardTexts, bestBoard } from './best-board.ts';
import { bestNow } from './best-window.ts';
import { type ComparedDay, changeSentence } from './day-change.ts';
import { presentDay } from './present-day.ts';
import { oddsHeights } from './present-odds.ts';
import { presentSources } from './sources.ts';
import { presentTideDays } from './tide-days.ts';
import { todayIndex } from './today.ts';
import { type ViewedHour, viewHour } from './viewed-hour.ts';

type Alert = NonNullable<ForecastReply['favAlert']>;

const FORECAST_LASTS_MS = 30 * 60_000;
const WAITING_LASTS_MS = 60_000;
/**
 * The limit that separates complete from incomplete runs: a complete run covers more days than this, whatever its start
 * hour.
 */
const LEAST_WHOLE_DAYS = 14;
/** The time after which a run's missing later days are not expected to arrive any more before the next run. */
const READ_WITHIN_MS = 10 * 60_000;

/** The fields of a forecast reply that only a signed-in reader gets. */
export interface ForecastReader {
  readonly isFavorite: boolean;
  readonly favCount: number;
  readonly favLimit: number;
  readonly favAlert?: Readonly<Alert>;
  readonly isPremiumSubscriber: boolean;
}

export interface PresentInput extends WeatherInput {
  /** The region, the area and the group of nearby beaches that contain this beach, widest first. */
  readonly place: readonly { readonly name: string; readonly slug: string }[];
  readonly basicDays: number;
  /** The number of days to show, from today on. */
  readonly days: number;
  /** The weather service's advisories for all beaches. */
  readonly advisories?: AdvisoryList;
  readonly user?: ForecastReader;
  /** Whether the timeline also contains SVG paths that draw surf, swell and tide. */
  readonly drawings?: boolean;
  /** The URL of a board rental page to embed; absent if none is configured. */
  readonly rentalUrl?: string;
  /** The editors' texts beside a forecast; absent if none is shown. */
  readonly editorial?: Editorial;
}

/** The editors' texts in the reader's language; a part that is switched off is absent. */
export interface Editorial {
  readonly trip?: { readonly link: string; readonly txt: string };
  readonly boards?: BoardTexts;
}

/**
 * Presents the forecast for one reader: from today on, cut to `days`, in the reader's units. Without a forecast its
 * state is 'waiting'.
 */
export function presentForecast(stored: PresentInput): ForecastReply {
  const { input, joined } = joinMeasured(stored);
  const { forecast, beach, now } = input;
  const voice = voiceOf(input);
  const identity = presentIdentity(input, voice.words);
  if (!forecast || !stored.forecast) {
    return {
      ...identity,
      state: 'waiting',
      fcst_days: 0,
      fcst_expires: new Date(now + WAITING_LASTS_MS).toISOString(),
      sources: {},
      current: presentConditions(input, []),
      timeline: emptyTimeline(beach.facingDeg, voice),
      timeline_scale: voice.wave === 'ft' ? 4 : 1,
      odds_heights: oddsHeights(voice),
      days: [],
      tide_array: [],
      botd: null,
    };
  }

  const today = todayIndex(forecast, now);
  const days = forecast.days.slice(today, today + input.days);
  const traits = beachTraits(forecast);
  const all = expandHours(forecast, today + days.length);
  const hours = all.filter(({ day }) => day >= today).map((hour) => viewHour(rateHour(hour, traits), voice));
  const daysRead = daysReadOf(forecast, days, all, now);
  // The forecast changes between runs are computed without corrections from measurements. Otherwise each correction
  // would look like a change of the forecast.
  const { forecast: run } = stored;
  const compared = days.map(
    (day, index): ComparedDay => ({ forecast: run, day, index: today + index, fromToday: index, voice, now }),
  );
  const changed = changeSentence(compared);
  const stale = staleHours(forecast, now);
  const hour = all.find(({ at }) => now >= at && now < at + HOUR_MS);
  const change = measuredChange({ hour, observed: input.observed, beach, now });
  const shown = compared.map((of) => {
    const firstIndex = hours.findIndex(({ hour }) => hour.day === of.index);
    const until = hours.findIndex(({ hour }) => hour.day > of.index);
    const shownDay = presentDay({
      ...of,
      shown: forecast,
      measured: { change, today },
      hours: hours.slice(firstIndex, until < 0 ? hours.length : until),
      firstIndex,
    });
    // The advisory announces higher surf than this forecast contains. The confidence is therefore left out.
    const advisory = higherSurfAdvisoryOn(identity, shownDay);
    return advisory
      ? { ...shownDay, confidence: null, odds: null, unsure: voice.words.runs.unsure(advisory.name) }
      : shownDay;
  });
  const [day] = days;
  const best = day && now >= day.startAt ? bestNow({ hours, day, timeZone: beach.timeZone }, now, voice) : {};
  const current = presentConditions(input, all, { ...best, joined });
  const isWarned = warnsOfHighSurf(input.advisories, [beach.id], now);
  const { timeline, scale } = presentTimeline({
    forecast,
    days,
    hours,
    voice,
    measuredChange: change,
    drawings: input.drawings,
  });
  // The likely range is drawn only for days that have a confidence.
  const ofConfidentDays = (parts: readonly (number | null)[]) =>
    parts.map((part, at) => (shown[timeline.summaryDay[at] ?? 0]?.confidence ? part : null));
  return {
    ...identity,
    state: 'ready',
    fcst_days: days.length,
    fcst_expires: expiry(
      [
        days[0]?.endAt ?? now,
        ...(daysRead === undefined ? [] : [now + WAITING_LASTS_MS]),
        ...advisoryChangeTimes(input.advisories, [beach.id]),
      ],
      now,
    ),
    updated: new Date(forecast.updatedAt).toISOString(),
    updatedTxt: momentText(forecast.updatedAt, beach.timeZone, voice.words),
    ...(stale !== undefined && { stale_hours: stale }),
    ...(daysRead !== undefined && { days_read: daysRead }),
    ...(changed !== undefined && { changed }),
    sources: presentSources(forecast, voice.words),
    current: isWarned && !current.danger ? { ...current, summary: undefined } : current,
    timeline: {
      ...timeline,
      surfLikelyMin: ofConfidentDays(timeline.surfLikelyMin),
      surfLikelyMax: ofConfidentDays(timeline.surfLikelyMax),
      surfHalfMin: ofConfidentDays(timeline.surfHalfMin),
      surfHalfMax: ofConfidentDays(timeline.surfHalfMax),
    },
    timeline_scale: scale,
    nowHour: Math.min(hours.length - 1, Math.max(0, Math.floor((now - (days[0]?.startAt ?? now)) / HOUR_MS))),
    odds_heights: oddsHeights(voice),
    days: shown,
    tide_array: presentTideDays(forecast, days, voice),
    botd: boardOfDay(days[0], { hours, now }, input.editorial?.boards),
  };
}

function presentIdentity(input: PresentInput, words: Words) {
  const { forecast, beach, place, now, basicDays, days, advisories, user, rentalUrl, editorial } = input;
  const facingDeg = forecast?.beach.facingDeg ?? beach.facingDeg;
  const [nearbyBuoy] = beach.buoyIds;
  return {
    kind: 'beach' as const,
    title: words.page.title(beach.name),
    name: beach.name,
    slug: beach.slug,
    place: place.map((around) => ({ name: placeName(around, words), slug: around.slug })),
    lat: beach.lat,
    lon: beach.lon,
    timezone: beach.timeZone,
    timezone_offset: zoneOffsetMinutes(beach.timeZone, now),
    basicDays,
    beachId: beach.id,
    ...(nearbyBuoy !== undefined && { nearby_buoy: nearbyBuoy }),
    beachFaceDir: facingDeg,
    beachFaceDirTxt: words.compass[compassPoint(facingDeg)],
    ...(beach.asks && { asks: beach.asks }),
    ...presentAdvisories(beach, { advisories, now, days }, words),
    loggedIn: user !== undefined,
    isFavorite: user?.isFavorite ?? false,
    favCount: user?.favCount ?? 0,
    favLimit: user?.favLimit ?? 0,
    hasFavAlert: user?.favAlert !== undefined,
    favAlert: user?.favAlert ?? null,
    is_premium_subscriber: user?.isPremiumSubscriber ?? false,
    wrsc: editorial?.trip ? { ...editorial.trip, img_id: 'recommended-surf-trip' } : null,
    quiver: rentalUrl === undefined ? null : { url: rentalUrl },
  };
}

/**
 * Counts the days with waves while a run's later days are still being read. A new run is first composed from its first
 * days, and completed within minutes. Undefined for a complete forecast.
 */
function daysReadOf(
  { updatedAt }: BeachForecast,
  days: readonly ForecastDay[],
  hours: readonly ForecastHour[],
  now: number,
): number | undefined {
  const last = hours.findLast(({ faceHeightM }) => faceHeightM !== undefined);
  const read = 1 + days.findIndex(({ endAt }) => last !== undefined && last.at < endAt);
  const isWhole = read === 0 || read >= Math.min(days.length, LEAST_WHOLE_DAYS);
  return isWhole || now - updatedAt > READ_WITHIN_MS ? undefined : read;
}

/**
 * Returns when the reply expires: after half an hour, at the end of the first day, or when an advisory begins or ends.
 */
function expiry(changeTimes: readonly number[], now: number): string {
  return new Date(Math.min(now + FORECAST_LASTS_MS, ...changeTimes.filter((at) => at > now))).toISOString();
}

/** Picks the board for today's best hours; null if no hour is worth surfing. */
function boardOfDay(
  day: ForecastDay | undefined,
  { hours, now }: { readonly hours: readonly ViewedHour[]; readonly now: number },
  boards: BoardTexts | undefined,
): ForecastReply['botd'] {
  const best = boards && day && findBestHours(hours, day, now);
  if (!best) return null;
  const { faceHeightM, condition } = representHours(best.window.map(({ hour }) => hour));
  if (faceHeightM === undefined) return null;
  const middle = best.window[Math.floor(best.window.length / 2)];
  return bestBoard(faceHeightM, middle?.first?.periodS, condition, boards);
}
