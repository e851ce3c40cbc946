import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { builtPages, headOnlyPages } from '../../packages/contracts/src/pages.ts';
import { fillText } from '../../packages/contracts/src/texts/fill-text.ts';
import { planValues } from '../../packages/plans/src/plan-values.ts';
import { presentFaq } from '../../packages/present/src/site/present-faq.ts';
import { FAQS, SERVICES } from '../../packages/seed-texts/src/index.ts';
import { callsOf } from '../src/features/open/description.ts';
import { buildRenderer } from './build-renderer.ts';
import { headTags } from './page-in-language.ts';
import { LANGUAGES, type Language } from './page-tags.ts';
import { readBasicDays } from './product-name.ts';
import { readSheets, type Sheets, stylesOf } from './styles-of.ts';

interface Source {
  /** The folder of the web app. */
  readonly root: string;
  readonly product: string;
  readonly define: Record<string, unknown> | undefined;
}

const API_DESCRIPTION = join(import.meta.dirname, '../../packages/open-api/src/openapi.generated.json');

/**
 * The modules whose dynamic imports the build-time renderer includes, because a browser loads those imports together
 * with these pages.
 */
const DRAWN_PARTS =
  /\/routes\/(?:articles|developers|faq|gift|pwa|services|widgets)(?:\.ts$|\/)|\/entities\/handbook\/|\/features\/article\//;

/** Builds the code that renders these pages at build time. */
export function buildPrerenderer(source: Source): Promise<string> {
  return buildRenderer({ ...source, entry: 'prerender.tsx', parts: onlyBuiltPageParts() });
}

/**
 * Renders at build time the pages that are the same for every new reader: `about.en.html` and so on. Each holds its
 * content, its head and the replies that it was rendered from. Some pages get only a head.
 */
export async function drawBuiltPages(siteDir: string, product: string, prerenderer: string): Promise<void> {
  const outDir = join(siteDir, '../.prerender');
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'prerender.mjs'), prerenderer);
  const sheets = await readSheets(siteDir);
  try {
    for (const language of LANGUAGES) {
      const code = pathToFileURL(join(outDir, 'prerender.mjs'));
      const renderer: typeof import('../src/prerender.tsx') = await import(`${code}?lang=${language}`);
      const shell = await readFile(join(siteDir, `index.${language}.html`), 'utf8');
      for (const [path, file] of Object.entries({ ...builtPages, ...headOnlyPages })) {
        const page = await drawBuiltPage(renderer, { path, language, product, shell, sheets });
        await writeFile(join(siteDir, `${file}.${language}.html`), page);
      }
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

interface Drawn {
  readonly path: string;
  readonly language: Language;
  readonly product: string;
  readonly shell: string;
  readonly sheets: Sheets;
}

async function drawBuiltPage(
  renderer: typeof import('../src/prerender.tsx'),
  { path, language, product, shell, sheets }: Drawn,
): Promise<string> {
  const built = repliesOf(path, language, product);
  const drawn = { path: `${path}?lang=${language}`, reply: null, drawnAt: Date.now(), ...(built && { built }) };
  const screen = await renderer.drawPage(drawn);
  const { drawnHead } = renderer;
  if (!drawnHead) throw new Error(`${path} names no title.`);
  const page = shell.replace(/<title>[\s\S]*?<meta name="twitter:card"[^>]*>/, () =>
    headTags({ ...drawnHead, path, language, product }),
  );
  if (path in headOnlyPages) return page;
  return page
    .replace('    <template id="after-paint">', (start) => stylesOf(screen, page, sheets) + start)
    .replace('<div id="root">', (start) => start + screen)
    .replace('<!--data-->', () => `<script type="application/json" id="inlined">${inScript(drawn)}</script>`);
}

/** Returns the API replies that a page needs, as this deployment's server would return them. */
function repliesOf(path: string, language: Language, product: string): Record<string, unknown> | undefined {
  if (path === '/faq') {
    const values = { product, ...planValues(language, readBasicDays()) };
    return {
      listFaqs: FAQS.map(({ id, question, answer }) =>
        presentFaq({ id, question: fillText(question[language], values), answer: fillText(answer[language], values) }),
      ),
    };
  }
  if (path === '/developers') return { describeApi: callsOf(JSON.parse(readFileSync(API_DESCRIPTION, 'utf8'))) };
  return path === '/services' ? { listServices: listServicesIn(language) } : undefined;
}

export function listServicesIn(language: Language) {
  return SERVICES.map(({ title, description, url, img }) => ({
    title: title[language],
    description: description[language],
    url,
    img,
  }));
}

/** Serializes data for a script element, escaped so that it cannot close the element. */
export function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Creates a plugin that keeps the renderer small: dynamic imports made outside of the pre-rendered pages stay out of
 * its bundle.
 */
function onlyBuiltPageParts(): Plugin {
  return {
    name: 'drawn-parts-alone',
    resolveDynamicImport: (part, importer) =>
      typeof part !== 'string' || /\/paraglide\/\w+\.js$/.test(importer ?? '') || DRAWN_PARTS.test(importer ?? '')
        ? null
        : { id: part, external: true },
  };
}
