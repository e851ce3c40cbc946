import type { AdvisoryNameReply } from '@groundswell/contracts';
import {
  adviseSurfer,
  BOARD_NAMES,
  type Condition,
  SKILL_LEVELS,
  type SkillLevel,
  type Surfer,
} from '@groundswell/forecast';
import { isOfHighSurf } from '@groundswell/present';

/** Of told sizes, which are the same in round feet and metres: 3 ft and 0.9 m, 12 ft and 3.6 m. */
const METRES_PER_TOLD_FOOT = 0.3;

/** 'improving 6': a level, which may be missing, and the boards as bits. */
export function parseSurfer(text: string | undefined): Surfer {
  const [level, bits] = (text ?? '').split(' ');
  return surferOf(level, Number(bits));
}

export function formatSurfer({ level, boards }: Surfer): string {
  return `${level ?? ''} ${bitsOf(boards)}`;
}

export function surferOf(level: string | null | undefined, bits: number): Surfer {
  return {
    level: SKILL_LEVELS.find((known) => known === level),
    boards: BOARD_NAMES.filter((_, index) => (bits >> index) & 1),
  };
}

/** Whether anything is known of the reader to advise them by. */
export function isSaid({ level, boards }: Surfer): boolean {
  return level !== undefined || boards.length > 0;
}

/** Each board is a bit, in the order of `BOARD_NAMES`. */
export function bitsOf(boards: Surfer['boards']): number {
  return BOARD_NAMES.reduce((bits, board, index) => bits + (boards.includes(board) ? 2 ** index : 0), 0);
}

/** Surf as a reply tells it, in the reader's unit: the larger end counts. */
export interface ToldSurf {
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
  readonly unit: 'ft' | 'm';
  readonly condition?: Condition | null | undefined;
  readonly periodS?: number | null | undefined;
  /** The least level that the break asks for. */
  readonly asks?: SkillLevel | undefined;
  /** What the weather service warns of there. */
  readonly advisory?: Pick<AdvisoryNameReply, 'code'> | undefined;
}

/**
 * Advice on surf as it is told; undefined where there is none, or where a warning of high surf stands: by it, not by the
 * size, one goes. An open end, '40+ ft', counts as its beginning.
 */
export function adviseOn(surfer: Surfer, { min, max, unit, condition, periodS, asks, advisory }: ToldSurf) {
  const top = max ?? min;
  if (top === null || top === undefined || (advisory && isOfHighSurf(advisory))) return undefined;
  return adviseSurfer(surfer, {
    faceM: unit === 'ft' ? top * METRES_PER_TOLD_FOOT : top,
    periodS: periodS ?? undefined,
    condition: condition ?? undefined,
    asks,
  });
}
