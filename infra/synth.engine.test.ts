import { expect, test } from 'vitest';
import { synthesizeTemplates } from './test-support/scratch-cloud.ts';

test('a second synthesis in another folder writes the same templates, byte by byte', () => {
  const templates = synthesizeTemplates();
  expect(Object.keys(templates).length).toBeGreaterThan(30);
  expect(synthesizeTemplates()).toEqual(templates);
});
