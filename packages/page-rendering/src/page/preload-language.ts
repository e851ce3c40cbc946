/**
 * The shell with the texts of the reader's language loaded beside its code. The site's build puts the English file into
 * a link and those of the other languages beside it, as `data-es` and so on.
 */
export function preloadLanguage(shell: string, language: string): string {
  return shell.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    const file = new RegExp(` data-${language.toLowerCase()}="([^"]+)"`).exec(link)?.[1];
    return file === undefined ? link : link.replace(/ href="[^"]*"/, () => ` href="${file}"`);
  });
}
