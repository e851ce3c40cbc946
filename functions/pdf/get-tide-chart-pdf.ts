import { getTideChartPdf } from '@groundswell/contracts';
import { readTideChart } from '@groundswell/page-rendering/tide-chart';
import { drawTideChart } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** Returns the printed tide chart of a beach. */
export const handler = endpoint(getTideChartPdf, async ({ params, query, site }) => {
  const chart = readTideChart({ ...params, ...query }, Date.now());
  return drawTideChart(chart, query.lang, { product: productName(), site: publicSite(site) });
});
