import type { Rolldown } from 'vite';

/**
 * The modules of the pages that readers often open directly, for example from a search engine, by the pattern of their
 * URLs.
 */
const PARTS: Readonly<Record<string, string>> = {
  '^/blog': 'routes/blog/blog-pages.tsx',
  '^/status': 'routes/status/status-route-page.tsx',
  '^/$': 'routes/home/home-page.tsx',
  '^/forecast/(?!at/)': 'routes/forecast/forecast-route-page.tsx',
  '^/compare': 'routes/compare/compare-route-page.tsx',
  '^/maps': 'routes/charts/maps-page.tsx',
  '^/nearby': 'routes/nearby/nearby-route-page.tsx',
};

/**
 * Adds preload links for each page's own chunks to the `<template>` of scripts, so that the chunks load in parallel
 * with the shell. `src/after-paint.ts` removes the links whose URL pattern does not match the page. For a
 * server-rendered page, `site-page.ts` of `packages/page-rendering` moves the style sheets into the head.
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
