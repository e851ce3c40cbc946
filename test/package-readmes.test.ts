import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const IMPORT = /(?:import (?:type )?|const )\{ ([^}]+) \}(?: = await import\(| from )'(@groundswell\/[^']+)'/g;

/** Returns the file behind `@groundswell/<package>[/<entry>]`, by the `exports` of its package.json. */
function fileOf(specifier: string): string {
  const [, name = '', ...entry] = specifier.split('/');
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return join(packages, name, exports[['.', ...entry].join('/')]);
}

test.each(readdirSync(packages))(
  'the README of packages/%s is short, and its example imports names that exist',
  (name) => {
    const path = join(packages, name, 'README.md');
    expect(existsSync(path), `packages/${name}/README.md is missing`).toBe(true);
    const text = readFileSync(path, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(30);
    for (const [, names = '', specifier = ''] of text.matchAll(IMPORT))
      for (const imported of names.split(','))
        expect(readFileSync(fileOf(specifier), 'utf8'), `${specifier} exports ${imported}`).toMatch(
          new RegExp(`\\b${imported.trim()}\\b|export \\* from`),
        );
  },
);
