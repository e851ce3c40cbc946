import { m } from '../../paraglide/messages.js';

export interface Service {
  readonly path: string;
  readonly title: () => string;
  readonly description: () => string;
}

/** The services beside the forecast, as many as fit on the first page. */
export const HOME_SERVICES: readonly Service[] = [
  { path: '/services/handbook', title: m.shell_handbook, description: m.home_service_handbook },
  { path: '/services/surf-etiquette-guide', title: m.shell_etiquette_guide, description: m.home_service_etiquette },
  { path: '/services/tide-charts', title: m.shell_tide_charts, description: m.home_service_tide_charts },
  { path: '/services/advertise', title: m.shell_advertise, description: m.home_service_advertise },
];
