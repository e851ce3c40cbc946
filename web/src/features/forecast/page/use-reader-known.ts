import type { ForecastReply } from '@groundswell/contracts';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { FORECASTS } from '../../../entities/beach/forecast-query.ts';
import { useSession } from '../../../session/use-session.ts';

/**
 * Returns whether the shown forecast is final for this reader. A prerendered page has an anonymous visitor's forecast.
 * A signed-in reader gets their own, or keeps the visitor's if the request fails. Before the first paint (`painted`)
 * the session is unknown.
 */
export function useReaderKnown({ loggedIn }: Pick<ForecastReply, 'loggedIn'>, painted: boolean): boolean {
  const { isIn } = useSession();
  const isFetching = useIsFetching({ queryKey: FORECASTS }) > 0;
  const isKnown = painted && (!isIn || loggedIn || !isFetching);
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}
