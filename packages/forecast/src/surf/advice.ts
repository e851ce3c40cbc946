import type { Condition } from '../wind/condition.ts';
import { type BoardName, boardFor } from './board.ts';

/** A surfer's own level; the names are those that guides of beaches use. */
export const SKILL_LEVELS = ['first-waves', 'improving', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** How many kinds lie between a board and the one that it can stand in for. Our judgement. */
const MOST_STEPS = 2;

/** The most float first. */
export const BOARD_NAMES: readonly BoardName[] = ['Foamie', 'Longboard', 'Fish', 'Shortboard', 'Step-up', 'Gun'];

/**
 * Faces of the sets, metres, up to which surf is for a level. From 2 m on surf is for experienced surfers, from 3.6 m
 * for experts, from 6 m for teams with a rescue craft: `dangerOf`, with its sources. First waves end at the waist of
 * who stands on them (`RANGES` of size.ts): our judgement.
 */
const UP_TO_M: Readonly<Record<SkillLevel, number>> = {
  'first-waves': 0.9,
  improving: 2,
  advanced: 3.6,
  expert: 6,
};
/** From this share of it on, surf is at the upper end of a level. */
const UPPER_FROM = 0.75;

/** The least float that a level is advised: with less, one catches no waves yet. Our judgement, as `boardFor` is. */
const SHORTEST: Readonly<Record<SkillLevel, BoardName>> = {
  'first-waves': 'Longboard',
  improving: 'Shortboard',
  advanced: 'Gun',
  expert: 'Gun',
};

export interface Surfer {
  readonly level?: SkillLevel | undefined;
  /** Their own boards; none where they have not said. */
  readonly boards: readonly BoardName[];
}

export interface SurfOn {
  /** Face of the sets, metres. */
  readonly faceM: number;
  readonly periodS?: number | undefined;
  readonly condition?: Condition | undefined;
  /** The least level that the break asks for. */
  readonly asks?: SkillLevel | undefined;
}

export interface Advice {
  /** How the surf's size fits the level; absent where that was not said. */
  readonly fit?: 'within' | 'upper' | 'beyond';
  /** Beyond the level not by its size: the break asks for more. */
  readonly asksMore?: true;
  /** The board to take; absent beyond the level, and where none of one's own comes near the one that suits. */
  readonly board?: BoardName;
  /** The board that suits the surf, where the surfer has none of the kind. */
  readonly inPlaceOf?: BoardName;
}

/**
 * What some surf is to one surfer; undefined where it is flat, or nothing was said. At a break that asks for more than
 * their level, all surf is beyond it. The score of the surf is the same for everyone: the advice stands beside it.
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

/** The one of a surfer's boards that is most like another, of two the one with more float. */
function nearest(boards: readonly BoardName[], ideal: BoardName): BoardName {
  const distance = (board: BoardName) => stepsBetween(board, ideal);
  const own = BOARD_NAMES.filter((board) => boards.includes(board));
  return own.reduce((best, next) => (distance(next) < distance(best) ? next : best), own[0] ?? ideal);
}

function stepsBetween(one: BoardName, other: BoardName): number {
  return Math.abs(BOARD_NAMES.indexOf(one) - BOARD_NAMES.indexOf(other));
}
