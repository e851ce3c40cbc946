import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { softwareAuthenticator } from '@groundswell/accounts/testing/software-authenticator';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bundleFunctions, folderOf } from './bundle.ts';
import { listFunctions } from './functions.ts';
import { functionsDir, repoRoot } from './paths.ts';
import { writeScratchFunctions } from './test-support/scratch-cloud.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-bundle-'));
const siteDir = join(dir, 'site');
mkdirSync(join(siteDir, 'server'), { recursive: true });
writeFileSync(join(siteDir, 'index.html'), '<main>');
writeFileSync(join(siteDir, 'server', 'draw-page.mjs'), 'export {};');
afterAll(() => rmSync(dir, { recursive: true }));

describe('of functions that only return their names', () => {
  const [sourceDir, outDir] = [join(dir, 'all'), join(dir, 'bundles')];
  beforeAll(() => {
    writeScratchFunctions(sourceDir);
    bundleFunctions({ sourceDir, outDir, siteDir });
  });

  test('each becomes its own module that exports its handler', async () => {
    for (const { area, name } of listFunctions()) {
      const { handler } = await import(pathToFileURL(join(outDir, folderOf({ area, name }), 'index.mjs')).href);
      expect(await handler()).toBe(`${area}/${name}`);
    }
  });

  test('the image library lies beside the function that uses it, and encodes AVIF there without native code', () => {
    const script = `import sharp from 'sharp';
      const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#07b' } });
      const avif = await picture.avif().toBuffer();
      console.log(sharp.versions.emscripten !== undefined, avif.subarray(4, 12).toString('latin1'));`;
    const at = join(outDir, 'uploads_finish-upload');
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: at });
    expect(`${stdout}${stderr}`).toBe('true ftypavif\n');
  });

  test('the page and its renderer lie beside the functions that render one, and the error names a site that is not built', () => {
    expect(readFileSync(join(outDir, 'forecast_get-forecast', 'index.html'), 'utf8')).toBe('<main>');
    expect(existsSync(join(outDir, 'forecast_get-forecast', 'draw-page.mjs'))).toBe(true);
    expect(existsSync(join(outDir, 'forecast_get-weather', 'index.html'))).toBe(false);
    expect(() => bundleFunctions({ sourceDir, outDir: join(dir, 'no-site'), siteDir: dir })).toThrow(
      /There is no built site in/,
    );
  });

  test('files of packages lie beside the function that reads them, and beside no other', () => {
    expect(existsSync(join(outDir, 'share_get-share-image', 'index_bg.wasm'))).toBe(true);
    expect(existsSync(join(outDir, 'forecast_get-forecast', 'index_bg.wasm'))).toBe(false);
  });

  test('the error names a call without a function', () => {
    unlinkSync(join(sourceDir, 'forecast', 'get-weather.ts'));
    expect(() => bundleFunctions({ sourceDir, outDir: join(dir, 'none'), siteDir })).toThrow(
      /forecast\/get-weather\.ts\.$/,
    );
  });
});

describe('of functions of ours', () => {
  const [sourceDir, outDir] = [join(dir, 'ours'), join(dir, 'our-bundles')];
  const bundleOf = (area: string, name: string) => join(outDir, `${area}_${name}`, 'index.mjs');
  const ofPasskeys = ['ask-passkey', 'begin-passkey', 'confirm-passkey', 'give-second-factor'];
  const CHECKS = 'get-security';
  const ALL_PLANS = 'get-plans';
  const ofPlans = listFunctions().flatMap(({ area, name }) => (area === 'plans' ? [name] : []));
  beforeAll(() => {
    writeScratchFunctions(sourceDir);
    const write = (area: string, name: string, source: string) =>
      writeFileSync(join(sourceDir, area, `${name}.ts`), source);
    const ours = (area: string, name: string) => `'${join(functionsDir, area, name)}.ts'`;
    for (const name of ofPasskeys) write('security', name, `export { handler } from ${ours('security', name)};`);
    write(
      'plans',
      ALL_PLANS,
      ofPlans.map((name, at) => `export * as handler${at} from ${ours('plans', name)};`).join(''),
    );
    const passkeys = join(functionsDir, '../packages/accounts/src/second-factor/passkeys.ts');
    write('security', CHECKS, `export * as handler from '${passkeys}';`);
    writeFileSync(join(sourceDir, 'places.json'), '{"name":"Folly Beach"}');
    write(
      'places',
      'get-nearby-name',
      "import places from '../places.json' with { type: 'json' };\nexport const handler = async () => places.name;",
    );
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_the_environment');
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_of_the_environment');
    bundleFunctions({ sourceDir, outDir, siteDir });
    vi.unstubAllEnvs();
    rmSync(sourceDir, { recursive: true });
  });

  test('JSON that a function imports is inside its bundle', async () => {
    const { handler } = await import(pathToFileURL(bundleOf('places', 'get-nearby-name')).href);
    expect(await handler()).toBe('Folly Beach');
  });

  test('no bundle contains a Stripe key, although the environment of the build has them', () => {
    expect(ofPlans.length).toBeGreaterThan(10);
    const bundle = readFileSync(bundleOf('plans', ALL_PLANS), 'utf8');
    for (const name of ofPlans) expect(bundle).toContain(`"${name}"`);
    expect(bundle).not.toMatch(/(sk_(test|live)|whsec)_\w{6}/);
  });

  test.each(ofPasskeys)('%s is at most 500 KB, since it contains no code for certificates', async (name) => {
    expect(readFileSync(bundleOf('security', name)).length).toBeLessThan(500 * 1024);
    expect((await import(pathToFileURL(bundleOf('security', name)).href)).handler.call.name).toBe(name);
  });

  test('the reduced WebAuthn library accepts a passkey and its signatures of any length, and refuses a certificate', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { handler: passkeys } = await import(pathToFileURL(bundleOf('security', CHECKS)).href);
    const site = 'https://waves.example';
    const key = softwareAuthenticator(site);
    const owner = { id: 'u1', email: 'ann@example.com' };
    const options = await passkeys.creationOptions(owner, site);
    const made = await passkeys.readNewPasskey(key.create(options), { challenge: options.challenge, site });
    expect(made).toMatchObject({ id: key.id, counter: 1 });

    const account = { ...owner, secondFactors: { passkeys: [made], recoveryCodes: [] } };
    // In about a third of all ECDSA signatures an integer has another length, so the test tries 100 signatures.
    for (let count = 0; count < 100; count++) {
      const options = await passkeys.requestOptions(account, site);
      const challenged = { challenge: options.challenge, site };
      const shown = key.show(options);
      expect(await passkeys.usePasskey(account, shown, challenged)).toBeDefined();
      const signature = `${shown.response.signature}AA`;
      const longer = { ...shown, response: { ...shown.response, signature } };
      expect(await passkeys.usePasskey(account, longer, challenged)).toBeUndefined();
    }
    const certified = key.create(options, { certificates: [Buffer.from('a certificate')] });
    expect(await passkeys.readNewPasskey(certified, { challenge: options.challenge, site })).toBeUndefined();
  });
});

test('every function loads in plain Node, as on Lambda', () => {
  // The bundles must lie below the folder that has `node_modules`, so that Node finds the packages.
  const cacheDir = join(repoRoot, 'node_modules/.cache');
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'bundles-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  bundleFunctions({ sourceDir: functionsDir, outDir, siteDir, shares: true });
  const bundles = listFunctions().map((one) => join(outDir, folderOf(one), 'index.mjs'));
  const script = `
    for (const one of ${JSON.stringify(bundles)})
      console.log(await import(one).then(({ handler }) => typeof handler, (error) => one + String(error)));
    process.exit(0);`;
  const env = { ...process.env, AWS_REGION: 'us-east-1' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env });
  expect([`${stdout}`.trim().split('\n'), `${stderr}`]).toEqual([bundles.map(() => 'function'), '']);
});

test('for one machine, functions share their code and files, also from a copy of their folders', async () => {
  const [sourceDir, outDir] = [join(dir, 'shared'), join(dir, 'shared-bundles')];
  writeScratchFunctions(sourceDir);
  writeFileSync(
    join(sourceDir, 'beside.ts'),
    "import { readFileSync } from 'node:fs';\n" +
      "export const beside = () => readFileSync(new URL('index.html', import.meta.url), 'utf8');",
  );
  const drawing = listFunctions().filter(({ drawsPage }) => drawsPage);
  for (const { area, name } of drawing) {
    const source = `import { beside } from '../beside.ts';\nexport const handler = async () => '${name}' + beside();`;
    writeFileSync(join(sourceDir, area, `${name}.ts`), source);
  }
  bundleFunctions({ sourceDir, outDir, siteDir, shares: true });
  for (const one of drawing) {
    const copy = join(outDir, `asset.${one.name}`);
    cpSync(join(outDir, folderOf(one)), copy, { recursive: true });
    const { handler } = await import(pathToFileURL(join(copy, 'index.mjs')).href);
    expect(await handler()).toBe(`${one.name}<main>`);
  }
  expect(drawing.length).toBeGreaterThan(1);
  expect(existsSync(join(outDir, 'uploads_finish-upload', 'node_modules'))).toBe(false);
});
