import {
  type BeachForecast,
  beachTraits,
  expandHours,
  type RatedHour,
  rateHour,
  representHours,
} from '@groundswell/forecast';
import { ALERT_DAYS, type AlertWindow, isSunlit } from '@groundswell/forecast/alerts';
import { windowReason } from '../texts/window-reason.ts';
import type { Voice } from '../words/voice.ts';

/** The facts that an alert email shows about a span of matching hours, besides its times. */
export interface WindowDescription {
  /** The wind at the middle of the span of hours. */
  readonly wind?: { readonly speedMps: number; readonly fromDeg: number };
  /** The tide at the begin and the end of the span of hours, above the station's datum. */
  readonly tide?: { readonly fromM: number; readonly toM: number };
  /** The reason why these hours are better than the other daylight hours of the day. */
  readonly why: string;
}

/** Describes spans of hours of a forecast for one reader, in the given order. */
export function describeWindows(
  forecast: BeachForecast,
  windows: readonly AlertWindow[],
  voice: Voice,
): WindowDescription[] {
  const traits = beachTraits(forecast);
  const hours = expandHours(forecast, ALERT_DAYS);
  return windows.map((window) => {
    const day = forecast.days.findIndex(({ date }) => date === window.date);
    const isInside = ({ hour: { at } }: RatedHour) => at >= window.fromAt && at < window.endAt;
    const light = hours
      .filter((hour) => hour.day === day && forecast.days[day] && isSunlit(forecast.days[day], hour.at))
      .map((hour) => rateHour(hour, traits));
    const inside = light.filter(isInside);
    const rest = light.filter((hour) => !isInside(hour));
    const { condition } = representHours(inside.map(({ hour }) => hour));
    const why = windowReason({ window: inside, rest, condition }, voice);
    return { ...windOf(inside), ...tideOf(window, hours), why };
  });
}

function windOf(inside: readonly RatedHour[]): Pick<WindowDescription, 'wind'> {
  const { windSpeedMps: speedMps, windFromDeg: fromDeg } = inside[Math.floor(inside.length / 2)]?.hour ?? {};
  return speedMps === undefined || fromDeg === undefined ? {} : { wind: { speedMps, fromDeg } };
}

function tideOf({ fromAt, endAt }: AlertWindow, hours: readonly { at: number; tideM?: number }[]) {
  const tideAt = (instant: number) => hours.find(({ at }) => at === instant)?.tideM;
  const [fromM, toM] = [tideAt(fromAt), tideAt(endAt)];
  return fromM === undefined || toM === undefined ? {} : { tide: { fromM, toM } };
}
