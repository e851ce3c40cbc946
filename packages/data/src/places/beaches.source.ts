import { centralCaliforniaAreas } from './beaches.source.central-california.ts';
import { delawareToVirginiaAreas } from './beaches.source.delaware-to-virginia.ts';
import { floridaAtlanticAreas } from './beaches.source.florida-atlantic.ts';
import { floridaGulfAlabamaAreas } from './beaches.source.florida-gulf-alabama.ts';
import { longIslandAreas } from './beaches.source.long-island.ts';
import { louisianaTexasAreas } from './beaches.source.louisiana-texas.ts';
import { maineNewHampshireAreas } from './beaches.source.maine-new-hampshire.ts';
import { massachusettsAreas } from './beaches.source.massachusetts.ts';
import { neighborIslandsAreas } from './beaches.source.neighbor-islands.ts';
import { newJerseyAreas } from './beaches.source.new-jersey.ts';
import { northCarolinaAreas } from './beaches.source.north-carolina.ts';
import { northernCaliforniaAreas } from './beaches.source.northern-california.ts';
import { oahuAreas } from './beaches.source.oahu.ts';
import { orangeCountySanDiegoAreas } from './beaches.source.orange-county-san-diego.ts';
import { puertoRicoAreas } from './beaches.source.puerto-rico.ts';
import { rhodeIslandAreas } from './beaches.source.rhode-island.ts';
import { santaBarbaraLosAngelesAreas } from './beaches.source.santa-barbara-los-angeles.ts';
import { southCarolinaGeorgiaAreas } from './beaches.source.south-carolina-georgia.ts';
import { washingtonOregonAreas } from './beaches.source.washington-oregon.ts';
import type { SourceArea } from './source-area.ts';

export interface SourceRegion {
  readonly id: number;
  readonly name: string;
  readonly areas: readonly SourceArea[];
}

/** Every beach in the forecast, north to south along each coast. An id is never given to another place. */
export const sourceRegions: readonly SourceRegion[] = [
  {
    id: 1,
    name: 'East Coast',
    areas: [
      ...maineNewHampshireAreas,
      ...massachusettsAreas,
      ...rhodeIslandAreas,
      ...longIslandAreas,
      ...newJerseyAreas,
      ...delawareToVirginiaAreas,
      ...northCarolinaAreas,
      ...southCarolinaGeorgiaAreas,
      ...floridaAtlanticAreas,
    ],
  },
  { id: 2, name: 'Gulf Coast', areas: [...floridaGulfAlabamaAreas, ...louisianaTexasAreas] },
  {
    id: 3,
    name: 'West Coast',
    areas: [
      ...washingtonOregonAreas,
      ...northernCaliforniaAreas,
      ...centralCaliforniaAreas,
      ...santaBarbaraLosAngelesAreas,
      ...orangeCountySanDiegoAreas,
    ],
  },
  { id: 4, name: 'Hawaii', areas: [...oahuAreas, ...neighborIslandsAreas] },
  { id: 5, name: 'Puerto Rico', areas: [...puertoRicoAreas] },
];
