import type { Rolldown } from 'vite';

/** The modules of pages that readers reach from outside the site, by the pattern of their URLs. */
const PARTS: Readonly<Record<string, string>> = {
  '^/blog': 'routes/blog/blog-pages.tsx',
  '^/$': 'routes/home/home-page.tsx',
  '^/forecast/(?!at/)': 'routes/forecast/forecast-route-page.tsx',
  '^/compare': 'routes/compare/compare-route-page.tsx',
  '^/maps': 'routes/charts/maps-page.tsx',
  '^/nearby': 'routes/nearby/nearby-route-page.tsx',
};

/**
 * Adds links to the files of each page's own part to the template of scripts, so that they load beside the shell.
 * `src/after-paint.ts` removes those of other URLs. A function that renders the page moves its styles into the head
 * (`packages/page-rendering`, `site-page.ts`).
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

/** Returns a chunk with all its static imports. */
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
