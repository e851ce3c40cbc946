import type { ForecastReply } from '@groundswell/contracts';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { FORECASTS } from '../../../entities/beach/forecast-query.ts';
import { useSession } from '../../../session/use-session.ts';

/**
 * Returns whether the shown forecast is final for this reader. A prerendered page shows an anonymous visitor's
 * forecast. A signed-in reader then gets their own, unless the request fails. Before the first paint (`painted`) it is
 * not known who the reader is.
 */
export function useIsForecastFinal({ loggedIn }: Pick<ForecastReply, 'loggedIn'>, painted: boolean): boolean {
  const { isIn } = useSession();
  const isFetching = useIsFetching({ queryKey: FORECASTS }) > 0;
  const isKnown = painted && (!isIn || loggedIn || !isFetching);
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}
