import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // Functions run on a newer Node than the oldest one that developers may have.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,functions,infra,web,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'test/e2e/**'],
          globalSetup: 'web/bin/compile-messages.mjs',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/cloud-setup.ts',
          fileParallelism: false,
        },
      },
    ],
  },
});
