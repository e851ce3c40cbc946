import type { Rolldown } from 'vite';

/** The modules of pages that readers come to from elsewhere, by their addresses. */
const PARTS: Readonly<Record<string, string>> = {
  '^/blog': 'routes/blog/blog-pages.tsx',
  '^/$': 'routes/home/home-page.tsx',
  '^/forecast/(?!at/)': 'routes/forecast/forecast-route-page.tsx',
  '^/compare': 'routes/compare/compare-route-page.tsx',
  '^/maps': 'routes/charts/maps-page.tsx',
  '^/nearby': 'routes/nearby/nearby-route-page.tsx',
};

/**
 * Names the files of each page's own part in the template of scripts, so that they load beside the shell instead of
 * after it. `src/after-paint.ts` removes those of other addresses; a function that draws the page moves its styles into
 * the head (`packages/page-rendering`, `site-page.ts`).
 */
export function preloadParts(html: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const links = Object.entries(PARTS).flatMap(([addresses, module]) => {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!own) throw new Error(`The build has no chunk of ${module}.`);
    const parts = [...withImports(own, chunks)];
    const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const link = (file: string, as: string) =>
      html.includes(`/${file}`) ? [] : `    <link ${as} crossorigin href="/${file}" data-for="${addresses}">\n`;
    return [
      ...styles.flatMap((file) => link(file, 'rel="preload" as="style"')),
      ...parts.flatMap(({ fileName }) => link(fileName, 'rel="modulepreload"')),
    ];
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
