import type { Rolldown } from 'vite';

/** A module of a page that readers come to from elsewhere, and its addresses. */
interface Part {
  readonly module: string;
  readonly addresses: string;
  /** Its page is read without scripts: a function moves its styles into the head (`packages/pages`, `site-page.ts`). */
  readonly isRead?: true;
}
const PARTS: readonly Part[] = [
  { module: 'routes/blog/blog-pages.tsx', addresses: '^/blog', isRead: true },
  { module: 'routes/home/home-page.tsx', addresses: '^/$' },
  { module: 'routes/forecast/forecast-route-page.tsx', addresses: '^/forecast/(?!at/)' },
  { module: 'routes/compare/compare-route-page.tsx', addresses: '^/compare' },
  { module: 'routes/charts/maps-page.tsx', addresses: '^/maps' },
  { module: 'routes/nearby/nearby-route-page.tsx', addresses: '^/nearby' },
];

/**
 * Names the scripts of each page's own part in the template of scripts, so that they load beside the shell instead of
 * after it. `src/after-paint.ts` removes those of other addresses.
 */
export function preloadParts(html: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const links = PARTS.flatMap(({ module, addresses, isRead }) => {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!own) throw new Error(`The build has no chunk of ${module}.`);
    const parts = [own.fileName, ...own.imports].filter((file) => !html.includes(`/${file}`));
    const scripts = parts.map(
      (file) => `    <link rel="modulepreload" crossorigin href="/${file}" data-for="${addresses}">\n`,
    );
    const styles = [...withImports(own, chunks)]
      .filter(({ fileName }) => isRead && !html.includes(`/${fileName}`))
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      .map((file) => `    <link rel="stylesheet" crossorigin href="/${file}" data-for="${addresses}">\n`);
    return [...styles, ...scripts];
  });
  return html.replace('    </template>', (end) => links.join('') + end);
}

/** A chunk, and all that it cannot start without. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const one of chunks) if (chunk.imports.includes(one.fileName)) withImports(one, chunks, found);
  return found;
}
