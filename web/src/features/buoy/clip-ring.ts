export interface Place {
  readonly x: number;
  readonly y: number;
}
/** A box along the axes: `left` < `right`, `top` < `bottom`. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of a closed ring inside a frame; empty where there is none. Sutherland & Hodgman (1974). */
export function clipRing(ring: readonly Place[], { left, right, top, bottom }: Frame): readonly Place[] {
  const sides = [
    { inside: ({ x }: Place) => x >= left, cross: (a: Place, b: Place) => atX(a, b, left) },
    { inside: ({ x }: Place) => x <= right, cross: (a: Place, b: Place) => atX(a, b, right) },
    { inside: ({ y }: Place) => y >= top, cross: (a: Place, b: Place) => atY(a, b, top) },
    { inside: ({ y }: Place) => y <= bottom, cross: (a: Place, b: Place) => atY(a, b, bottom) },
  ];
  return sides.reduce<readonly Place[]>(
    (points, { inside, cross }) =>
      points.flatMap((point, i) => {
        const before = points.at(i - 1) ?? point;
        const entersOrLeaves = inside(before) !== inside(point);
        return [...(entersOrLeaves ? [cross(before, point)] : []), ...(inside(point) ? [point] : [])];
      }),
    ring,
  );
}

function atX(a: Place, b: Place, x: number): Place {
  return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) };
}

function atY(a: Place, b: Place, y: number): Place {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y };
}
