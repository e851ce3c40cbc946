import type { areas } from '@groundswell/contracts';
import { accuracyRequests } from './well-formed/accuracy.ts';
import { authRequests } from './well-formed/auth.ts';
import { favoritesRequests } from './well-formed/favorites.ts';
import { forecastRequests } from './well-formed/forecast.ts';
import { lettersRequests } from './well-formed/letters.ts';
import type { Named, Parts } from './well-formed/parts.ts';
import { placesRequests } from './well-formed/places.ts';
import { plansRequests } from './well-formed/plans.ts';
import { pointsRequests } from './well-formed/points.ts';
import { securityRequests } from './well-formed/security.ts';
import { settingsRequests } from './well-formed/settings.ts';
import { shareRequests } from './well-formed/share.ts';
import { siteRequests } from './well-formed/site.ts';
import { stationsRequests } from './well-formed/stations.ts';

export type { Named, Parts };
export type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/**
 * A request for each call that passes validation, and contains this address and this beach wherever a call takes one.
 */
export function wellFormed(named: Named): Readonly<Record<CallName, Parts>> {
  return {
    ...accuracyRequests(named),
    ...authRequests(named),
    ...favoritesRequests(named),
    ...forecastRequests(named),
    ...lettersRequests(named),
    ...placesRequests(named),
    ...plansRequests(named),
    ...pointsRequests(named),
    ...securityRequests(named),
    ...settingsRequests(named),
    ...shareRequests(named),
    ...siteRequests(named),
    ...stationsRequests(named),
  };
}
