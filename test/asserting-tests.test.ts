import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const repoRoot = join(import.meta.dirname, '..');
/**
 * Matches the names of functions that assert: vitest's, helpers that begin with `expect`, and Playwright's waits, which
 * fail after a timeout.
 */
const ASSERTS = /^(expect([A-Z]\w*)?|assert|waitFor|waitForURL)$/;

test.each([
  ['test("a", () => { expect(1).toBe(1); });', []],
  ['test.each([1])("a", (n) => expectGood(n));', []],
  ['const check = () => inner(); function inner() { expect(1).toBe(1); } test("a", () => check());', []],
  ['test("a", () => {});', ['"a"']],
  ['const run = () => 1; describe("b", () => { test.skipIf(no)("a", async () => { await run(); }); });', ['"a"']],
])('%s: without an assertion are %j', (code, names) => {
  expect(listSilent('a.test.ts', code)).toEqual(names);
});

test('every test asserts', () => {
  const silent = ['packages', 'functions', 'infra', 'web', 'test']
    .flatMap((room) => readdirSync(join(repoRoot, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
    .flatMap((file) => listSilent(file, readFileSync(join(repoRoot, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(silent).toEqual([]);
});

/** Lists the tests that assert nothing, neither in their bodies nor in functions of the same file that they use. */
function listSilent(file: string, code: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const namesIn = new Map<string, ReadonlySet<string>>();
  const tests: { name: string; body: ts.Node }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) namesIn.set(node.name.text, listNames(node));
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      namesIn.set(node.name.text, listNames(node.initializer));
    if (ts.isCallExpression(node) && ['test', 'it'].includes(calledName(node))) {
      const [title, ...others] = node.arguments;
      const body = others.find((one) => ts.isFunctionLike(one) || ts.isIdentifier(one));
      if (title && body) tests.push({ name: title.getText(source), body });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const asserts = (names: ReadonlySet<string>, seen: Set<string>): boolean =>
    [...names].some((name) => {
      if (ASSERTS.test(name)) return true;
      const used = namesIn.get(name);
      return used !== undefined && !seen.has(name) && asserts(used, seen.add(name));
    });
  return tests.filter(({ body }) => !asserts(listNames(body), new Set())).map(({ name }) => name);
}

/** The name that a call begins with: `test` of `test.each([1])('a', run)`. */
function calledName({ expression }: ts.CallExpression): string {
  let called: ts.Expression = expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  return ts.isIdentifier(called) ? called.text : '';
}

function listNames(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}
