import { type Units, unitsOfSystem } from '@groundswell/forecast';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { useUnits } from '../../preferences/units.tsx';
import { useSession } from '../../session/use-session.ts';
import { ownUnits } from './own-units.ts';

const ownUnitsQuery = queryOptions({
  queryKey: ['own-units'],
  queryFn: ({ signal }) => request('getUserUnits', { signal, quiet: true }),
  staleTime: 300_000,
});

/**
 * Returns the reader's units, for values that the browser itself converts. The server already writes its replies in
 * these units.
 */
export function useOwnUnits(): Units {
  const { isIn } = useSession();
  const { units } = useUnits();
  const { data } = useQuery({ ...ownUnitsQuery, enabled: isIn });
  return isIn && data ? ownUnits(data) : unitsOfSystem(units);
}
