import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const rooms = ['docs', 'functions', 'infra', 'packages', 'test', 'web'];
const files = rooms.flatMap((room) => listFiles(room));
const names = new Set(files.map((file) => basename(file)));
const folders = new Set([...rooms, ...files]);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...files.filter((file) => /^(docs\/.*|packages\/[^/]+\/README)\.md$/.test(file)),
];

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : [path, ...listFiles(path)];
  });
}

/** The folders to which the paths in `docs/web` may be relative. */
const WEB_BASES = ['', 'web/', 'web/src/'];
const PATH = /`(\w[\w.@-]*(?:\/[\w.@{},*<>-]+)+)\/?`/g;
const LINK = /\[[^\]`]+\]\(([^):]*?)(?:#([\w-]+))?\)/g;

/** Lists paths in backticks for which no file exists. Such a path may hold `*`, `{a,b}` and `<name>`. */
function listMissing(page: string): readonly string[] {
  const own = page.startsWith('packages/') ? [`${dirname(page)}/`] : [];
  const bases = page.startsWith('docs/web/') ? WEB_BASES : ['', ...own];
  return [...read(page).matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => bases.some((base) => folders.has(base + path.split('/')[0])))
    .filter((path) => {
      const pattern = patternOf(path);
      return !bases.some((base) =>
        files.some((file) => file.startsWith(base) && pattern.test(file.slice(base.length))),
      );
    });
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/<[^>]+>|\*+/g, '.*')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .trim()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function hasAnchor(page: string, anchor: string): boolean {
  const text = read(page);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return headings.includes(anchor) || text.includes(`id="${anchor}"`);
}

test('the pages are found', () => {
  expect(pages.length).toBeGreaterThan(80);
});

test.each(pages)('%s names only paths of the repository that exist', (page) => {
  expect(listMissing(page)).toEqual([]);
});

test.each(pages)('%s names only source files that exist', (page) => {
  const named = [...read(page).matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs|cjs|css))`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test.each(pages)('%s links only to pages and headings that exist', (page) => {
  const prose = read(page).replace(/`[^`\n]+`/g, '');
  const broken = [...prose.matchAll(LINK)].filter(([, to = '', anchor]) => {
    const target = to === '' ? page : normalize(join(dirname(page), to));
    return !existsSync(join(root, target)) || (anchor && target.endsWith('.md') && !hasAnchor(target, anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(pages)('%s names only commands of npm run that exist', (page) => {
  const named = [...read(page).matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, script = '']) => script);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
