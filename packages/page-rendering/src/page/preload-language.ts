/**
 * Makes the shell preload the texts of the reader's language. In the built shell, the preload link has the English file
 * as `href` and the other languages' files in `data-es` and so on.
 */
export function preloadLanguage(shell: string, language: string): string {
  return shell.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    const file = new RegExp(` data-${language.toLowerCase()}="([^"]+)"`).exec(link)?.[1];
    return file === undefined ? link : link.replace(/ href="[^"]*"/, () => ` href="${file}"`);
  });
}
