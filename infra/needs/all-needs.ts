import type { areas } from '@groundswell/contracts';
import type { JobName } from '../functions.ts';
import { accountsJobs } from './accounts.ts';
import { accuracyCalls } from './accuracy.ts';
import { alertsJobs } from './alerts.ts';
import { authCalls } from './auth.ts';
import { blogCalls, blogJobs } from './blog.ts';
import { calendarCalls } from './calendar.ts';
import { canvasCalls } from './canvas.ts';
import { emailCalls, emailJobs } from './email.ts';
import { favoritesCalls } from './favorites.ts';
import { forecastCalls } from './forecast.ts';
import type { CallNeeds, JobNeeds } from './needs.ts';
import { oceanJobs } from './ocean.ts';
import { openCalls } from './open.ts';
import { pdfCalls } from './pdf.ts';
import { placesCalls } from './places.ts';
import { plansCalls, plansJobs } from './plans.ts';
import { pointsCalls } from './points.ts';
import { postStatsCalls } from './post-stats.ts';
import { pushCalls } from './push.ts';
import { securityCalls } from './security.ts';
import { settingsCalls } from './settings.ts';
import { shareCalls } from './share.ts';
import { siteCalls } from './site.ts';
import { siteAdminCalls } from './site-admin.ts';
import { stationsCalls } from './stations.ts';
import { statusCalls, statusJobs } from './status.ts';
import { surfsCalls } from './surfs.ts';
import { uploadsCalls, uploadsJobs } from './uploads.ts';
import { widgetsCalls } from './widgets.ts';

type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/** The rights of each call's function. */
export const callNeeds: Readonly<Record<CallName, CallNeeds>> = {
  ...accuracyCalls,
  ...authCalls,
  ...blogCalls,
  ...calendarCalls,
  ...canvasCalls,
  ...favoritesCalls,
  ...forecastCalls,
  ...emailCalls,
  ...openCalls,
  ...pdfCalls,
  ...placesCalls,
  ...plansCalls,
  ...pointsCalls,
  ...postStatsCalls,
  ...pushCalls,
  ...securityCalls,
  ...settingsCalls,
  ...shareCalls,
  ...siteCalls,
  ...siteAdminCalls,
  ...stationsCalls,
  ...statusCalls,
  ...surfsCalls,
  ...uploadsCalls,
  ...widgetsCalls,
};
export const jobNeeds: Readonly<Record<JobName, JobNeeds>> = {
  ...accountsJobs,
  ...alertsJobs,
  ...blogJobs,
  ...emailJobs,
  ...oceanJobs,
  ...plansJobs,
  ...statusJobs,
  ...uploadsJobs,
};
