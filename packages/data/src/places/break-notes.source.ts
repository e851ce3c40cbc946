import type { Skill } from '@groundswell/contracts';

export type BreakNote = readonly [from: Skill, to: Skill, hazards: string];

const FIRST: Skill = 'first-waves';
const SOME: Skill = 'improving';
const GOOD: Skill = 'advanced';
const BEST: Skill = 'expert';

/**
 * The skill levels that well-known breaks suit, and their hazards by importance. They come from common knowledge and
 * were not checked on site.
 */
export const breakNotes: Readonly<Record<string, BreakNote>> = {
  // New England and Long Island.
  'higgins-beach': [FIRST, GOOD, 'cold rocks'],
  'long-sands-beach-york': [FIRST, GOOD, 'cold rocks'],
  'jenness-beach': [FIRST, GOOD, 'cold'],
  'the-wall-north-hampton': [SOME, GOOD, 'cold rocks'],
  'nantasket-beach': [FIRST, GOOD, 'cold'],
  'coast-guard-beach-eastham': [SOME, GOOD, 'sharks currents cold'],
  'nauset-beach-orleans': [SOME, GOOD, 'sharks currents cold'],
  'white-crest-beach': [SOME, GOOD, 'sharks currents cold'],
  'second-beach': [FIRST, GOOD, 'cold crowds'],
  'narragansett-town-beach': [FIRST, GOOD, 'crowds cold'],
  ruggles: [GOOD, BEST, 'rocks heavy cold'],
  'point-judith-lighthouse': [SOME, GOOD, 'rocks currents cold'],
  'ditch-plains': [FIRST, GOOD, 'rocks crowds cold'],
  'camp-hero': [GOOD, BEST, 'rocks cliffs cold'],
  'rockaway-beach-90th-street': [SOME, GOOD, 'structure crowds cold'],
  'long-beach-lincoln-boulevard': [SOME, GOOD, 'structure crowds cold'],

  // New Jersey to Georgia.
  'manasquan-inlet': [SOME, BEST, 'structure crowds currents'],
  'asbury-park-8th-avenue': [SOME, GOOD, 'structure crowds'],
  'indian-river-inlet-northside': [SOME, GOOD, 'structure currents crowds'],
  'ocean-city-inlet-maryland': [SOME, GOOD, 'structure currents'],
  'virginia-beach-1st-street-jetty': [FIRST, GOOD, 'structure crowds'],
  'jennettes-pier': [SOME, GOOD, 'structure currents'],
  'rodanthe-s-turns': [GOOD, BEST, 'currents shore-break'],
  'buxton-cape-hatteras-lighthouse': [SOME, BEST, 'structure currents'],
  'wrightsville-beach-crystal-pier': [FIRST, GOOD, 'structure'],
  'folly-beach-the-washout': [FIRST, GOOD, 'currents crowds'],
  'folly-beach-pier': [FIRST, GOOD, 'structure'],

  // Florida and Texas.
  'jacksonville-beach-pier': [FIRST, GOOD, 'structure crowds'],
  'new-smyrna-beach-inlet': [FIRST, BEST, 'sharks crowds currents'],
  'ponce-inlet': [FIRST, BEST, 'sharks currents structure'],
  'cocoa-beach-pier': [FIRST, GOOD, 'structure crowds'],
  'sebastian-inlet-first-peak': [SOME, BEST, 'structure crowds sharks currents'],
  'sebastian-inlet-monster-hole': [GOOD, BEST, 'remote sharks currents boats'],
  'boynton-beach-inlet': [SOME, GOOD, 'structure currents boats'],
  'south-beach-miami': [FIRST, GOOD, 'crowds'],
  'galveston-61st-street-pier': [FIRST, GOOD, 'structure currents'],
  'port-aransas-horace-caldwell-pier': [FIRST, GOOD, 'structure currents'],

  // Washington and Oregon.
  'westport-the-jetty': [SOME, GOOD, 'currents structure cold'],
  'la-push-first-beach': [SOME, GOOD, 'cold remote currents'],
  'seaside-cove': [GOOD, BEST, 'rocks cold heavy'],
  'short-sand-beach': [FIRST, GOOD, 'cold currents crowds'],
  'cannon-beach': [FIRST, GOOD, 'cold currents'],
  'pacific-city-cape-kiwanda': [SOME, GOOD, 'boats cold currents'],
  'otter-rock': [FIRST, SOME, 'cold'],

  // Northern California.
  'salmon-creek': [SOME, BEST, 'sharks currents cold'],
  'dillon-beach': [FIRST, GOOD, 'sharks cold'],
  bolinas: [FIRST, SOME, 'sharks crowds cold currents'],
  'stinson-beach': [FIRST, GOOD, 'sharks currents cold'],
  'ocean-beach-kellys-cove': [GOOD, BEST, 'currents cold heavy'],
  'ocean-beach-noriega': [GOOD, BEST, 'currents cold heavy'],
  'ocean-beach-taraval': [GOOD, BEST, 'currents cold heavy'],
  'ocean-beach-sloat': [GOOD, BEST, 'currents cold heavy dirty-after-rain'],
  'linda-mar-pacifica': [FIRST, SOME, 'crowds cold dirty-after-rain'],
  mavericks: [BEST, BEST, 'heavy rocks currents cold sharks'],
  'steamer-lane': [GOOD, BEST, 'cliffs crowds rocks cold'],
  'cowells-beach': [FIRST, SOME, 'crowds cold dirty-after-rain'],
  'pleasure-point': [SOME, BEST, 'crowds rocks cold'],
  'moss-landing': [GOOD, BEST, 'currents heavy cold sharks'],
  'morro-rock': [SOME, GOOD, 'currents cold sharks rocks'],
  'pismo-beach-pier': [FIRST, GOOD, 'structure cold'],
  'jalama-beach': [SOME, BEST, 'remote cold currents sharks'],

  // Southern California.
  'leadbetter-point': [FIRST, SOME, 'crowds rocks'],
  'campus-point': [FIRST, GOOD, 'rocks crowds'],
  rincon: [SOME, BEST, 'crowds rocks dirty-after-rain'],
  mondos: [FIRST, SOME, 'crowds rocks'],
  'ventura-c-street': [FIRST, BEST, 'rocks crowds dirty-after-rain'],
  'zuma-beach': [SOME, GOOD, 'shore-break currents'],
  'malibu-first-point': [SOME, BEST, 'crowds rocks dirty-after-rain'],
  topanga: [SOME, GOOD, 'crowds rocks dirty-after-rain'],
  'el-porto': [SOME, GOOD, 'crowds currents'],
  'manhattan-beach-pier': [FIRST, GOOD, 'structure crowds'],
  'redondo-beach-breakwater': [GOOD, BEST, 'structure heavy'],
  'huntington-beach-pier': [SOME, BEST, 'structure crowds currents'],
  'bolsa-chica': [FIRST, GOOD, 'stingrays currents'],
  'newport-beach-blackies': [FIRST, GOOD, 'crowds structure'],
  'the-wedge': [BEST, BEST, 'shore-break heavy structure shallow'],
  'salt-creek': [SOME, BEST, 'crowds rocks shore-break'],
  doheny: [FIRST, SOME, 'dirty-after-rain stingrays rocks'],
  'trestles-lowers': [GOOD, BEST, 'crowds rocks'],
  'san-onofre-old-mans': [FIRST, GOOD, 'crowds rocks stingrays'],
  'oceanside-harbor': [SOME, GOOD, 'structure crowds currents'],
  swamis: [GOOD, BEST, 'crowds rocks'],
  'cardiff-reef': [SOME, GOOD, 'rocks crowds stingrays'],
  'blacks-beach': [GOOD, BEST, 'heavy currents cliffs'],
  'la-jolla-shores': [FIRST, GOOD, 'crowds stingrays'],
  windansea: [GOOD, BEST, 'shallow rocks shore-break crowds'],
  tourmaline: [FIRST, GOOD, 'crowds rocks'],
  'sunset-cliffs': [GOOD, BEST, 'cliffs rocks'],
  'tijuana-sloughs': [GOOD, BEST, 'dirty-after-rain heavy currents'],

  // Hawaii.
  'haleiwa-alii-beach': [SOME, BEST, 'currents shallow'],
  laniakea: [SOME, BEST, 'currents rocks crowds'],
  'chuns-reef': [FIRST, GOOD, 'shallow crowds'],
  'waimea-bay': [BEST, BEST, 'heavy shore-break currents'],
  'off-the-wall': [BEST, BEST, 'shallow heavy crowds'],
  'banzai-pipeline': [BEST, BEST, 'shallow heavy crowds currents'],
  'rocky-point': [GOOD, BEST, 'shallow crowds'],
  'sunset-beach-oahu': [GOOD, BEST, 'heavy currents'],
  'ala-moana-bowls': [GOOD, BEST, 'shallow crowds boats'],
  'waikiki-canoes': [FIRST, GOOD, 'crowds boats'],
  'white-plains-beach': [FIRST, GOOD, 'crowds'],
  'sandy-beach': [GOOD, BEST, 'shore-break currents'],
  makaha: [SOME, BEST, 'shore-break currents'],
  hookipa: [GOOD, BEST, 'rocks currents crowds'],
  peahi: [BEST, BEST, 'heavy rocks currents'],
  'honolua-bay': [GOOD, BEST, 'shallow cliffs crowds'],
  launiupoko: [FIRST, SOME, 'shallow rocks'],
  'hanalei-bay': [FIRST, BEST, 'shallow currents'],
  'poipu-beach': [FIRST, GOOD, 'shallow crowds'],
  'magic-sands': [GOOD, BEST, 'shore-break rocks'],
  honolii: [SOME, GOOD, 'rocks currents'],

  // Puerto Rico.
  'rincon-tres-palmas': [BEST, BEST, 'heavy shallow urchins'],
  'rincon-marias': [SOME, BEST, 'shallow urchins crowds'],
  'rincon-domes': [SOME, GOOD, 'shallow urchins crowds'],
  'gas-chambers': [BEST, BEST, 'rocks heavy shallow'],
  wilderness: [GOOD, BEST, 'shallow urchins currents'],
  jobos: [FIRST, GOOD, 'currents rocks crowds'],
};
