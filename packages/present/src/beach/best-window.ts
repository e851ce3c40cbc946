import type { BestWindowReply } from '@groundswell/contracts';
import { type ForecastDay, findBestHours, type RatedHour } from '@groundswell/forecast';
import { windowReason } from '../texts/window-reason.ts';
import { windowTexts } from '../texts/window-texts.ts';
import type { Voice } from '../words/voice.ts';

/** The best daylight hours left on a day, in words; undefined when it is dark or no hour is worth surfing. */
export function bestWindow(
  hours: readonly RatedHour[],
  day: ForecastDay,
  timeZone: string,
  now: number,
  voice: Voice,
): BestWindowReply | undefined {
  const best = findBestHours(hours, day, now);
  return (
    best && {
      ...windowTexts(best, day, timeZone, voice),
      why: windowReason(best.window, best.rest, voice),
    }
  );
}
