import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '@groundswell/infra';
import type { BenchRow } from './bench-row.ts';

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string }>>;
}

/**
 * Counts the resources of each stack, nested ones separately, against CloudFormation's limit, with the settings of
 * cdk.json.
 */
export async function bench(): Promise<BenchRow[]> {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-stacks-'));
  try {
    const { directory } = synthesize(join(dir, 'out'), { bundleDir: join(dir, 'bundles') });
    return readdirSync(directory)
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => rowOf(nameOf(file), readFileSync(join(directory, file), 'utf8')));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function rowOf(stack: string, text: string): BenchRow {
  const types = Object.values((JSON.parse(text) as Template).Resources).map(({ Type }) => Type);
  const functions = types.filter((type) => type === 'AWS::Lambda::Function').length;
  const kb = Math.round(Buffer.byteLength(text) / 1024);
  return {
    what: `${stack}: resources, functions, template`,
    measured: `${types.length}, ${functions}, ${kb} KB`,
    aim: 'at most 500 resources, 1000 KB',
  };
}

/**
 * Returns the name of a stack: 'GroundswellApiauth8B687D45.nested.template.json' is the area auth of GroundswellApi.
 */
function nameOf(file: string): string {
  return file.replace(/\.template\.json$/, '').replace(/^(GroundswellApi)([a-z]+)[0-9A-F]{8}\.nested$/, '$1 / $2');
}
