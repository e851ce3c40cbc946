import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { listFunctions } from '../functions.ts';
import { type SynthOptions, synthesize } from '../synth.ts';
import { SHARED_DIR_VARIABLE } from './share-clouds.ts';

export type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

export interface Resource {
  readonly template: string;
  /** The stack's region; a nested stack has its parent's region. */
  readonly region: string | undefined;
  readonly id: string;
  readonly type: string;
  readonly properties: JsonObject;
  readonly deletionPolicy: string | undefined;
  readonly dependsOn: readonly string[];
  /** How CloudFormation replaces a version, for an alias. */
  readonly updatePolicy: Json;
}

const SETTINGS = {
  region: 'us-east-1',
  mailFrom: 'Groundswell <letters@groundswell.example>',
  contactAddress: 'crew@groundswell.example',
  siteUrl: 'https://groundswell.example',
  // The scratch cloud is never deployed, so staging hundreds of folders would waste time.
  'aws:cdk:disable-asset-staging': true,
};

/**
 * Settings that each change a different part of the app, so that the tests of all these parts can share one synthesized
 * app.
 */
export const WITH_SETTINGS = {
  facebookAppId: '1',
  facebookSecretArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:facebook-AbCdEf',
  edgeKeyVersion: 'version-2',
  basicDays: 5,
  siteAlert: 'Storm.',
  oceanPins: { 'gfs.0p25': '2021083100' },
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/own/1',
  // The site's address follows from the domain.
  siteUrl: '',
  domainName: 'groundswell.example',
  framesDomainName: 'frames.groundswell.example',
  backupVaultArn: 'arn:aws:backup:us-west-2:210987654321:backup-vault:groundswell',
  restoredTable: 'groundswell-restored',
  alarmTopicArn: 'arn:aws:sns:us-east-1:123456789012:alarms',
  monthlyBudgetDollars: 100,
  traces: 'on',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
};

/**
 * Returns the resources of the whole app, synthesized with empty functions and an empty site. The result is shared by
 * all test files of a run that use the same settings. With `checks`, which change no resource, the app is synthesized
 * again.
 */
export function synthesizeScratch(context: SynthOptions['context'] = {}, checks = false): readonly Resource[] {
  const shared = process.env[SHARED_DIR_VARIABLE];
  if (!shared) return synthesizeUncached(context, checks);
  const digest = createHash('sha256').update(JSON.stringify(context)).digest('hex');
  const file = join(shared, `${digest}.json`);
  if (!checks && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const cloud = synthesizeUncached(context, checks);
  const half = `${file}.${process.pid}`;
  writeFileSync(half, JSON.stringify(cloud));
  renameSync(half, file);
  return cloud;
}

/** Synthesizes in a folder of its own. Returns the text of each template by file name, without the folder's path. */
export function synthesizeTemplates(context: SynthOptions['context'] = {}): Readonly<Record<string, string>> {
  return inScratch({ 'aws:cdk:enable-asset-metadata': false, ...context }, false, ({ directory }) =>
    Object.fromEntries(templatesIn(directory)),
  );
}

/** Returns, for each stack, the stacks that `cdk deploy` deploys before it, as the cloud assembly states them. */
export function synthesizeOrder(): Readonly<Record<string, readonly string[]>> {
  return inScratch({}, false, ({ stacks }) => {
    const names = new Set(stacks.map(({ id }) => id));
    return Object.fromEntries(
      stacks.map(({ id, dependencies }) => [id, dependencies.map((one) => one.id).filter((one) => names.has(one))]),
    );
  });
}

function synthesizeUncached(context: SynthOptions['context'], checks: boolean): readonly Resource[] {
  return inScratch(context, checks, ({ directory, stacks }) => {
    const regionOf = (file: string) => stacks.find(({ templateFile }) => templateFile === file)?.environment.region;
    return templatesIn(directory).flatMap(([file, text]) => resourcesOf(file, regionOf(file), text));
  });
}

function templatesIn(directory: string): [file: string, text: string][] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
  return files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]);
}

function inScratch<T>(context: SynthOptions['context'], checks: boolean, read: (cloud: CloudAssembly) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-infra-'));
  try {
    const [functionsDir, siteDir, bundleDir] = [join(dir, 'functions'), join(dir, 'site'), join(dir, 'bundles')];
    writeScratchFunctions(functionsDir);
    for (const page of ['index.html', 'index.en.html']) write(siteDir, page, '<!doctype html><title>Scratch</title>');
    write(join(siteDir, 'server'), 'draw-page.mjs', "export const drawPage = async () => '';");
    const cloud = synthesize(join(dir, 'out'), {
      functionsDir,
      siteDir,
      bundleDir,
      context: { ...SETTINGS, ...context },
      checks,
    });
    return read(cloud);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Lists the policies of roles, those within a role in the form of those beside it. */
export function rolePolicies(cloud: readonly Resource[]): readonly Resource[] {
  return cloud.flatMap((one) => {
    if (one.type === 'AWS::IAM::Policy') return one;
    const inside = one.type === 'AWS::IAM::Role' ? list(one.properties.Policies) : [];
    return inside.map((policy) => ({
      ...one,
      properties: { Roles: [{ Ref: one.id }], PolicyDocument: at(policy, 'PolicyDocument') },
    }));
  });
}

/** Returns the site's own distribution; the other one serves the widget frames. */
export function siteDistribution(cloud: readonly Resource[]): Resource | undefined {
  return cloud.find(({ type, id }) => type === 'AWS::CloudFront::Distribution' && id.startsWith('Distribution'));
}

export function writeScratchFunctions(functionsDir: string): void {
  for (const { area, name } of listFunctions())
    write(join(functionsDir, area), `${name}.ts`, `export const handler = async () => '${area}/${name}';`);
}

function write(dir: string, name: string, text: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name), text);
}

function resourcesOf(template: string, region: string | undefined, text: string): Resource[] {
  const {
    Resources,
  }: {
    Resources: Record<
      string,
      {
        Type: string;
        Properties?: JsonObject;
        DeletionPolicy?: string;
        DependsOn?: readonly string[];
        UpdatePolicy?: Json;
      }
    >;
  } = JSON.parse(text);
  return Object.entries(Resources).map(([id, { Type, Properties = {}, DeletionPolicy, DependsOn, UpdatePolicy }]) => ({
    template,
    region,
    id,
    type: Type,
    properties: Properties,
    deletionPolicy: DeletionPolicy,
    dependsOn: DependsOn ?? [],
    updatePolicy: UpdatePolicy,
  }));
}

/** Follows keys and indexes into a value; returns undefined if one is missing. */
export function at(value: Json, ...path: readonly (string | number)[]): Json {
  return path.reduce<Json>((within, key) => {
    if (within === null || typeof within !== 'object') return undefined;
    return Object.entries(within).find(([name]) => name === String(key))?.[1];
  }, value);
}

/** Returns a value as a list, whether it is one value or several. */
export function list(value: Json): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
