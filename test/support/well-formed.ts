import type { areas } from '@groundswell/contracts';
import { accuracyRequests } from './well-formed/accuracy.ts';
import { authRequests } from './well-formed/auth.ts';
import { blogRequests } from './well-formed/blog.ts';
import { calendarRequests } from './well-formed/calendar.ts';
import { canvasRequests } from './well-formed/canvas.ts';
import { emailRequests } from './well-formed/email.ts';
import { favoritesRequests } from './well-formed/favorites.ts';
import { forecastRequests } from './well-formed/forecast.ts';
import { openRequests } from './well-formed/open.ts';
import type { Named, Parts } from './well-formed/parts.ts';
import { pdfRequests } from './well-formed/pdf.ts';
import { placesRequests } from './well-formed/places.ts';
import { plansRequests } from './well-formed/plans.ts';
import { pointsRequests } from './well-formed/points.ts';
import { postStatsRequests } from './well-formed/post-stats.ts';
import { pushRequests } from './well-formed/push.ts';
import { securityRequests } from './well-formed/security.ts';
import { settingsRequests } from './well-formed/settings.ts';
import { shareRequests } from './well-formed/share.ts';
import { siteRequests } from './well-formed/site.ts';
import { siteAdminRequests } from './well-formed/site-admin.ts';
import { stationsRequests } from './well-formed/stations.ts';
import { statusRequests } from './well-formed/status.ts';
import { surfsRequests } from './well-formed/surfs.ts';
import { uploadsRequests } from './well-formed/uploads.ts';
import { widgetsRequests } from './well-formed/widgets.ts';

export type { Named, Parts };
export type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/**
 * Returns a valid request for each call. Wherever a call takes an email address or a beach, the request contains the
 * given one.
 */
export function wellFormed(named: Named): Readonly<Record<CallName, Parts>> {
  return {
    ...accuracyRequests(named),
    ...authRequests(named),
    ...blogRequests(named),
    ...calendarRequests(named),
    ...canvasRequests(named),
    ...favoritesRequests(named),
    ...forecastRequests(named),
    ...emailRequests(named),
    ...openRequests(named),
    ...pdfRequests(named),
    ...placesRequests(named),
    ...plansRequests(named),
    ...pointsRequests(named),
    ...postStatsRequests(named),
    ...pushRequests(named),
    ...securityRequests(named),
    ...settingsRequests(named),
    ...shareRequests(named),
    ...siteRequests(named),
    ...siteAdminRequests(named),
    ...stationsRequests(named),
    ...statusRequests(named),
    ...surfsRequests(named),
    ...uploadsRequests(named),
    ...widgetsRequests(named),
  };
}
