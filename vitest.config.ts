import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,functions,infra,web,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'test/e2e/**'],
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
