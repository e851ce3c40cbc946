/** A rectangle, px from the top left of the map. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place on the map that needs a flag. */
export interface Mark extends Spot {
  readonly id: number;
  /** The direction in which the beach faces the sea, in degrees true. */
  readonly facingDeg: number;
  /** The size in px of the place's flag. */
  readonly width: number;
  readonly height: number;
}

/** The offset in px of a flag's centre from the place that it marks. */
export interface Flag {
  readonly dx: number;
  readonly dy: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The boxes that no flag may cover: buttons, legends, names. */
  readonly taken: readonly Rect[];
  /** The lengths of the line between a place and its flag (the stalk) to try, in px, the shortest first. */
  readonly stalks: readonly number[];
}

/**
 * The stalk lengths in px. The longest is 74 px, on a phone 62, because a longer stalk would not point clearly at its
 * place.
 */
export const STALKS = { large: [32, 44, 58, 74], small: [28, 38, 50, 62] } as const;

const TURNS_DEG = [0, 18, -18, 36, -36, 54, -54];
/** The gap between flags, and between a flag and the edge of the map. */
const GAP_PX = 3;
const EDGE_PX = 10;
/** The size in px of the square that marks a place whose flag found no space. */
export const MARK_PX = 12;

/**
 * Places each flag on the seaward side of its place; the most important places come first. A flag covers no other flag,
 * stalk, place or taken box, and stalks never cross. A place whose flag finds no space, or that is outside the map,
 * gets none.
 */
export function placeFlags(marks: readonly Mark[], room: Room): ReadonlyMap<number, Flag> {
  const placed = new Map<number, Flag>();
  const shown = marks.filter(({ x, y }) => x > 0 && y > 0 && x < room.width && y < room.height);
  const spots = shown.map(({ x, y }) => around({ x, y }, MARK_PX, MARK_PX));
  const flags: Rect[] = [...room.taken];
  const stalks: (readonly [Spot, Spot])[] = [];

  for (const mark of shown) {
    const top = candidatesOf(mark, room.stalks).find((tip) => {
      const flag = around(tip, mark.width, mark.height);
      return (
        isInside(flag, room) &&
        ![...flags, ...spots].some((other) => overlaps(flag, other)) &&
        !flags.some((other) => passes(mark, tip, other)) &&
        !stalks.some(([from, to]) => crosses(from, to, mark, tip) || passes(from, to, flag))
      );
    });
    if (!top) continue;
    placed.set(mark.id, { dx: top.x - mark.x, dy: top.y - mark.y });
    flags.push(around(top, mark.width, mark.height));
    stalks.push([mark, top]);
  }
  return placed;
}

/**
 * Returns the candidate centres of a flag. Shorter stalks come first; for each length, the direction straight out to
 * sea comes before turned directions.
 */
function candidatesOf({ x, y, facingDeg, width }: Mark, stalks: readonly number[]): Spot[] {
  return stalks.flatMap((stalk) =>
    TURNS_DEG.map((turn) => {
      const east = Math.sin(((facingDeg + turn) * Math.PI) / 180);
      const north = Math.cos(((facingDeg + turn) * Math.PI) / 180);
      // A flag is wider than high. Beside its place it therefore moves farther out, so that its stalk stays equally
      // visible.
      return { x: x + east * (stalk + Math.abs(east) * width * 0.28), y: y - north * stalk };
    }),
  );
}

/** Returns the box of a name beside a flag, on the side that faces away from the marked place. */
export function nameBeside({ x, y, width, height }: Mark, { dx, dy }: Flag, nameWidth: number): Rect {
  const left = dx < 0 ? x + dx - width / 2 - GAP_PX - 1 - nameWidth : x + dx + width / 2 + GAP_PX + 1;
  return { x: left, y: y + dy - height / 2, width: nameWidth, height };
}

function around({ x, y }: Spot, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function isInside({ x, y, width, height }: Rect, room: Room): boolean {
  return x >= EDGE_PX && y >= EDGE_PX && x + width <= room.width - EDGE_PX && y + height <= room.height - EDGE_PX;
}

function overlaps(a: Rect, b: Rect): boolean {
  return (
    a.x < b.x + b.width + GAP_PX &&
    b.x < a.x + a.width + GAP_PX &&
    a.y < b.y + b.height + GAP_PX &&
    b.y < a.y + a.height + GAP_PX
  );
}

/** Returns whether a line passes through a rectangle, by Liang–Barsky clipping. */
function passes(from: Spot, to: Spot, { x, y, width, height }: Rect): boolean {
  let [enters, leaves] = [0, 1];
  for (const [at, by, least, most] of [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ] as const) {
    if (by === 0 && (at < least || at > most)) return false;
    if (by === 0) continue;
    const [one, other] = [(least - at) / by, (most - at) / by];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}

/** Returns whether two lines cross between their ends. */
function crosses(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side(from: Spot, to: Spot, point: Spot): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}
