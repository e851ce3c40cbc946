import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { buildRenderer } from './build-renderer.ts';
import { buildPrerenderer, drawBuiltPages, inScript, listServicesIn } from './draw-built-pages.ts';
import { isServerRendered } from './page-chunk.ts';
import { LANGUAGES, type Language, pageTags } from './page-tags.ts';
import { preloadParts } from './preload-parts.ts';
import { readSheets, type Sheets, stylesOf } from './styles-of.ts';

/**
 * Creates a plugin that builds the server's renderer, the single file `server/draw-page.mjs`, which needs only Node.
 * The plugin then renders the home page in each language, `home.en.html` and so on, as it looks to every new reader.
 */
export function serverPage(product: string): Plugin {
  return {
    name: 'server-page',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: join(this.environment.config.root, 'src/after-paint.ts'),
        name: 'after-paint',
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => preloadParts(scriptsAfterPaint(html, nameOf('after-paint', bundle)), bundle ?? {}),
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const { root, define, build: site } = this.environment.config;
      const source = { root, product, define };
      const siteDir = resolve(root, site.outDir);
      const server = await buildRenderer({ ...source, entry: 'server.tsx', parts: onlyFirstScreen() });
      const prerenderer = await buildPrerenderer(source);
      await mkdir(join(siteDir, 'server'), { recursive: true });
      await writeFile(join(siteDir, 'server/draw-page.mjs'), server);
      const sheets = await readSheets(siteDir);
      await Promise.all(LANGUAGES.map((language) => drawHome(siteDir, language, sheets)));
      await drawBuiltPages(siteDir, product, prerenderer);
    },
  };
}

/**
 * Moves the page's scripts into a `<template>` element, so that they do not delay the first paint.
 * `src/after-paint.ts`, served as `file`, runs before the first paint and inserts the scripts later.
 */
export function scriptsAfterPaint(html: string, file: string): string {
  const scripts: string[] = [];
  const page = html.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
    scripts.push(tag);
    return '';
  });
  const first = `    <template id="after-paint">${scripts.join('')}\n    </template>\n    <script type="module" blocking="render" src="/${file}"></script>\n`;
  return page.replace('  </head>', (end) => first + end);
}

function nameOf(name: string, bundle: Rolldown.OutputBundle | undefined): string {
  const found = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === name);
  if (!found) throw new Error(`The build has no file ${name}.`);
  return found.fileName;
}

async function drawHome(siteDir: string, language: Language, sheets: Sheets): Promise<void> {
  const code = pathToFileURL(join(siteDir, 'server/draw-page.mjs'));
  const { drawPage }: typeof import('../src/server.tsx') = await import(`${code}?lang=${language}`);
  const built = { listServices: listServicesIn(language) };
  const drawn = { path: `/?lang=${language}`, reply: null, drawnAt: Date.now(), built };
  const screen = await drawPage(drawn);
  const shell = await readFile(join(siteDir, `index.${language}.html`), 'utf8');
  const page = shell
    .replace('  </head>', (end) => `    ${pageTags('/', language)}\n${end}`)
    .replace('    <template id="after-paint">', (start) => stylesOf(screen, shell, sheets) + start)
    .replace('<div id="root">', (root) => root + screen)
    .replace('<!--data-->', () => `<script type="application/json" id="inlined">${inScript(drawn)}</script>`);
  await writeFile(join(siteDir, `home.${language}.html`), page);
}

/**
 * Creates a plugin that leaves dynamic imports out of the server's renderer. Exceptions are the messages of a language
 * and the pages that the server renders.
 */
function onlyFirstScreen(): Plugin {
  return {
    name: 'first-screen-alone',
    resolveDynamicImport: (part, importer = '') =>
      typeof part !== 'string' ||
      /\/paraglide\/(?:messages|blog|status)\.js$/.test(importer) ||
      isServerRendered(resolve(dirname(importer), part))
        ? null
        : { id: part, external: true },
  };
}
