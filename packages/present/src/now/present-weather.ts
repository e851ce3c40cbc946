import type { BestNowReply, CurrentWeatherReply, NoBest } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type Beach,
  type BeachForecast,
  beachTraits,
  describeSky,
  expandHours,
  type ForecastHour,
  isFlat,
  type Nowcast,
  nowcast,
  type ObservedAtBeach,
  type Rating,
  rateCondition,
  rateHour,
  windOrigin,
  windRelation,
} from '@groundswell/forecast';
import { bestNow, presentFacts } from '../beach/best-window.ts';
import { isDaylight } from '../beach/present-day.ts';
import { todayIndex } from '../beach/today.ts';
import { viewHour } from '../beach/viewed-hour.ts';
import { momentText } from '../texts/clock-text.ts';
import { correctionNote } from '../texts/correction-note.ts';
import { presentDanger } from '../texts/present-danger.ts';
import { reasonTexts } from '../texts/reason-text.ts';
import { surfNumbers } from '../texts/surf-text.ts';
import { type Voice, type VoiceOf, voiceOf } from '../words/voice.ts';
import { presentJoins } from './joins.ts';
import {
  type ConditionsInput,
  type Measured,
  presentAir,
  presentWater,
  presentWaves,
  presentWind,
  windNow,
} from './measured-now.ts';
import { summaryText } from './summary-text.ts';
import { presentTideNow } from './tide-now.ts';

const WEATHER_LASTS_MS = 10 * 60_000;

export interface WeatherInput extends VoiceOf {
  /** Absent until the beach's first forecast is composed. */
  readonly forecast?: BeachForecast;
  readonly beach: Beach;
  readonly observed?: ObservedAtBeach;
  /** UTC ms. */
  readonly now: number;
}

/**
 * Presents the current conditions: instrument readings while they are fresh, else the model's values with a note. Wind,
 * surf, rating and score are from the current forecast hour, which the measurements correct.
 */
export function presentWeather(stored: WeatherInput): CurrentWeatherReply {
  const { input, joined } = joinMeasured(stored);
  const { forecast, now } = input;
  const hours = forecast ? expandHours(forecast, todayIndex(forecast, now) + 1) : [];
  return presentConditions(input, hours, { ...bestToday(input, hours), joined });
}

/**
 * Returns the input with its forecast corrected by measurements, and the corrections. Every view must show this
 * corrected forecast.
 */
export function joinMeasured<Input extends WeatherInput>(
  stored: Input,
): { readonly input: Input; readonly joined: Omit<Nowcast, 'forecast'> } {
  if (!stored.forecast) return { input: stored, joined: {} };
  const { forecast, ...joined } = nowcast(stored.forecast, stored.observed, stored.now);
  return { input: { ...stored, forecast }, joined };
}

/** Inputs of the current conditions that the current forecast hour does not contain. */
export interface ConditionsWith {
  /** Today's best remaining hours; without any, `noBest` gives the reason. */
  readonly best?: BestNowReply;
  readonly noBest?: NoBest;
  readonly joined?: Omit<Nowcast, 'forecast'>;
}

/** Presents the current conditions like `presentWeather`, from hours that are already corrected and expanded. */
export function presentConditions(
  input: WeatherInput,
  hours: readonly ForecastHour[],
  { best, noBest, joined = {} }: ConditionsWith = {},
): CurrentWeatherReply {
  const { forecast, observed, now } = input;
  const voice = voiceOf(input);
  const facingDeg = forecast?.beach.facingDeg ?? input.beach.facingDeg;
  const hour = hours.find(({ at }) => now >= at && now < at + HOUR_MS);
  const of: ConditionsInput = { hour, observed, facingDeg, beach: input.beach, voice, now };
  const parts = [presentWind(of), presentWaves(of), presentWater(of), presentAir(of)];
  const { joins, notes, warnings: joinWarnings } = presentJoins(joined, of);
  // Flat surf has no condition that a wind could change.
  const isRated = hour?.faceHeightM !== undefined && !isFlat(hour.faceHeightM);
  const warnings = [
    ...parts.flatMap(({ note, isWarning }) => (note && isWarning ? note : [])),
    ...(isRated ? joinWarnings : []),
  ];
  const missing = new Set(parts.flatMap(({ note, isMissing }) => (note && isMissing ? note : [])));
  const rating = hour?.rating ?? rateCondition(windNow(of) ?? {}, facingDeg, undefined);
  return {
    as_of: new Date(now).toISOString(),
    asOfTxt: momentText(now, input.beach.timeZone, voice.words),
    ...Object.assign({}, ...parts.map(({ fields }) => fields)),
    ...presentSky(input, voice, hour),
    ...presentTideNow(forecast, voice, now),
    ...presentSurf(of, rating, forecast),
    ...(best && { best }),
    ...(noBest && { noBest }),
    reasons: hour || rating.condition ? reasonTexts(rating.reasons, voice) : [],
    notes: [
      // Several values can share one note.
      ...new Set(parts.flatMap(({ note }) => note ?? [])),
      ...notes,
      ...(forecast?.sources.waves?.corrected ?? []).map((one) => correctionNote(one, voice.words)),
    ],
    ...(warnings.length > 0 && { warnings }),
    ...(missing.size > 0 && { missing: [...missing] }),
    ...(joins.length > 0 && { joins }),
    expires: expiry(parts, now),
  };
}

type SurfNow = Pick<CurrentWeatherReply, 'nowSurfMin' | 'nowSurfMax' | 'surfUnits' | 'nowCond'> &
  Partial<CurrentWeatherReply>;

function presentSurf(of: ConditionsInput, rating: Rating, forecast: BeachForecast | undefined): SurfNow {
  const { words } = of.voice;
  const faceHeightM = of.hour?.faceHeightM;
  const { min, max } = surfNumbers(forecast && faceHeightM, of.voice);
  const fields: SurfNow = {
    nowSurfMin: min,
    nowSurfMax: max,
    surfUnits: of.voice.wave,
    nowCond: rating.condition ?? null,
  };
  const wind = windNow(of);
  const originDeg = windOrigin(wind?.windSpeedMps, wind?.windFromDeg);
  const relation = originDeg === undefined ? undefined : windRelation(originDeg, of.facingDeg);
  // Flat surf has no condition.
  if (rating.condition && !(faceHeightM !== undefined && isFlat(faceHeightM))) {
    const isCalm = rating.reasons.some(({ because }) => because === 'light-wind');
    const condition = words.conditions[rating.condition];
    fields.nowCondDesc =
      isCalm || !relation
        ? words.surf.withoutWind(condition)
        : words.surf.withWind(condition, words.relations[relation]);
  }
  if (!forecast || !of.hour || faceHeightM === undefined) return fields;
  const rated = rateHour(of.hour, beachTraits(forecast));
  const viewed = viewHour(rated, of.voice);
  if (viewed.surf !== null) fields.nowSurf = viewed.surf;
  const danger = presentDanger([faceHeightM], of.voice);
  if (danger) fields.danger = danger;
  if (viewed.score.score !== undefined) {
    fields.nowScore = viewed.score.score;
    fields.scoreFacts = presentFacts(viewed.score.parts, of.voice);
  }
  fields.summary = summaryText(
    {
      ...{ faceHeightM, main: viewed.first, seaShare: of.hour.seaShare },
      ...{ windSpeedMps: wind?.windSpeedMps, relation, condition: rating.condition },
    },
    words,
  );
  return fields;
}

function presentSky(
  { forecast, now }: WeatherInput,
  { words }: Voice,
  hour: ForecastHour | undefined,
): Pick<CurrentWeatherReply, 'sky' | 'sky_icon'> {
  const day = hour && forecast?.days[hour.day];
  const sky = day && describeSky(hour, isDaylight(day, now));
  return sky ? { sky: words.sky[sky.words], sky_icon: sky.icon } : {};
}

function bestToday(input: WeatherInput, hours: readonly ForecastHour[]): ReturnType<typeof bestNow> {
  const { forecast, now } = input;
  const today = forecast?.days.find(({ startAt, endAt }) => now >= startAt && now < endAt);
  if (!forecast || !today) return {};
  const traits = beachTraits(forecast);
  const ofToday = hours.filter(({ at }) => at >= today.startAt && at < today.endAt);
  const rated = ofToday.map((hour) => rateHour(hour, traits));
  return bestNow({ hours: rated, day: today, timeZone: forecast.beach.timeZone }, now, voiceOf(input));
}

/** Returns when the reply expires: after ten minutes, at the next full hour, or when a reading stops being fresh. */
function expiry(parts: readonly Measured[], now: number): string {
  const nextHour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const ends = parts.flatMap(({ freshUntil }) => freshUntil ?? []).filter((at) => at > now);
  return new Date(Math.min(now + WEATHER_LASTS_MS, nextHour, ...ends)).toISOString();
}
