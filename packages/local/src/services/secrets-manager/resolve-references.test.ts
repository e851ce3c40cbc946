import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readCloud } from '../../template/read-cloud.ts';
import { lambda, writeAssembly } from '../../test-support/write-assembly.ts';
import { resolveReferences } from './resolve-references.ts';

const referenceTo = (key: string) => ({
  'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, `:SecretString:${key}::}}`]],
});
const dir = writeAssembly({
  App: {
    Resources: {
      Secret: {
        Type: 'AWS::SecretsManager::Secret',
        Properties: { GenerateSecretString: { SecretStringTemplate: '{}', GenerateStringKey: 'key' } },
      },
      Fn: lambda({ WHOLE: referenceTo(''), EDGE: referenceTo('key'), SECRET_ARN: { Ref: 'Secret' } }),
    },
  },
});
afterAll(() => rmSync(dir, { recursive: true }));

const declared = readCloud(dir, { queuesUrl: '', siteHost: '' });

test('a function gets the secret that its setting refers to, whole or one key of it', () => {
  const find = (id: string) => {
    const plan = declared.secrets.find(({ arn }) => arn === id);
    return plan && { plan, text: '{"key":"hidden"}' };
  };
  expect(resolveReferences(declared, { find }).functions[0]?.environment).toEqual({
    WHOLE: '{"key":"hidden"}',
    EDGE: 'hidden',
    SECRET_ARN: declared.secrets[0]?.arn,
  });
});

test('the error names a reference to a secret that is not in the template', () => {
  expect(() => resolveReferences(declared, { find: () => undefined })).toThrow(/a secret that it does not make: \{\{/);
});
