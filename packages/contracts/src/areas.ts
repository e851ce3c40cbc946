import * as accuracy from './accuracy.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as favorites from './favorites.ts';
import * as forecast from './forecast.ts';
import * as gift from './gift.ts';
import * as guide from './guide.ts';
import * as home from './home.ts';
import * as letters from './letters.ts';
import * as nearby from './nearby.ts';
import * as places from './places.ts';
import * as points from './points.ts';
import * as popular from './popular.ts';
import * as security from './security.ts';
import * as share from './share.ts';
import * as site from './site.ts';
import * as stations from './stations.ts';
import * as story from './story.ts';
import * as plans from './subscription.ts';
import * as settings from './user-setting.ts';

/** Every call, by area, which is the folder of its function: `functions/<area>/<call.name>.ts`. */
export const areas = {
  accuracy: callsIn(accuracy),
  auth: callsIn(auth),
  favorites: callsIn(favorites),
  forecast: callsIn(forecast, home, popular),
  letters: callsIn(letters),
  places: callsIn(places, guide, nearby, story),
  plans: callsIn(plans, gift),
  points: callsIn(points),
  settings: callsIn(settings),
  security: callsIn(security),
  share: callsIn(share),
  site: callsIn(site),
  stations: callsIn(stations),
};

type CallsOf<M> = M extends unknown ? Extract<M[keyof M], Call> : never;

/** The calls among a module's exports, by name. */
function callsIn<Modules extends readonly object[]>(...modules: Modules): readonly CallsOf<Modules[number]>[] {
  const found: CallsOf<Modules[number]>[] = modules.flatMap((module) => Object.values(module).filter(isCall));
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isCall(value: unknown): value is never {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}
