import { inWords, VISITOR_API_CALLS_A_DAY } from '@groundswell/plans';
import { areas, type Call, ErrorEnvelope } from '../src/index.ts';
import * as replies from '../src/open-replies.ts';
import { drawPaths, SECURITY_SCHEMES } from './operations.ts';
import { sharedResponses } from './responses.ts';
import { schemaOf } from './schema-of.ts';
import { TAGS } from './tags.ts';

/** The schemas that the document defines under `components`, by their names there. */
export const NAMED = {
  About: replies.About,
  Beach: replies.OpenBeach,
  Hour: replies.OpenHour,
  Day: replies.OpenDay,
  Swell: replies.OpenSwell,
  Source: replies.OpenSource,
  Measured: replies.OpenMeasured,
  Tide: replies.OpenTide,
  TideStation: replies.OpenTideStation,
  TideEvent: replies.OpenTideEvent,
  Advisory: replies.OpenAdvisory,
  Station: replies.OpenStation,
  Observation: replies.OpenRow,
  Chart: replies.OpenChart,
};

export const openCalls: readonly Call[] = areas.open;

const SOURCES = Object.entries(areas).flatMap(([area, calls]) => calls.map((call: Call) => ({ area, call })));
const LICENSE = {
  name: 'NOAA’s data is in the public domain; show what is ours with a visible link',
  url: '/developers',
};

/**
 * Generates the open API's description as an OpenAPI 3.1 document. It is the same for all deployments, so it contains
 * no host name.
 */
export function drawOpenDescription(): string {
  return drawDocument(
    openCalls.map((call) => ({ area: 'open', call })),
    {
      title: 'API',
      summary: 'Surf forecasts, tides, advisories and measurements, as the site shows them.',
      description: `SI units, named in each field; UTC and, as \`local\`, the clock of the beach; directions are those that wind and swell come from, degrees true. Without a key: a visitor’s days and ${inWords(VISITOR_API_CALLS_A_DAY, 'en')} calls a day. A key is free, from the settings of an account.`,
    },
  );
}

/** Generates `docs/reference/openapi.json`, which describes every call for programs. */
export function drawOpenApi(): string {
  return drawDocument(SOURCES, {
    title: 'Groundswell',
    summary: 'Every call of the site, the open API among them.',
    description:
      'Each GET may be asked by HEAD, with the same headers and without effect. Calls that change something accept JSON from programs and from the site’s own pages. A failure has one form, `Failure`; a domain refusal that a reply describes is 200, with its `reason`.',
  });
}

function drawDocument(sources: typeof SOURCES, info: object): string {
  const calls = sources.map(({ call }) => call);
  const used = new Set(sources.map(({ area }) => area));
  const schemes = Object.entries(SECURITY_SCHEMES).filter(([scheme]) =>
    calls.some(({ isOpen, access, readsToken }) =>
      isOpen ? scheme === 'key' : (access !== 'anyone' || readsToken) && scheme === 'session',
    ),
  );
  const document = {
    openapi: '3.1.0',
    info: { version: '1', ...info, license: LICENSE },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: drawPaths(sources, NAMED),
    components: {
      securitySchemes: Object.fromEntries(schemes),
      responses: sharedResponses(calls),
      schemas: {
        ...Object.fromEntries(
          Object.entries(NAMED).map(([name, schema]) => [name, schemaOf(schema, 'output', others(name))]),
        ),
        Failure: schemaOf(ErrorEnvelope, 'output'),
      },
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** Returns all named schemas but `name`, whose own definition must not be a `$ref` to itself. */
function others(name: string) {
  return Object.fromEntries(Object.entries(NAMED).filter(([other]) => other !== name));
}
