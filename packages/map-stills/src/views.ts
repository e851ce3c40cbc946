/** The coasts that have a map still. */
export const COASTS = ['pacific', 'atlantic', 'gulf'] as const;
export type Coast = (typeof COASTS)[number];

/** The shapes of a map still: wide for desktop screens, tall for phones. */
export const SHAPES = ['wide', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

/**
 * The map section that a map still shows, on a Mercator map. Its units are CSS pixels at the picture's natural size.
 */
export interface MapStillView {
  readonly width: number;
  readonly height: number;
  readonly lon: number;
  readonly lat: number;
  /** The units per degree of longitude. */
  readonly scale: number;
}

/** The size exceeds most browser windows, which show only the middle of the picture. */
const WIDE = { width: 1440, height: 584 };
const TALL = { width: 460, height: 268 };

/** The map sections, centred so that the coast lies clear of the texts over the picture's lower corners. */
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

/** Returns the coast to which a region of the catalogue belongs. */
export function coastOfRegion(slug: string): Coast {
  if (slug === 'gulf-coast') return 'gulf';
  return slug === 'east-coast' || slug === 'puerto-rico' ? 'atlantic' : 'pacific';
}
