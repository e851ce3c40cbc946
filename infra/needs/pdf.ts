import { type CallNeedsOf, ONE_CPU_MB } from './needs.ts';

export const pdfCalls: CallNeedsOf<'pdf'> = {
  'get-etiquette-guide': { memoryMb: ONE_CPU_MB },
  'get-handbook': { memoryMb: ONE_CPU_MB },
  'get-tide-chart': {},
  'get-tide-chart-pdf': { memoryMb: ONE_CPU_MB },
};
