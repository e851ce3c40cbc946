import { m } from '../paraglide/messages.js';
import type { Box } from './label-layout.ts';

/** A black or white section of the degree frame, px from the left or the top of the map. */
interface LadderStep {
  readonly from: number;
  readonly to: number;
}
interface LadderLabel {
  readonly at: number;
  readonly text: string;
}
export interface LadderSide {
  /** The black sections of the frame; the gaps between them are white. */
  readonly steps: readonly LadderStep[];
  readonly labels: readonly LadderLabel[];
}

/**
 * The candidate widths of the frame's sections in degrees, the finest first. Labels stand at multiples of the second
 * value.
 */
const STEPS: readonly (readonly [step: number, label: number])[] = [
  [1 / 60, 2 / 60],
  [1 / 30, 5 / 60],
  [1 / 12, 1 / 6],
  [1 / 6, 1 / 3],
  [1 / 4, 1 / 2],
  [1 / 2, 1],
  [1, 2],
  [2, 4],
  [5, 10],
  [10, 20],
];
const MIN_STEP_PX = 16;
const MIN_LABEL_PX = 72;
/** Labels stay clear of the corners, where two sides of the frame meet. */
const CORNER_PX = 44;

/**
 * Lays out sections and labels along one side of the frame, from degree `from` to degree `to`. `place` converts a
 * degree to px along the side, which is `length` px long.
 */
export function layoutLadder(
  { from, to, length }: { readonly from: number; readonly to: number; readonly length: number },
  place: (degrees: number) => number,
  nameOf: (degrees: number) => string,
): LadderSide {
  const pxPerDeg = length / Math.max(1e-9, to - from);
  const [step, label] = STEPS.find(
    ([step, label]) => step * pxPerDeg >= MIN_STEP_PX && label * pxPerDeg >= MIN_LABEL_PX,
  ) ?? [20, 40];
  const steps: LadderStep[] = [];
  for (let n = Math.floor(from / step); n * step < to; n++) {
    if (n % 2 === 0) continue;
    const ends = [place(n * step), place((n + 1) * step)].map((at) => Math.min(length, Math.max(0, at)));
    steps.push({ from: Math.min(...ends), to: Math.max(...ends) });
  }
  const labels: LadderLabel[] = [];
  for (let n = Math.ceil(from / label); n * label <= to; n++) {
    const at = place(n * label);
    if (at >= CORNER_PX && at <= length - CORNER_PX) labels.push({ at, text: nameOf(n * label) });
  }
  return { steps, labels };
}

export type LadderEdge = 'top' | 'right' | 'bottom' | 'left';

/**
 * The extent of a degree label in px. `near` and `far` are measured from the map's edge, `half` along it, from the
 * label's middle.
 */
const ACROSS = { near: 12, far: 20, half: 18 };
const BESIDE = { near: 13, far: 40, half: 6 };

/** Returns whether a label at an edge of the map lies at least partly beneath an element. */
export function isBeneath(
  edge: LadderEdge,
  at: number,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): boolean {
  const isAcross = edge === 'top' || edge === 'bottom';
  const { near, far, half } = isAcross ? ACROSS : BESIDE;
  const [from, to] = edge === 'bottom' || edge === 'right' ? [-far, -near] : [near, far];
  const off = { top: 0, left: 0, bottom: height, right: width }[edge];
  const [across, along] = [
    { from: off + from, to: off + to },
    { from: at - half, to: at + half },
  ];
  const [x, y] = isAcross ? [along, across] : [across, along];
  return taken.some(({ left, right, top, bottom }) => left < x.to && x.from < right && top < y.to && y.from < bottom);
}

export function latitudeName(degrees: number): string {
  return degreesName(Math.abs(degrees)) + (degrees < 0 ? 'S' : 'N');
}

export function longitudeName(degrees: number): string {
  const wrapped = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return degreesName(Math.abs(wrapped)) + (wrapped < 0 ? m.ui_west() : 'E');
}

function degreesName(degrees: number): string {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}°${minutes % 60 ? `${minutes % 60}′` : ''}`;
}
