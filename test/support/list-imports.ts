import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** An import or re-export. One of types alone loads nothing; a dynamic one loads its module later. */
export interface Import {
  readonly specifier: string;
  readonly kind: 'static' | 'type' | 'dynamic';
}

/** Lists the imports and re-exports of a source file, without those whose specifier is computed. */
export function listImports(path: string): readonly Import[] {
  const source = readFileSync(path, 'utf8');
  const { module, program } = parseSync(path, source);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      kind: kindOf(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) =>
          moduleRequest ? [{ specifier: moduleRequest.value, kind: kindOf(entries) }] : [],
        ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^(['"])(.*)\1$/.exec(source.slice(start, end))?.[2];
      return specifier === undefined ? [] : [{ specifier, kind: 'dynamic' as const }];
    }),
  ];
  if (!/import\(|\bvi\./.test(source)) return imports;
  // The parser's list of imports omits type imports, such as `typeof import('./a.ts')`, and the modules that a test
  // mocks.
  new Visitor({
    TSImportType: ({ source }) => void imports.push({ specifier: source.value, kind: 'type' }),
    CallExpression({ callee, arguments: [first] }) {
      const mocks = /^vi\.(?:mock|doMock|importActual)$/.test(source.slice(callee.start, callee.end));
      if (mocks && first?.type === 'Literal') imports.push({ specifier: String(first.value), kind: 'dynamic' });
    },
  }).visit(program);
  return imports;
}

function kindOf(entries: readonly { readonly isType: boolean }[]): 'static' | 'type' {
  return entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static';
}
