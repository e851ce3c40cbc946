import type { WellFormedOf } from './parts.ts';

/** The current month, for which tide charts can be printed. */
const from = new Date().toISOString().slice(0, 7);

export const pdfRequests: WellFormedOf<'pdf'> = ({ slug }) => ({
  'get-etiquette-guide': {},
  'get-handbook': {},
  'get-tide-chart': { params: { beach: slug }, query: { from } },
  'get-tide-chart-pdf': { params: { beach: slug }, query: { from } },
});
