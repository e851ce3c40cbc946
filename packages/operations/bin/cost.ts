// npm run cost: the dollars of a month, by service, from the templates that `npm run synth` wrote, and measured work.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOAD, describeCosts, SCALES } from '../src/costs/describe-costs.ts';
import { costOf } from '../src/costs/month.ts';
import { PRICES_OF, PRICES_REGION } from '../src/costs/prices.ts';
import { savingsOf } from '../src/costs/steps.ts';
import { listUnknownTypes, readFacts, type TemplateResource } from '../src/costs/template-facts.ts';

const HELP = `npm run cost -- [options]     without --visitors: 10 thousand, a million, and 100 million

  --visitors N        people a month
  --members N         of these, signed in; a tenth by default
  --alerts N          alerts that are on; one a member by default
  --visits N          visits of a visitor (${DEFAULT_LOAD.visitsEach})
  --pages N           pages a visit (${DEFAULT_LOAD.pagesAVisit})
  --edge-hits N       the share of visitors' calls that the edge answers (${DEFAULT_LOAD.edgeHits})
  --beaches N         (${DEFAULT_LOAD.beaches})
  --templates DIR     the synthesized app (cdk.out)
  --json              for programs

List prices of ${PRICES_REGION}, ${PRICES_OF}.`;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string' },
    members: { type: 'string' },
    alerts: { type: 'string' },
    visits: { type: 'string' },
    pages: { type: 'string' },
    'edge-hits': { type: 'string' },
    beaches: { type: 'string' },
    templates: { type: 'string', default: 'cdk.out' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const number = (text: string | undefined, fallback: number) => {
  const value = text === undefined ? fallback : Number(text);
  if (value >= 0) return value;
  throw new Error(`"${text}" is no number.`);
};
try {
  const resources = readResources(values.templates);
  const unknown = listUnknownTypes(resources);
  if (unknown.length > 0) console.error(`Without the cost of ${unknown.join(', ')}.`);
  const facts = readFacts(resources);
  const loads = (values.visitors === undefined ? SCALES : [Number(values.visitors)]).map((visitors) => {
    const members = number(values.members, visitors / 10);
    return {
      visitors,
      members,
      alerts: number(values.alerts, members),
      visitsEach: number(values.visits, DEFAULT_LOAD.visitsEach),
      pagesAVisit: number(values.pages, DEFAULT_LOAD.pagesAVisit),
      edgeHits: number(values['edge-hits'], DEFAULT_LOAD.edgeHits),
      beaches: number(values.beaches, DEFAULT_LOAD.beaches),
    };
  });
  const months = loads.map((load) => ({ load, lines: costOf(load, facts), savings: savingsOf(load, facts) }));
  console.log(values.json ? JSON.stringify({ facts, months }, undefined, 1) : describeCosts(months));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readResources(directory: string): readonly TemplateResource[] {
  if (!existsSync(directory)) throw new Error(`There is no ${directory}: run npm run synth first.`);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => {
      const {
        Resources,
      }: { Resources: Record<string, { Type: string; Properties?: TemplateResource['properties'] }> } = JSON.parse(
        readFileSync(join(directory, file), 'utf8'),
      );
      return Object.values(Resources).map(({ Type, Properties = {} }) => ({ type: Type, properties: Properties }));
    });
}
