import { centralCaliforniaAreas } from './beaches.source.central-california.ts';
import { gulfAreas } from './beaches.source.gulf.ts';
import { hawaiiAreas } from './beaches.source.hawaii.ts';
import { midAtlanticAreas } from './beaches.source.mid-atlantic.ts';
import { newEnglandAreas } from './beaches.source.new-england.ts';
import { newYorkNewJerseyAreas } from './beaches.source.new-york-new-jersey.ts';
import { northwestAreas } from './beaches.source.northwest.ts';
import { southeastAreas } from './beaches.source.southeast.ts';
import { southernCaliforniaAreas } from './beaches.source.southern-california.ts';
import type { SourceArea } from './source-area.ts';

export interface SourceRegion {
  readonly id: number;
  readonly name: string;
  readonly areas: readonly SourceArea[];
}

/** Every beach we forecast, north to south along each coast. An id is never given to another place. */
export const sourceRegions: readonly SourceRegion[] = [
  {
    id: 1,
    name: 'East Coast',
    areas: [...newEnglandAreas, ...newYorkNewJerseyAreas, ...midAtlanticAreas, ...southeastAreas],
  },
  { id: 2, name: 'Gulf Coast', areas: gulfAreas },
  { id: 3, name: 'West Coast', areas: [...northwestAreas, ...centralCaliforniaAreas, ...southernCaliforniaAreas] },
  { id: 4, name: 'Hawaii', areas: hawaiiAreas },
];
