import { getSiteAlert } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** The banner of the whole site; its text is a setting, empty for none. */
export const handler = endpoint(getSiteAlert, async () => ({ alertTxt: process.env.SITE_ALERT ?? '' }));
