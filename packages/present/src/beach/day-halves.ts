import type { DayReply } from '@groundswell/contracts';
import {
  type BodySize,
  bodySize,
  type Condition,
  type ForecastHour,
  isFlat,
  type Represented,
  representHours,
  splitHalves,
} from '@groundswell/forecast';
import { presentDanger } from '../texts/present-danger.ts';
import { surfNumbers, surfText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';

/** A day in two halves, as the summary row, lists of beaches and favorites show it. */
export type DayHalves = HalvesOfSurf & Pick<DayReply, 'amcond' | 'pmcond' | 'surfTxt' | 'condTxt' | 'danger'>;
type Half = Pick<Represented, 'faceHeightM' | 'condition'>;
type HalvesOfSurf = Pick<DayReply, `${'am' | 'pm'}surf${'' | 'Min' | 'Max'}`>;

/** The halves of a day, each by its hours; `steady`: all hours are of one condition. */
export interface Halves {
  readonly am: Half;
  readonly pm: Half;
  readonly steady: boolean;
}

export function representHalves(hours: readonly ForecastHour[], clock: readonly number[]): Halves {
  const { am, pm } = splitHalves(hours, clock);
  return { am: representHours(am), pm: representHours(pm), steady: isSteady([...am, ...pm]) };
}

/** The halves of a day in words. */
export function presentHalves({ am, pm, steady }: Halves, voice: Voice): DayHalves {
  return {
    ...presentHalvesOfSurf(am.faceHeightM, pm.faceHeightM, voice),
    amcond: am.condition ?? null,
    pmcond: pm.condition ?? null,
    ...presentSentences(am, pm, voice, steady),
    danger: presentDanger([am.faceHeightM, pm.faceHeightM], voice),
  };
}

/** A face for the morning and one for the afternoon as texts and numbers; null where the surf is unknown. */
export function presentHalvesOfSurf(amM: number | undefined, pmM: number | undefined, voice: Voice): HalvesOfSurf {
  const am = surfNumbers(amM, voice);
  const pm = surfNumbers(pmM, voice);
  return {
    amsurf: amM === undefined ? null : surfText(amM, voice),
    amsurfMin: am.min,
    amsurfMax: am.max,
    pmsurf: pmM === undefined ? null : surfText(pmM, voice),
    pmsurfMin: pm.min,
    pmsurfMax: pm.max,
  };
}

/** The two halves in a sentence each; null where nothing is known. `steady`: all hours are of one condition. */
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

/** '3-4 ft, chest high'; '2-3 ft (waist high) in the morning, 3-4 ft (chest high) in the afternoon'. */
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

function halfSize({ faceHeightM }: Half, voice: Voice): HalfSize | undefined {
  return faceHeightM === undefined ? undefined : { surf: surfText(faceHeightM, voice), body: bodySize(faceHeightM) };
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

/** Flat water has none. */
function ratingOf({ faceHeightM, condition }: Half): Condition | undefined {
  return faceHeightM !== undefined && isFlat(faceHeightM) ? undefined : condition;
}
