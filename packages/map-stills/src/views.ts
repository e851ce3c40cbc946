/** The coasts that have a plate of their own. */
export const COASTS = ['pacific', 'atlantic', 'gulf'] as const;
export type Coast = (typeof COASTS)[number];

/** Wide for windows, tall for phones. */
export const SHAPES = ['wide', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

/** A window on a mercator map, in the plate's own units: CSS pixels where it is not enlarged. */
export interface MapStillView {
  readonly width: number;
  readonly height: number;
  readonly lon: number;
  readonly lat: number;
  /** Units for each degree of longitude. */
  readonly scale: number;
}

/** Wider than most windows, which show its middle. */
const WIDE = { width: 1440, height: 584 };
const TALL = { width: 460, height: 268 };

/** The middle of each plate, so that the coast lies clear of the texts over its lower corners. */
export const mapStillViews: Readonly<Record<Coast, Readonly<Record<Shape, MapStillView>>>> = {
  pacific: {
    wide: { ...WIDE, lon: -163.5, lat: 33.2, scale: 11.85 },
    tall: { ...TALL, lon: -159, lat: 33.5, scale: 5.2 },
  },
  atlantic: {
    wide: { ...WIDE, lon: -76, lat: 32.5, scale: 11.85 },
    tall: { ...TALL, lon: -56, lat: 33.5, scale: 5.2 },
  },
  gulf: {
    wide: { ...WIDE, lon: -92.5, lat: 25, scale: 24 },
    tall: { ...TALL, lon: -88.5, lat: 25.5, scale: 15.5 },
  },
};

/** The coast of a region of the catalogue. */
export function coastOfRegion(slug: string): Coast {
  if (slug === 'gulf-coast') return 'gulf';
  return slug === 'east-coast' || slug === 'puerto-rico' ? 'atlantic' : 'pacific';
}
