import { showGift as show } from '@groundswell/billing';
import { showGift } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Returns the state of a purchase to the page that made it. */
export const handler = endpoint(showGift, ({ body }) => show(body.secret));
