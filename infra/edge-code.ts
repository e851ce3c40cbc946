import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  areas,
  builtPages,
  type Call,
  headedPages,
  headOnlyPages,
  pages,
  refusal,
  typedPaths,
  unnamedPages,
  WIDGET_HEIGHTS_PX,
  WIDGET_WIDTHS_PX,
} from '@groundswell/contracts';
import { transformSync } from 'esbuild';

interface SiteFolder {
  /** The URLs of the release's files. */
  readonly files?: readonly string[];
  /** The release's folder in the bucket, with a leading slash; empty for the bucket's root. */
  readonly folder?: string;
}

/**
 * Returns the source of a function of `infra/edge` as CloudFront gets it. A CloudFront function cannot import, so
 * shared code and the lists of the site's pages and files are inlined.
 */
export function edgeCode(name: string, { files = [], folder = '' }: SiteFolder = {}): string {
  const source = ['say-host', 'reader-language', 'moved-to', name].map(readEdgeFile).join('\n');
  return source
    .replace("const RELEASE = '';", () => `const RELEASE = ${JSON.stringify(folder)};`)
    .replace("const FILES = ['/index.html'];", () => `const FILES = ${JSON.stringify(files)};`)
    .replace(
      "const PAGES = ['/'];",
      () => `const PAGES = ${JSON.stringify(pages.filter((page) => !unnamedPages.includes(page)))};`,
    )
    .replace("const DRAWN = ['/compare'];", () => `const DRAWN = ${JSON.stringify(drawnPages())};`)
    .replace('const TYPED = {};', () => `const TYPED = ${JSON.stringify(typedPaths)};`)
    .replace('const KEY_IN_ADDRESS = {};', () => `const KEY_IN_ADDRESS = ${JSON.stringify(keyInAddress())};`)
    .replace(
      'const HEADED = {};',
      () => `const HEADED = ${JSON.stringify({ ...headedPages, ...builtPages, ...headOnlyPages })};`,
    );
}

/** Returns the source of the function that serves the widget script, for frames at this host. */
export function widgetScriptCode(framesHost: string): string {
  return readEdgeFile('widget-script').replace(
    "const SCRIPT = '';",
    () => `const SCRIPT = ${JSON.stringify(widgetScript(framesHost))};`,
  );
}

/** Returns the widget script that pages of other sites load. */
export function widgetScript(framesHost: string): string {
  const source = readEdgeFile('get-widget')
    .replace('REPORT_PX', String(WIDGET_HEIGHTS_PX.report))
    .replace('FORECAST_PX', String(WIDGET_HEIGHTS_PX.forecast))
    .replace('MIN_PX', String(WIDGET_WIDTHS_PX.min))
    .replace('MAX_PX', String(WIDGET_WIDTHS_PX.max));
  // Other sites support older browsers than this site does.
  const { code } = transformSync(source, { minify: true, target: 'es2019', charset: 'utf8' });
  return code.trim().replace('FRAMES_HOST', framesHost);
}

/** Lists the pages that functions render and whose paths have no parameters. */
function drawnPages(): readonly string[] {
  const calls: readonly Call[] = Object.values(areas).flat();
  return calls.filter(({ page, path }) => page && !path.includes('{')).map(({ path }) => path);
}

/**
 * Builds the refusal of a request that has an API key in its URL, in the API's common error form. `requestId` is empty,
 * because the edge has none.
 */
function keyInAddress() {
  const refused = refusal('key-in-address');
  return { error: refused.errorMsg, ...refused, code: 'bad_request', requestId: '' };
}

function readEdgeFile(name: string): string {
  return readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');
}
