import type { BeachDayReply } from '@groundswell/contracts';
import {
  type BeachSummary,
  type FaceSpan,
  type SummaryDay,
  type SummaryWindow,
  surfIn,
  windowLeft,
} from '@groundswell/forecast';
import { presentHalvesOfSurf } from '../beach/day-halves.ts';
import { dateText } from '../texts/clock-text.ts';
import { presentDanger } from '../texts/present-danger.ts';
import { rounded } from '../texts/quantities.ts';
import { windowTexts } from '../texts/window-texts.ts';
import type { Voice } from '../words/voice.ts';
import { summaryHalves } from './summary-halves.ts';

export interface BeachDaysOf {
  /** Absent until the beach's first forecast is composed. */
  readonly summary?: BeachSummary;
  /** IANA name. */
  readonly timeZone: string;
  /** The number of days to show, from today on. */
  readonly days: number;
  readonly voice: Voice;
  /** UTC ms. */
  readonly now: number;
}

/** Presents a beach's days from today on, one line each; empty if its forecast is over or not composed yet. */
export function presentBeachDays({ summary, timeZone, days, voice, now }: BeachDaysOf): BeachDayReply[] {
  const coming = summary?.days.filter(({ endAt }) => endAt > now) ?? [];
  return coming.slice(0, days).map((day) => presentBeachDay(day, timeZone, voice, now));
}

function presentBeachDay(day: SummaryDay, timeZone: string, voice: Voice, now: number): BeachDayReply {
  const { weekday, dayMonth } = dateText(day.date, voice.words);
  const { am, pm } = summaryHalves(day, timeZone, now);
  const facesM = [am, pm].flatMap(({ shown }) => shown?.faceMaxM ?? []);
  const best = windowLeft(day, now);
  return {
    day: weekday,
    date: dayMonth,
    dateNum: day.date,
    ...presentHalvesOfSurf(am, pm, voice),
    amcond: day.am.condition ?? null,
    pmcond: day.pm.condition ?? null,
    danger: presentDanger(facesM, voice),
    amscore: day.am.score ?? null,
    pmscore: day.pm.score ?? null,
    surfMax: facesM.length > 0 ? rounded(surfIn(voice, Math.max(...facesM)), voice.wave === 'ft' ? 1 : 2) : null,
    best: best ? windowTexts({ ...best, ...facesOf(best) }, day, timeZone, voice) : null,
  };
}

function facesOf({ faceMm, faceMaxMm = faceMm }: SummaryWindow): FaceSpan {
  return { faceMinM: faceMm / 1000, faceMaxM: faceMaxMm / 1000 };
}
