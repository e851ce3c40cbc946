import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,functions,infra,web,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    testTimeout: 30_000,
  },
});
