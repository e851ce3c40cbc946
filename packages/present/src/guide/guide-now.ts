import type { BeachGuideReply, CurrentWeatherReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  angleBetweenDeg,
  type BreakTraits,
  beachTraits,
  type ForecastHour,
  KNOTS_PER_MPS,
  rateHour,
  type TideStage,
  tideStage,
  tideThirds,
  windLimitsAt,
} from '@groundswell/forecast';
import { presentConditions, type WeatherInput } from '../now/present-weather.ts';
import { fromText, speedNumber } from '../texts/quantities.ts';
import { voiceOf } from '../words/voice.ts';

type Now = BeachGuideReply['now'];

interface NowInput extends WeatherInput {
  readonly break?: BreakTraits;
  readonly likes?: readonly TideStage[];
}

/**
 * Rates the current hour by the conditions that suit the break. It uses the same current conditions as the top of the
 * beach page.
 */
export function presentGuideNow(
  input: NowInput,
  hours: readonly ForecastHour[],
): { readonly current: CurrentWeatherReply; readonly shown: Now } {
  const current = presentConditions(input, hours);
  const hour = hours.find(({ at }) => input.now >= at && input.now < at + HOUR_MS);
  return {
    current,
    shown: {
      ...swellNow(input, hour),
      ...windNow(input, current),
      ...tideNow(input, current, hour),
      ...surfNow(input, current, hour),
    },
  };
}

function swellNow(input: NowInput, hour: ForecastHour | undefined): Now {
  const { forecast } = input;
  const main = forecast && hour && rateHour(hour, beachTraits(forecast)).first;
  if (!main) return {};
  const { fromDeg, periodS } = main;
  return { swell: { from_deg: fromDeg, from: fromText(fromDeg, voiceOf(input)), period_s: Math.round(periodS) } };
}

function windNow(input: NowInput, { wind_spd_value, wind_dir_deg, wind_dir, nowCond }: CurrentWeatherReply): Now {
  if (wind_spd_value === undefined) return {};
  const wind = { speed: wind_spd_value, from_deg: wind_dir_deg, from: wind_dir, cond: nowCond };
  if (wind_dir_deg === undefined) return { wind };
  const { facingDeg } = input.forecast?.beach ?? input.beach;
  const { cleanKt } = windLimitsAt(angleBetweenDeg(wind_dir_deg, facingDeg));
  return { wind: { ...wind, clean_upto: speedNumber(cleanKt / KNOTS_PER_MPS, voiceOf(input)) } };
}

function tideNow({ forecast, likes }: NowInput, current: CurrentWeatherReply, hour: ForecastHour | undefined): Now {
  const { tide_now_value, tide_rising } = current;
  if (tide_now_value === undefined) return {};
  const thirds = forecast?.tide && tideThirds(forecast.tide);
  const stage = thirds && hour?.tideM !== undefined ? tideStage(hour.tideM, thirds) : undefined;
  return { tide: { level: tide_now_value, rising: tide_rising, suits: likes && stage ? likes.includes(stage) : null } };
}

function surfNow(
  { break: found }: NowInput,
  { nowSurf, nowSurfMin, nowSurfMax }: CurrentWeatherReply,
  hour: ForecastHour | undefined,
): Now {
  const faceM = hour?.faceHeightM;
  if (nowSurf === undefined || faceM === undefined) return {};
  const fit = found && (faceM < found.holdsFromM ? 'below' : faceM > found.holdsToM ? 'above' : 'right');
  return { surf: { text: nowSurf, min: nowSurfMin, max: nowSurfMax, fit: fit ?? null } };
}
