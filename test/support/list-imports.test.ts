import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listImports } from './list-imports.ts';

test.each([
  ["import { a } from './a.ts'", './a.ts', 'static'],
  ["import {\n  type A,\n  b,\n} from './a.ts'", './a.ts', 'static'],
  ["import './a.css'", './a.css', 'static'],
  ["export * from './a.ts'", './a.ts', 'static'],
  ["export { a } from './a.ts'", './a.ts', 'static'],
  ["import type { A } from './a.ts'", './a.ts', 'type'],
  ["export type { A } from './a.ts'", './a.ts', 'type'],
  ["let a: typeof import('./a.ts')", './a.ts', 'type'],
  ["const a = lazy(() => import('./a.ts'))", './a.ts', 'dynamic'],
  ["vi.mock('./a.ts', () => ({}))", './a.ts', 'dynamic'],
])('%s is an import', (source, specifier, kind) => {
  expect(importsOf(source)).toEqual([{ specifier, kind }]);
});

test('comments, texts, exports of its own and computed imports name no module', () => {
  const source = `// import a from './a.ts'\nexport const b = "import './b.ts'"; import(\`./\${b}.ts\`);`;
  expect(importsOf(source)).toEqual([]);
});

function importsOf(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    writeFileSync(join(folder, 'module.ts'), source);
    return listImports(join(folder, 'module.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
