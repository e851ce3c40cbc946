import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes an assembly as `cdk synth` does: a manifest, an asset list, and a template for each stack and nested stack.
 * The asset `code.zip` is the folder `asset.code`, with `code` as its `index.mjs`. Returns the folder.
 */
export function writeAssembly(
  stacks: Readonly<Record<string, unknown>>,
  nested: Readonly<Record<string, unknown>> = {},
  code = 'export const handler = async () => 1;',
): string {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-assembly-'));
  mkdirSync(join(dir, 'asset.code'));
  writeFileSync(join(dir, 'asset.code/index.mjs'), code);

  const write = (name: string, value: unknown) => writeFileSync(join(dir, `${name}.json`), JSON.stringify(value));
  for (const [name, template] of Object.entries({ ...stacks, ...nested })) write(name, template);
  const paths = {
    'code.zip': 'asset.code',
    ...Object.fromEntries(Object.keys(nested).map((name) => [`${name}.json`, `${name}.json`])),
  };
  const files = Object.entries(paths).map(([key, path]) => [
    key,
    { source: { path }, destinations: { a: { objectKey: key } } },
  ]);
  write('list.assets', { files: Object.fromEntries(files) });
  const artifacts = Object.keys(stacks).map((name) => [
    name,
    { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.json` } },
  ]);
  const list = { type: 'cdk:asset-manifest', properties: { file: 'list.assets.json' } };
  write('manifest', { artifacts: { ...Object.fromEntries(artifacts), list } });
  return dir;
}

/** Builds a function resource with the code of the asset `code.zip` and this environment. */
export function lambda(environment: unknown, more: object = {}) {
  return {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Code: { S3Bucket: { 'Fn::Join': ['-', ['assets', { Ref: 'AWS::Region' }]] }, S3Key: 'code.zip' },
      Environment: { Variables: environment },
      ...more,
    },
  };
}
