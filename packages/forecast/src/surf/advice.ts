import type { Condition } from '../wind/condition.ts';
import { type BoardName, boardFor } from './board.ts';

/** The skill levels of surfers, named as in surf guides. */
export const SKILL_LEVELS = ['first-waves', 'improving', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/**
 * The largest difference between the ideal board and its substitute, in steps of the list of boards. It is our own
 * estimate.
 */
const MOST_STEPS = 2;

/** Boards in order of volume, the most buoyant first. */
export const BOARD_NAMES: readonly BoardName[] = ['Foamie', 'Longboard', 'Fish', 'Shortboard', 'Step-up', 'Gun'];

/**
 * The greatest face of the sets for each skill level, metres. Surf is for experienced surfers from 2 m, for experts
 * from 3.6 m, and for teams with a rescue craft from 6 m. See `dangerOf` for the sources. The limit of the
 * 'first-waves' level, waist high (`RANGES` in size.ts), is our own estimate.
 */
const UP_TO_M: Readonly<Record<SkillLevel, number>> = {
  'first-waves': 0.9,
  improving: 2,
  advanced: 3.6,
  expert: 6,
};
/** The share of a level's greatest face from which surf counts as demanding for that level ('upper'). */
const UPPER_FROM = 0.75;

/**
 * The least buoyant board that each level is advised to use; a smaller one is too hard to catch waves on. It is our own
 * estimate, as `boardFor` is.
 */
const SHORTEST: Readonly<Record<SkillLevel, BoardName>> = {
  'first-waves': 'Longboard',
  improving: 'Shortboard',
  advanced: 'Gun',
  expert: 'Gun',
};

export interface Surfer {
  readonly level?: SkillLevel | undefined;
  /** The boards that the surfer owns; empty when not stated. */
  readonly boards: readonly BoardName[];
}

export interface SurfOn {
  /** The face of the sets, metres. */
  readonly faceM: number;
  readonly periodS?: number | undefined;
  readonly condition?: Condition | undefined;
  /** The lowest level that the break requires. */
  readonly asks?: SkillLevel | undefined;
}

export interface Advice {
  /** How the size of the surf fits the surfer's level; absent where the level is unknown. */
  readonly fit?: 'within' | 'upper' | 'beyond';
  /** Set when the surf is beyond the level because of the break, not because of its size. */
  readonly asksMore?: true;
  /**
   * The board to take. Absent when the surf is beyond the surfer's level, or when none of the surfer's boards is close
   * to the ideal one.
   */
  readonly board?: BoardName;
  /** The ideal board for the surf; set only when the surfer does not own one. */
  readonly inPlaceOf?: BoardName;
}

/**
 * Advises one surfer on the surf. Returns undefined when it is flat, or neither level nor boards are known. At a break
 * that requires a higher level, any surf is beyond the surfer. The hour's score is the same for everyone and does not
 * depend on this advice.
 */
export function adviseSurfer(
  { level, boards }: Surfer,
  { faceM, periodS, condition, asks }: SurfOn,
): Advice | undefined {
  const suits = boardFor(faceM, periodS, condition);
  if (!suits || (level === undefined && boards.length === 0)) return undefined;
  const fit = level && fitOf(faceM, UP_TO_M[level]);
  if (fit === 'beyond') return { fit };
  if (level && isBelow(level, asks)) return { fit: 'beyond', asksMore: true };
  const ideal = level ? floatier(suits, SHORTEST[level]) : suits;
  const board = nearest(boards, ideal);
  const suited = stepsBetween(board, ideal) <= MOST_STEPS;
  return { ...(fit && { fit }), ...(suited && { board }), ...(board !== ideal && { inPlaceOf: ideal }) };
}

function isBelow(level: SkillLevel, asks: SkillLevel = 'first-waves'): boolean {
  return SKILL_LEVELS.indexOf(level) < SKILL_LEVELS.indexOf(asks);
}

function fitOf(faceM: number, upToM: number): NonNullable<Advice['fit']> {
  if (faceM > upToM) return 'beyond';
  return faceM > UPPER_FROM * upToM ? 'upper' : 'within';
}

function floatier(one: BoardName, other: BoardName): BoardName {
  return BOARD_NAMES.indexOf(one) < BOARD_NAMES.indexOf(other) ? one : other;
}

/**
 * Returns the surfer's board that is nearest to the ideal one in volume; of two equally near boards, the more buoyant
 * one.
 */
function nearest(boards: readonly BoardName[], ideal: BoardName): BoardName {
  const distance = (board: BoardName) => stepsBetween(board, ideal);
  const own = BOARD_NAMES.filter((board) => boards.includes(board));
  return own.reduce((best, next) => (distance(next) < distance(best) ? next : best), own[0] ?? ideal);
}

function stepsBetween(one: BoardName, other: BoardName): number {
  return Math.abs(BOARD_NAMES.indexOf(one) - BOARD_NAMES.indexOf(other));
}
