import type { Isoline } from './contours.ts';
import type { LineLabel } from './line-labels.ts';
import { arrowClass, barbOf } from './wind-marks.ts';

export interface Ink {
  readonly ink: string;
  readonly halo: string;
}
/** A wind vector that is drawn as an arrow or a barb. */
export interface WindMark {
  readonly x: number;
  readonly y: number;
  readonly eastKt: number;
  readonly northKt: number;
  readonly ink: string;
  /** South of the equator the feathers stand on the other side of the staff. */
  readonly isSouth: boolean;
}
interface Picture {
  readonly lines: readonly Isoline[];
  readonly labels: readonly LineLabel[];
  readonly arrows: readonly WindMark[];
  readonly barbs: readonly WindMark[];
  lineInk(value: number): string;
  labelInk(value: number): Ink;
  labelText(value: number): string;
  /** The opacity of the isolines, 0 to 1. */
  readonly lineAlpha: number;
  readonly font: string;
}

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws everything that does not move: isolines with their numbers, arrows, barbs. */
export function paintInk(g: Canvas, picture: Picture): void {
  g.lineJoin = 'round';
  g.lineWidth = 0.8;
  g.globalAlpha = picture.lineAlpha;
  for (const { value, points } of picture.lines) {
    g.strokeStyle = picture.lineInk(value);
    g.beginPath();
    for (const [x, y] of points) g.lineTo(x, y);
    g.stroke();
  }
  g.globalAlpha = 1;
  for (const mark of picture.arrows) paintArrow(g, mark);
  for (const mark of picture.barbs) paintBarb(g, mark);
  for (const label of picture.labels) paintLabel(g, label, picture);
}

function paintLabel(g: Canvas, { value, x, y, turn }: LineLabel, { labelInk, labelText, font }: Picture): void {
  const { ink, halo } = labelInk(value);
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.font = `600 11px ${font}`;
  g.fontStretch = 'condensed';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineWidth = 4;
  g.strokeStyle = halo;
  g.strokeText(labelText(value), 0, 0.5);
  g.fillStyle = ink;
  g.fillText(labelText(value), 0, 0.5);
  g.restore();
}

/** Draws an arrow in the direction in which the wind blows; a stronger class is longer and heavier. */
function paintArrow(g: Canvas, { x, y, eastKt, northKt, ink }: WindMark): void {
  const strength = arrowClass(Math.hypot(eastKt, northKt));
  g.save();
  g.translate(x, y);
  g.rotate(Math.atan2(eastKt, northKt));
  g.strokeStyle = ink;
  g.lineWidth = 0.9 + strength * 0.35;
  const [half, head] = [4 + strength * 2.5, 2.5 + strength * 0.8];
  g.beginPath();
  g.moveTo(0, half);
  g.lineTo(0, -half);
  g.moveTo(-head, head - half);
  g.lineTo(0, -half);
  g.lineTo(head, head - half);
  g.stroke();
  g.restore();
}

const STAFF_PX = 19;

/** Draws a barb: the staff points to the origin of the wind, and in the north the feathers stand on its right. */
function paintBarb(g: Canvas, { x, y, eastKt, northKt, ink, isSouth }: WindMark): void {
  const { pennants, full, half } = barbOf(Math.hypot(eastKt, northKt));
  g.save();
  g.translate(x, y);
  g.rotate(Math.atan2(-eastKt, -northKt));
  if (isSouth) g.scale(-1, 1);
  g.strokeStyle = ink;
  g.fillStyle = ink;
  g.lineWidth = 1.1;
  g.beginPath();
  g.arc(0, 0, 1.6, 0, Math.PI * 2);
  g.fill();
  if (pennants + full + half > 0) {
    let at = -STAFF_PX;
    g.beginPath();
    g.moveTo(0, 0);
    g.lineTo(0, at);
    for (let n = 0; n < pennants; n++, at += 5) {
      g.moveTo(0, at);
      g.lineTo(8, at + 2);
      g.lineTo(0, at + 4);
    }
    for (let n = 0; n < full; n++, at += 3.4) {
      g.moveTo(0, at);
      g.lineTo(8, at - 3);
    }
    // A single half feather is placed away from the end of the staff, because at the end it could be mistaken for a
    // full feather.
    if (half > 0) {
      if (at === -STAFF_PX) at += 3.4;
      g.moveTo(0, at);
      g.lineTo(4, at - 1.5);
    }
    g.stroke();
    if (pennants > 0) g.fill();
  }
  g.restore();
}
