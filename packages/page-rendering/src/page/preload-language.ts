/**
 * Preloads the texts of the reader's language with the shell. The site's build puts the English file into a link, and
 * the other languages' files into its attributes `data-es` and so on.
 */
export function preloadLanguage(shell: string, language: string): string {
  return shell.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    const file = new RegExp(` data-${language.toLowerCase()}="([^"]+)"`).exec(link)?.[1];
    return file === undefined ? link : link.replace(/ href="[^"]*"/, () => ` href="${file}"`);
  });
}
