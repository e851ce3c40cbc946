import type { DayReply } from '@groundswell/contracts';
import {
  type BodySize,
  bodySize,
  type Condition,
  type FaceSpan,
  type ForecastHour,
  type HalfName,
  type HoursSummary,
  isFlat,
  representHours,
  splitHalves,
} from '@groundswell/forecast';
import { presentDanger } from '../texts/present-danger.ts';
import { type SurfNumbers, surfNumbers, surfSpanText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';

/** A day in two halves, as the summary row, beach lists and favorites show it. */
export type DayHalves = HalvesOfSurf & Pick<DayReply, 'amcond' | 'pmcond' | 'surfTxt' | 'condTxt' | 'danger'>;
type HalvesOfSurf = Pick<DayReply, `${'am' | 'pm'}surf${'' | 'Min' | 'Max'}`>;

export interface Half extends Pick<HoursSummary, 'faceHeightM' | 'condition'> {
  /**
   * The displayed range of face heights. It starts from the middle hour of the half-day, and is widened to the current
   * hour while that half-day lasts.
   */
  readonly shown?: FaceSpan;
}

/** The morning and the afternoon of a day. `steady` means that all hours have the same surf condition. */
export interface Halves {
  readonly am: Half;
  readonly pm: Half;
  readonly steady: boolean;
}

/**
 * The face height of the current hour, and the half of the day that contains it. An hour at night belongs to neither
 * half, and has no such value.
 */
export interface FaceOfNow {
  readonly half: HalfName;
  readonly faceM: number;
}

/**
 * Computes the morning and the afternoon of a day. For each hour, `clock` gives the minutes after midnight and `lit`
 * whether it is light.
 */
export function representHalves(
  hours: readonly ForecastHour[],
  clock: readonly number[],
  lit: readonly boolean[],
  ofNow: FaceOfNow | undefined,
): Halves {
  const { am, pm } = splitHalves(hours, clock, lit);
  return {
    am: showHalf('am', representHours(am), ofNow),
    pm: showHalf('pm', representHours(pm), ofNow),
    steady: isSteady([...am, ...pm]),
  };
}

/**
 * Adds the displayed range of face heights to the morning or the afternoon. If it contains the current hour, the range
 * includes that hour's face.
 */
export function showHalf(
  name: HalfName,
  { faceHeightM, condition }: Pick<HoursSummary, 'faceHeightM' | 'condition'>,
  ofNow: FaceOfNow | undefined,
): Half {
  const faces = [faceHeightM, ofNow?.half === name ? ofNow.faceM : undefined].flatMap((face) => face ?? []);
  const shown = faces.length > 0 ? { faceMinM: Math.min(...faces), faceMaxM: Math.max(...faces) } : undefined;
  return { faceHeightM, condition, ...(shown && { shown }) };
}

/** Presents the morning and the afternoon of a day as texts. */
export function presentHalves({ am, pm, steady }: Halves, voice: Voice): DayHalves {
  return {
    ...presentHalvesOfSurf(am, pm, voice),
    amcond: am.condition ?? null,
    pmcond: pm.condition ?? null,
    ...presentSentences(am, pm, voice, steady),
    danger: presentDanger([am.shown?.faceMaxM, pm.shown?.faceMaxM], voice),
  };
}

/** Presents the surf of the morning and the afternoon as texts and numbers; null for unknown surf. */
export function presentHalvesOfSurf(am: Half, pm: Half, voice: Voice): HalvesOfSurf {
  const [morning, afternoon] = [numbersOf(am, voice), numbersOf(pm, voice)];
  return {
    amsurf: textOf(am, voice),
    amsurfMin: morning.min,
    amsurfMax: morning.max,
    pmsurf: textOf(pm, voice),
    pmsurfMin: afternoon.min,
    pmsurfMax: afternoon.max,
  };
}

function textOf({ shown }: Half, voice: Voice): string | null {
  return shown ? surfSpanText(shown.faceMinM, shown.faceMaxM, voice) : null;
}

function numbersOf({ shown }: Half, voice: Voice): SurfNumbers {
  return surfNumbers(shown?.faceMinM, voice, shown?.faceMaxM);
}

/**
 * Describes the morning and the afternoon in two sentences, one on the surf and one on the surf condition. A sentence
 * is null if its facts are unknown. `steady` means that all hours share one condition.
 */
export function presentSentences(
  am: Half,
  pm: Half,
  voice: Voice,
  steady: boolean,
): Pick<DayReply, 'surfTxt' | 'condTxt'> {
  return { surfTxt: surfSentence(am, pm, voice), condTxt: conditionSentence(am, pm, voice.words, steady) };
}

function isSteady(hours: readonly ForecastHour[]): boolean {
  return new Set(hours.flatMap(({ rating }) => rating.condition ?? [])).size <= 1;
}

/**
 * Returns text such as '3-4 ft, chest high' or '2-3 ft (waist high) in the morning, 3-4 ft (chest high) in the
 * afternoon'.
 */
function surfSentence(am: Half, pm: Half, voice: Voice): string | null {
  const { words } = voice;
  const { inTheMorning, inTheAfternoon } = words.surf;
  const morning = halfSize(am, voice);
  const afternoon = halfSize(pm, voice);
  const only = morning ?? afternoon;
  if (!only) return null;
  if (!morning || !afternoon || (morning.surf === afternoon.surf && morning.body === afternoon.body))
    return only.body === 'flat' ? only.surf : words.list([only.surf, words.surf.sizes[only.body]]);
  if (morning.surf === afternoon.surf) {
    const { sizes } = words.surf;
    return words.list([only.surf, inTheMorning(sizes[morning.body]), inTheAfternoon(sizes[afternoon.body])]);
  }
  return words.list([inTheMorning(sizeText(morning, words)), inTheAfternoon(sizeText(afternoon, words))]);
}

interface HalfSize {
  readonly surf: string;
  readonly body: BodySize;
}

function halfSize(half: Half, voice: Voice): HalfSize | undefined {
  const surf = textOf(half, voice);
  const faceM = half.faceHeightM ?? half.shown?.faceMaxM;
  return surf === null || faceM === undefined ? undefined : { surf, body: bodySize(faceM) };
}

function sizeText({ surf, body }: HalfSize, words: Words): string {
  return body === 'flat' ? surf : words.brackets(surf, words.surf.sizes[body]);
}

function conditionSentence(am: Half, pm: Half, words: Words, steady: boolean): string | null {
  const { conditions, list, surf } = words;
  const [morning, afternoon] = [ratingOf(am), ratingOf(pm)];
  const only = morning ?? afternoon;
  if (!only) return null;
  if (!am.condition || !pm.condition) return conditions[only];
  if (morning === afternoon) return (steady ? surf.allDay : surf.mostly)(conditions[only]);
  return list([
    ...(morning ? [surf.inTheMorning(conditions[morning])] : []),
    ...(afternoon ? [surf.inTheAfternoon(conditions[afternoon])] : []),
  ]);
}

/** Returns the surf condition of the morning or the afternoon. Flat water has no condition. */
function ratingOf({ faceHeightM, condition }: Half): Condition | undefined {
  return faceHeightM !== undefined && isFlat(faceHeightM) ? undefined : condition;
}
