import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawInstrumentsPage } from './instruments-page.ts';

test('docs/reference/instruments.md matches the catalogue (else run `npx tsx packages/data/scripts/write-instruments-page.ts`)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/reference/instruments.md'), 'utf8');
  expect(page === drawInstrumentsPage()).toBe(true);
});
