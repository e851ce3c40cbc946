import type { WellFormedOf } from './parts.ts';

export const calendarRequests: WellFormedOf<'calendar'> = ({ slug }) => ({
  'get-beach-calendar': { params: { file: `${slug}.ics` } },
  'get-favorites-calendar': { params: { file: `${'A'.repeat(43)}.ics` } },
  'get-calendar-link': {},
  'renew-calendar-link': {},
  'end-calendar-link': {},
});
