export { aboutBeach, aboutReply, presentBeach, requireBeach } from './about.ts';
export { makeApiKey } from './api-key.ts';
export { findBeaches } from './find-beaches.ts';
export { listNear } from './list-near.ts';
export { CALLS_WITHOUT_KEY, openEndpoint } from './open-endpoint.ts';
export { shownDays } from './shown-days.ts';
