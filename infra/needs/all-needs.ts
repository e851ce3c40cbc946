import type { areas } from '@groundswell/contracts';
import type { JobName } from '../functions.ts';
import { accountsJobs } from './accounts.ts';
import { accuracyCalls } from './accuracy.ts';
import { alertsJobs } from './alerts.ts';
import { authCalls } from './auth.ts';
import { favoritesCalls } from './favorites.ts';
import { forecastCalls } from './forecast.ts';
import { lettersCalls, lettersJobs } from './letters.ts';
import type { CallNeeds, JobNeeds } from './needs.ts';
import { oceanJobs } from './ocean.ts';
import { placesCalls } from './places.ts';
import { plansCalls, plansJobs } from './plans.ts';
import { pointsCalls } from './points.ts';
import { securityCalls } from './security.ts';
import { settingsCalls } from './settings.ts';
import { shareCalls } from './share.ts';
import { siteCalls } from './site.ts';
import { stationsCalls } from './stations.ts';

type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/** The rights of each call's function and of each job's. */
export const callNeeds: Readonly<Record<CallName, CallNeeds>> = {
  ...accuracyCalls,
  ...authCalls,
  ...favoritesCalls,
  ...forecastCalls,
  ...lettersCalls,
  ...placesCalls,
  ...plansCalls,
  ...pointsCalls,
  ...securityCalls,
  ...settingsCalls,
  ...shareCalls,
  ...siteCalls,
  ...stationsCalls,
};
export const jobNeeds: Readonly<Record<JobName, JobNeeds>> = {
  ...accountsJobs,
  ...alertsJobs,
  ...lettersJobs,
  ...oceanJobs,
  ...plansJobs,
};
