import type { StatusQueue, StatusSource, StatusState } from '@groundswell/contracts';
import { m } from '../../paraglide/status.js';

interface Named {
  readonly name: () => string;
  /** Where the data come from, or what the work is. */
  readonly detail: () => string;
}

export const sourceNames: Readonly<Record<StatusSource, Named>> = {
  'regional-waves': { name: m.status_regional_waves, detail: m.status_regional_waves_detail },
  wind: { name: m.status_wind, detail: m.status_wind_detail },
  'short-range': { name: m.status_short_range, detail: m.status_short_range_detail },
  buoys: { name: m.status_buoys, detail: m.status_buoys_detail },
  tides: { name: m.status_tides, detail: m.status_tides_detail },
  advisories: { name: m.status_advisories, detail: m.status_advisories_detail },
  charts: { name: m.status_charts, detail: m.status_charts_detail },
  points: { name: m.status_points, detail: m.status_points_detail },
};

export const queueNames: Readonly<Record<StatusQueue, () => string>> = {
  codes: m.status_work_codes,
  emails: m.status_work_emails,
  alerts: m.status_work_alerts,
  forecasts: m.status_work_forecasts,
  charts: m.status_work_charts,
};

export const stateNames: Readonly<Record<StatusState, () => string>> = {
  ok: m.status_ok,
  late: m.status_late,
  down: m.status_down,
  unknown: m.status_unknown,
};
