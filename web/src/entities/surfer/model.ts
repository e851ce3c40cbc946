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

/** The ratio between heights as shown in metres and in feet, both rounded: 3 ft is shown as 0.9 m, 12 ft as 3.6 m. */
const METRES_PER_SHOWN_FOOT = 0.3;

/** Parses a level, which may be missing, and the boards as a bit mask: 'improving 6'. */
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

/** Whether the reader has stated a level or boards, which advice needs. */
export function hasLevelOrBoards({ level, boards }: Surfer): boolean {
  return level !== undefined || boards.length > 0;
}

/** Returns the bit mask of the boards, with a bit for each in the order of `BOARD_NAMES`. */
export function bitsOf(boards: Surfer['boards']): number {
  return BOARD_NAMES.reduce((bits, board, index) => bits + (boards.includes(board) ? 2 ** index : 0), 0);
}

/** The surf of a reply, in the reader's unit. Advice goes by the larger end of its range. */
export interface ShownSurf {
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
  readonly unit: 'ft' | 'm';
  readonly condition?: Condition | null | undefined;
  readonly periodS?: number | null | undefined;
  /** The lowest level that the break requires. */
  readonly asks?: SkillLevel | undefined;
  /** The advisory of the weather service for the beach. */
  readonly advisory?: Pick<AdvisoryNameReply, 'code'> | undefined;
}

/**
 * Returns advice on the surf. Returns undefined without any, or during a high surf advisory, which takes precedence. An
 * open-ended range, '40+ ft', counts as its lower end.
 */
export function adviseOn(surfer: Surfer, { min, max, unit, condition, periodS, asks, advisory }: ShownSurf) {
  const top = max ?? min;
  if (top === null || top === undefined || (advisory && isOfHighSurf(advisory))) return undefined;
  return adviseSurfer(surfer, {
    faceM: unit === 'ft' ? top * METRES_PER_SHOWN_FOOT : top,
    periodS: periodS ?? undefined,
    condition: condition ?? undefined,
    asks,
  });
}
