/** The smallest and largest wave faces that a break holds, m. */
export type Faces = readonly [fromM: number, toM: number];

/**
 * Breaks that hold smaller or larger faces than most of their kind. The values are common knowledge, not measured;
 * where opinions differ, the wider range is listed. They are faces, not 'Hawaiian' heights, which are about half a
 * face. docs/beaches.md has the sources of the largest values.
 */
export const knownFaces: Readonly<Record<string, Faces>> = {
  // The East Coast: bars and ledges that need a hurricane or a northeaster.
  ruggles: [1.2, 5],
  'ditch-plains': [0.4, 2.4],
  'camp-hero': [1, 4],
  'matunuck-deep-hole': [0.5, 2.4],
  'manasquan-inlet': [0.5, 3.5],
  'rodanthe-s-turns': [0.5, 3.5],
  'buxton-cape-hatteras-lighthouse': [0.5, 3.5],
  'sebastian-inlet-first-peak': [0.5, 3],
  'sebastian-inlet-monster-hole': [1.2, 4],
  'new-smyrna-beach-inlet': [0.4, 2.4],

  // Northern and central California.
  'ocean-beach-kellys-cove': [0.8, 4.5],
  'ocean-beach-noriega': [0.8, 5],
  'ocean-beach-taraval': [0.8, 5],
  'ocean-beach-sloat': [0.8, 5],
  'linda-mar-pacifica': [0.4, 1.8],
  bolinas: [0.4, 2],
  mavericks: [5, 18],
  'steamer-lane': [0.6, 5],
  'cowells-beach': [0.4, 1.8],
  'pleasure-point': [0.5, 4],
  'moss-landing': [0.6, 4],

  // Southern California.
  rincon: [0.6, 3.6],
  'ventura-c-street': [0.5, 3.6],
  mondos: [0.4, 1.5],
  'malibu-first-point': [0.5, 2.7],
  'el-porto': [0.4, 3],
  'redondo-beach-breakwater': [1.2, 5],
  'huntington-beach-pier': [0.4, 3],
  'newport-beach-blackies': [0.4, 1.8],
  'the-wedge': [1, 7],
  doheny: [0.4, 1.8],
  'trestles-lowers': [0.6, 3.6],
  'san-onofre-old-mans': [0.4, 2.4],
  'oceanside-harbor': [0.5, 3],
  swamis: [0.6, 4.5],
  'cardiff-reef': [0.5, 3],
  'blacks-beach': [0.6, 5],
  'la-jolla-shores': [0.4, 1.8],
  windansea: [0.6, 3.6],
  tourmaline: [0.4, 2],
  'sunset-cliffs': [0.6, 4.5],
  'tijuana-sloughs': [1.2, 6],

  // Oahu.
  'haleiwa-alii-beach': [0.8, 5],
  laniakea: [0.8, 5],
  'chuns-reef': [0.5, 3],
  'waimea-bay': [6, 15],
  'off-the-wall': [0.9, 3.6],
  'banzai-pipeline': [1.2, 6.5],
  'rocky-point': [0.6, 3],
  'sunset-beach-oahu': [1.2, 8],
  'ala-moana-bowls': [0.6, 3.6],
  'waikiki-canoes': [0.4, 2.4],
  'white-plains-beach': [0.4, 2],
  'diamond-head-lighthouse': [0.5, 2.7],
  'sandy-beach': [0.4, 2.4],
  makaha: [0.5, 8],

  // The other islands of Hawaii.
  hookipa: [0.5, 5],
  peahi: [5, 18],
  'honolua-bay': [0.8, 5],
  launiupoko: [0.4, 1.8],
  'hanalei-bay': [0.6, 6],
  honolii: [0.5, 3],

  // Puerto Rico.
  'rincon-tres-palmas': [3.6, 8],
  'rincon-marias': [0.5, 3.6],
  'rincon-domes': [0.5, 3],
  wilderness: [0.8, 5],
  jobos: [0.5, 3],
};
