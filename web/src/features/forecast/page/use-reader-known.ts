import type { ForecastReply } from '@groundswell/contracts';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { FORECASTS } from '../../../entities/beach/forecast-query.ts';
import { useSession } from '../../../session/use-session.ts';

/**
 * Whether the forecast is the reader's: a page that was drawn for everyone is a visitor's. Who is signed in gets their
 * own, with more days and without invitations; where it does not come, they keep the visitor's. `painted`: before, nobody
 * is known.
 */
export function useReaderKnown({ loggedIn }: Pick<ForecastReply, 'loggedIn'>, painted: boolean): boolean {
  const { isIn } = useSession();
  const isFetching = useIsFetching({ queryKey: FORECASTS }) > 0;
  const isKnown = painted && (!isIn || loggedIn || !isFetching);
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}
