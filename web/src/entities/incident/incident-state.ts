import type { StatusReply } from '@groundswell/contracts';
import { m } from '../../paraglide/status.js';

export type IncidentState = StatusReply['incidents'][number]['state'];

export const incidentStateWords: Readonly<Record<IncidentState, () => string>> = {
  investigating: m.status_investigating,
  identified: m.status_identified,
  monitoring: m.status_monitoring,
  resolved: m.status_resolved,
};
