import type { ForecastHour } from '../forecast-hours.ts';
import { bodySize } from '../surf/body-size.ts';
import { surfText } from '../surf/size.ts';
import type { Units } from '../units.ts';
import { type Represented, representHours } from './represent.ts';
import type { WireDay } from './wire.ts';

/** A day in two halves, as the summary row, lists of beaches and favorites show it. */
export type DayHalves = Pick<WireDay, 'amsurf' | 'pmsurf' | 'amcond' | 'pmcond' | 'surfTxt' | 'condTxt'>;

const MORNING = { fromHour: 6, toHour: 11 } as const;
const AFTERNOON = { fromHour: 12, toHour: 18 } as const;

/** Which of a day's hours are its morning and its afternoon, given what the clock shows at each, minutes after midnight. */
export function splitHalves<Hour>(hours: readonly Hour[], clock: readonly number[]): { am: Hour[]; pm: Hour[] } {
  const half = ({ fromHour, toHour }: { readonly fromHour: number; readonly toHour: number }) =>
    hours.filter((_, index) => isBetween(clock[index], fromHour, toHour));
  return { am: half(MORNING), pm: half(AFTERNOON) };
}

/** The halves of a day's hours in words. */
export function presentHalves(hours: readonly ForecastHour[], clock: readonly number[], units: Units): DayHalves {
  const halves = splitHalves(hours, clock);
  const am = representHours(halves.am);
  const pm = representHours(halves.pm);
  return {
    amsurf: halfSurfText(am, units),
    pmsurf: halfSurfText(pm, units),
    amcond: am.condition ?? null,
    pmcond: pm.condition ?? null,
    surfTxt: surfSentence(am, pm, units),
    condTxt: conditionSentence(am, pm),
  };
}

function isBetween(minutes: number | undefined, fromHour: number, toHour: number): boolean {
  return minutes !== undefined && minutes >= fromHour * 60 && minutes <= toHour * 60;
}

/** Null where the surf is not known. */
export function halfSurfText({ faceHeightM }: Represented, units: Units): string | null {
  return faceHeightM === undefined ? null : surfText(faceHeightM, units);
}

/** '3-4 ft, chest high'; '2-3 ft (waist high) in the morning, 3-4 ft (chest high) in the afternoon'. */
function surfSentence(am: Represented, pm: Represented, units: Units): string | null {
  const [morning, afternoon] = [am, pm].map(({ faceHeightM }) =>
    faceHeightM === undefined ? undefined : { size: surfText(faceHeightM, units), body: bodySize(faceHeightM) },
  );
  const only = morning ?? afternoon;
  if (!only) return null;
  const isOne = !morning || !afternoon || (morning.size === afternoon.size && morning.body === afternoon.body);
  if (isOne) return only.size === 'flat' ? 'flat' : `${only.size}, ${only.body}`;
  if (morning.size === afternoon.size)
    return `${only.size}, ${morning.body} in the morning, ${afternoon.body} in the afternoon`;
  return `${inBrackets(morning)} in the morning, ${inBrackets(afternoon)} in the afternoon`;
}

function inBrackets({ size, body }: { readonly size: string; readonly body: string }): string {
  return size === 'flat' ? size : `${size} (${body})`;
}

function conditionSentence(am: Represented, pm: Represented): string | null {
  if (!am.condition || !pm.condition) return am.condition ?? pm.condition ?? null;
  if (am.condition === pm.condition) return `${am.condition} all day`;
  return `${am.condition} in the morning, ${pm.condition} in the afternoon`;
}
