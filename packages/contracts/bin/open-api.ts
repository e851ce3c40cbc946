import { areas, type Call, ErrorEnvelope } from '../src/index.ts';
import * as replies from '../src/open-replies.ts';
import { schemaOf } from './schema-of.ts';

/** Schemas with a name of their own. */
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

/** Where an example says more than a pattern. */
const EXAMPLES: Readonly<Record<string, string>> = {
  beach: 'steamer-lane',
  station: '46042',
  name: 'steamer',
  near: '36.95,-122.03',
  within_km: '50',
  limit: '10',
  days: '2',
};

const RATE_HEADERS = {
  RateLimit: header('What is left of the day’s calls, and seconds until all are there again: "day";r=993;t=3600'),
  'RateLimit-Policy': header('The calls of a day: "day";q=1000;w=86400'),
};

export const openCalls: readonly Call[] = areas.open;

/** The open API as an OpenAPI 3.1 document, without the name and address of a deployment. */
export function drawOpenDescription(): string {
  const paths = Object.fromEntries(openCalls.map((call) => [call.path, { get: describe(call) }]));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      summary: 'Surf forecasts, tides, advisories and measurements, as the site shows them.',
      description:
        'SI units, named in each field; UTC and, as `local`, the clock of the beach; directions are those that wind and swell come from, degrees true. Without a key: a visitor’s days and a hundred calls a day. A key is free, from the settings of an account.',
      license: {
        name: 'NOAA’s data is in the public domain; show what is ours with a visible link',
        url: '/developers',
      },
    },
    servers: [{ url: '/' }],
    security: [{}, { key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer gsw_…' } },
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

function describe(call: Call) {
  const failures = call.readsToken
    ? {
        401: 'The key is not known, or was revoked.',
        404: 'There is no such beach or station.',
        422: 'A parameter is wrong.',
        429: 'The calls of the day are used up.',
      }
    : {};
  return {
    operationId: call.name,
    summary: call.isOpen,
    parameters: (['params', 'query'] as const).flatMap((part) => parametersOf(call, part)),
    responses: {
      200: {
        description: 'The reply.',
        headers: {
          ETag: header('Send it as If-None-Match to be told 304 while nothing has changed.'),
          ...(call.readsToken && RATE_HEADERS),
        },
        content: { 'application/json': { schema: schemaOf(call.reply, 'output', NAMED) } },
      },
      304: { description: 'Not changed.' },
      ...Object.fromEntries(Object.entries(failures).map(([status, description]) => [status, failure(description)])),
      default: failure('A failure.'),
    },
  };
}

function parametersOf(call: Call, part: 'params' | 'query') {
  return Object.entries(schemaOf(call[part], 'input').properties ?? {}).map(([name, schema]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params',
    schema,
    ...(EXAMPLES[name] && { example: EXAMPLES[name] }),
  }));
}

function failure(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}

/** A named schema is drawn whole where it is declared. */
function others(name: string) {
  return Object.fromEntries(Object.entries(NAMED).filter(([other]) => other !== name));
}
