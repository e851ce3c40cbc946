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

/** The facts that an alert email shows about a window besides its hours. */
export interface WindowDescription {
  /** The wind in the middle of the window. */
  readonly wind?: { readonly speedMps: number; readonly fromDeg: number };
  /** The tide at the window's begin and end, above the station's datum. */
  readonly tide?: { readonly fromM: number; readonly toM: number };
  /** Why the window is better than the other daylight hours of its day. */
  readonly why: string;
}

/** Describes windows of a forecast for one reader, in their order. */
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
