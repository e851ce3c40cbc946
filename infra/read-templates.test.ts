import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnResource, NestedStack, Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readTemplates } from './read-templates.ts';

function synthesizeInto(outdir: string, name: string): void {
  const app = new App({ outdir, analyticsReporting: false });
  new CfnResource(new NestedStack(new Stack(app, name), 'Area'), 'Topic', { type: 'AWS::SNS::Topic' });
  app.synth();
}

test('only the templates of the last synthesis are read, those of nested stacks included', () => {
  const directory = mkdtempSync(join(tmpdir(), 'groundswell-templates-'));
  try {
    expect(() => readTemplates(directory)).toThrow('run npm run synth first.');
    for (const name of ['App', 'AppDev', 'App']) {
      synthesizeInto(directory, name);
      const templates = readTemplates(directory);
      expect(templates.map(({ file }) => file).sort()).toEqual([
        `${name}.template.json`,
        expect.stringMatching(new RegExp(`^${name}Area\\w+\\.nested\\.template\\.json$`)),
      ]);
      expect(templates.filter(({ text }) => text.includes('AWS::SNS::Topic'))).toHaveLength(1);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
});
