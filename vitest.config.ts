import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // They end what hangs and measure nothing: a machine that does much else is ten times slower.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors: some files wait, for replies of a fixed time or for an engine.
    maxWorkers: availableParallelism() + 1,
    // Functions run on a newer Node than the oldest one that developers may have.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,functions,infra,web,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'test/e2e/**'],
          globalSetup: ['web/bin/compile-messages.mjs', 'packages/data/test-support/share-dynamo.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/cloud-setup.ts',
          // Each file has people and a browser of its own, and much of its time waits for one or the other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
