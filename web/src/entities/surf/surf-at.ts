import type { TimelineReply } from '@groundswell/contracts';
import { type RatedSurf, ratedSurf } from './surf.ts';

export function surfAt(
  { wvhtText, wvhtMin, wvhtMax, condText }: Pick<TimelineReply, 'wvhtText' | 'wvhtMin' | 'wvhtMax' | 'condText'>,
  hour: number,
): RatedSurf {
  return ratedSurf(wvhtText[hour], wvhtMin[hour], wvhtMax[hour], condText[hour]);
}
