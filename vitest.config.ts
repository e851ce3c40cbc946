import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ROOMS = '{packages,functions,infra,web,test}';
const BROWSER = ['test/site/**', 'test/journeys/**'];

export default defineConfig({
  test: {
    // The limits only end hanging tests. They are long, because a busy machine is ten times slower than an idle one.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // There is one worker more than processors, because some files wait for an engine or a browser.
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 1 },
    // With the default of 16 MB, garbage collection takes a twentieth of the run.
    execArgv: ['--max-semi-space-size=64'],
    // The AWS SDK warns about old versions of Node. Developers may have an old one, but the deployed functions run on a
    // newer one.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`${ROOMS}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.engine.test.ts', ...BROWSER],
          globalSetup: 'web/bin/compile-messages.mjs',
          setupFiles: 'test/support/stay-pure.ts',
          // Each worker loads a module once. Pure tests never wait, so there is one worker per processor.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: [`${ROOMS}/**/*.engine.test.ts`],
          exclude: ['**/node_modules/**', ...BROWSER],
          globalSetup: [
            'web/bin/compile-messages.mjs',
            'packages/data/test-support/share-dynamo.ts',
            'infra/test-support/share-clouds.ts',
            'test/aws-contract/share-moto.ts',
          ],
          setupFiles: 'test/support/begin-afresh.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: 'test/site/share-site.ts',
          setupFiles: 'test/support/begin-afresh.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/journeys/share-cloud.ts',
        },
      },
    ],
  },
});
