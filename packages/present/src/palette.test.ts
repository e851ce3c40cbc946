import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PALETTE } from './palette.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/styles/tokens.css'), 'utf8');

test.each(Object.entries(PALETTE))('%s is the colour of the style sheets', (name, [light, dark]) => {
  expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`);
});
