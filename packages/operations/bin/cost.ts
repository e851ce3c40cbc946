// npm run cost: the dollars of a month, by service, from the templates that `npm run synth` wrote, and measured work.
import { readTemplates } from '@groundswell/infra/read-templates.ts';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { DEFAULT_LOAD, describeCosts, SCALES } from '../src/costs/describe-costs.ts';
import { costOf } from '../src/costs/month.ts';
import { PRICES_OF, PRICES_REGION } from '../src/costs/prices.ts';
import { savingsOf } from '../src/costs/steps.ts';
import { listUnknownTypes, readFacts, type TemplateResource } from '../src/costs/template-facts.ts';

const { values } = readCommandLine({
  usage: `npm run cost -- [options]     without --visitors: 10 thousand, a million, and 100 million

  --visitors N        people a month
  --members N         of these, signed in; a tenth by default
  --alerts N          alerts that are on; one a member by default
  --visits N          visits of a visitor (${DEFAULT_LOAD.visitsEach})
  --pages N           pages a visit (${DEFAULT_LOAD.pagesAVisit})
  --edge-hits N       the share of visitors' calls that the edge answers, 0 to 1 (${DEFAULT_LOAD.edgeHits})
  --beaches N         (${DEFAULT_LOAD.beaches})
  --templates DIR     the synthesized app (cdk.out)
  --json              for programs

List prices of ${PRICES_REGION}, ${PRICES_OF}.`,
  options: {
    visitors: 'whole',
    members: 'whole',
    alerts: 'whole',
    visits: 'number',
    pages: 'number',
    'edge-hits': 'share',
    beaches: 'whole',
    templates: 'text',
    json: 'flag',
  },
});
try {
  const resources = readTemplates(values.templates ?? 'cdk.out').flatMap(({ text }) => resourcesOf(text));
  const unknown = listUnknownTypes(resources);
  if (unknown.length > 0) console.error(`Without the cost of ${unknown.join(', ')}.`);
  const facts = readFacts(resources);
  const loads = (values.visitors === undefined ? SCALES : [values.visitors]).map((visitors) => {
    const members = values.members ?? visitors / 10;
    return {
      visitors,
      members,
      alerts: values.alerts ?? members,
      visitsEach: values.visits ?? DEFAULT_LOAD.visitsEach,
      pagesAVisit: values.pages ?? DEFAULT_LOAD.pagesAVisit,
      edgeHits: values['edge-hits'] ?? DEFAULT_LOAD.edgeHits,
      beaches: values.beaches ?? DEFAULT_LOAD.beaches,
    };
  });
  const months = loads.map((load) => ({ load, lines: costOf(load, facts), savings: savingsOf(load, facts) }));
  console.log(values.json ? JSON.stringify({ facts, months }, undefined, 1) : describeCosts(months));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function resourcesOf(template: string): readonly TemplateResource[] {
  const { Resources }: { Resources: Record<string, { Type: string; Properties?: TemplateResource['properties'] }> } =
    JSON.parse(template);
  return Object.values(Resources).map(({ Type, Properties = {} }) => ({ type: Type, properties: Properties }));
}
