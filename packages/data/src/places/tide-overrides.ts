/** A tide station set by hand: an id, or none where every station nearby would mislead. */
export interface TideOverride {
  readonly stationId?: string;
  readonly why: string;
}

const outerCape: TideOverride = {
  stationId: 'noaa/8447435',
  why: 'Stations nearer to the outer Cape stand in Cape Cod Bay, where the tide is twice as high.',
};
const nantucketSouthShore: TideOverride = {
  why: 'Nantucket has stations on its north shore only, where high water comes hours apart from the south.',
};

/** The overrides by the beach's slug. */
export const tideOverrides: Readonly<Record<string, TideOverride>> = {
  'head-of-the-meadow-beach': outerCape,
  'longnook-beach': outerCape,
  'newcomb-hollow': outerCape,
  'cahoon-hollow': outerCape,
  'white-crest-beach': outerCape,
  'lecount-hollow': outerCape,
  'marconi-beach': outerCape,
  'nauset-light-beach': outerCape,
  'coast-guard-beach-eastham': outerCape,
  'nauset-beach-orleans': outerCape,
  'madaket-beach': nantucketSouthShore,
  'cisco-beach': nantucketSouthShore,
  'surfside-beach-nantucket': nantucketSouthShore,
  'nobadeer-beach': nantucketSouthShore,
  'matagorda-jetty': { why: 'The one station near stands in East Matagorda Bay, which damps the tide to a quarter.' },
};
