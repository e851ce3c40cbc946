interface Point {
  readonly x: number;
  readonly y: number;
}

type Heights = readonly (number | null)[];

/** Returns the area between two series of heights; an hour that lacks one of them splits the area. */
export function bandOf(lower: Heights, upper: Heights, place: (hour: number, height: number) => Point): string {
  const areas: { readonly top: Point[]; readonly bottom: Point[] }[] = [];
  let open = false;
  for (const [hour, high] of upper.entries()) {
    const low = lower[hour] ?? null;
    if (high === null || low === null) {
      open = false;
      continue;
    }
    if (!open) areas.push({ top: [], bottom: [] });
    open = true;
    areas.at(-1)?.top.push(place(hour, high));
    areas.at(-1)?.bottom.unshift(place(hour, low));
  }
  return areas.map(({ top, bottom }) => `M${[...top, ...bottom].map(write).join('L')}z`).join('');
}

function write({ x, y }: Point): string {
  const r = (value: number) => Math.round(value * 100) / 100;
  return `${r(x)} ${r(y)}`;
}
