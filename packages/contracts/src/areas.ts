import * as accuracy from './accuracy.ts';
import * as apiKeys from './api-keys.ts';
import * as auth from './auth.ts';
import * as blog from './blog.ts';
import * as blogPages from './blog-pages.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as canvasLabels from './canvas-labels.ts';
import * as canvasPosts from './canvas-posts.ts';
import * as canvasSearch from './canvas-search.ts';
import * as canvasWriters from './canvas-writers.ts';
import * as compare from './compare.ts';
import * as email from './email.ts';
import * as favorites from './favorites.ts';
import * as forecast from './forecast.ts';
import * as gift from './gift.ts';
import * as guide from './guide.ts';
import * as home from './home.ts';
import * as nearby from './nearby.ts';
import * as open from './open.ts';
import * as paymentEvents from './payment-events.ts';
import * as pdf from './pdf.ts';
import * as places from './places.ts';
import * as planChanges from './plan-changes.ts';
import * as planOffers from './plan-offers.ts';
import * as planPurchase from './plan-purchase.ts';
import * as points from './points.ts';
import * as popular from './popular.ts';
import * as postStats from './post-stats.ts';
import * as push from './push.ts';
import * as security from './security.ts';
import * as share from './share.ts';
import * as site from './site.ts';
import * as siteAdmin from './site-admin.ts';
import * as stations from './stations.ts';
import * as status from './status.ts';
import * as story from './story.ts';
import * as subscription from './subscription.ts';
import * as surfs from './surfs.ts';
import * as uploads from './uploads.ts';
import * as settings from './user-setting.ts';
import * as widgets from './widgets.ts';

/** Every call by area. The area is also the folder of its function: `functions/<area>/<call.name>.ts`. */
export const areas = {
  accuracy: callsIn(accuracy),
  auth: callsIn(auth),
  blog: callsIn(blog, blogPages),
  calendar: callsIn(calendar),
  canvas: callsIn(canvasLabels, canvasPosts, canvasSearch, canvasWriters),
  favorites: callsIn(favorites),
  forecast: callsIn(forecast, compare, home, popular),
  email: callsIn(email),
  open: callsIn(open),
  pdf: callsIn(pdf),
  places: callsIn(places, guide, nearby, story),
  plans: callsIn(subscription, planOffers, planPurchase, planChanges, paymentEvents, gift),
  points: callsIn(points),
  'post-stats': callsIn(postStats),
  push: callsIn(push),
  settings: callsIn(settings, apiKeys),
  security: callsIn(security),
  share: callsIn(share),
  site: callsIn(site),
  'site-admin': callsIn(siteAdmin),
  stations: callsIn(stations),
  status: callsIn(status),
  surfs: callsIn(surfs),
  uploads: callsIn(uploads),
  widgets: callsIn(widgets),
};

type CallsOf<M> = M extends unknown ? Extract<M[keyof M], Call> : never;

/** Collects the calls among the exports of modules. */
function callsIn<Modules extends readonly object[]>(...modules: Modules): readonly CallsOf<Modules[number]>[] {
  const found: CallsOf<Modules[number]>[] = modules.flatMap((module) => Object.values(module).filter(isCall));
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isCall(value: unknown): value is never {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}
