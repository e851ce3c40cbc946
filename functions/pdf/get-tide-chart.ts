import { getTideChart } from '@groundswell/contracts';
import { readTideChart } from '@groundswell/page-rendering/tide-chart';
import { endpoint } from '@groundswell/runtime';

/** Returns the content of a beach's printed tide chart, for its preview. */
export const handler = endpoint(getTideChart, async ({ params, query }) =>
  readTideChart({ ...params, ...query }, Date.now()),
);
