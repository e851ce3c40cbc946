import type { Plugin } from 'vite';
import { compileMessages, messagesDir } from './compile-messages.mjs';
import { pageInLanguage } from './page-in-language.ts';

const LANGUAGES = ['en', 'es', 'zh-CN'];
const ALL = /\/src\/paraglide\/messages\.js$/;
const OF_ONE = /\/src\/paraglide\/messages\/([\w-]+)\.js$/;

/**
 * Compiles the messages, and gives a page those of its own language alone: where the compiler made functions that pick
 * among all languages, `m` is what one language's module holds. It is there before anything that imports it runs.
 */
export function messages(product: string): Plugin {
  return {
    name: 'messages',
    buildStart: compileMessages,
    configureServer({ watcher }) {
      watcher.add(messagesDir);
      watcher.on('change', (file) => {
        if (file.startsWith(messagesDir)) compileMessages().catch((error) => console.error(error));
      });
    },
    transform(code, id) {
      if (ALL.test(id)) return { code: pickOne(), map: null };
      const language = OF_ONE.exec(id)?.[1];
      // Each language takes its own copy of the plural rules: one file, no second trip for a shared one.
      if (language) return { code: code.replace('"../registry.js"', `"../registry.js?${language}"`), map: null };
    },
    /** The edge sends the page of the reader's language. */
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        for (const language of LANGUAGES)
          this.emitFile({
            type: 'asset',
            fileName: `index.${language}.html`,
            source: pageInLanguage(String(page.source), { language, product }),
          });
      },
    },
    /** The page's language arrives beside the page's code. The server puts its own choice in place of English. */
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fileOf = (language: string) =>
          Object.values(bundle ?? {}).find(
            (file) => file.type === 'chunk' && OF_ONE.exec(file.facadeModuleId ?? '')?.[1] === language,
          )?.fileName;
        const [english, ...others] = LANGUAGES.flatMap((language) => {
          const file = fileOf(language);
          return file ? [[language, `/${file}`] as const] : [];
        });
        if (!english) return [];
        const attrs = { rel: 'modulepreload', crossorigin: true, href: english[1] };
        const elsewhere = others.map(([language, href]) => [`data-${language.toLowerCase()}`, href]);
        return [{ tag: 'link', attrs: { ...attrs, ...Object.fromEntries(elsewhere) }, injectTo: 'head' as const }];
      },
    },
  };
}

function pickOne(): string {
  const choices = LANGUAGES.map((language) => `'${language}': () => import('./messages/${language}.js')`);
  return `import { language } from '../preferences/language.ts';
export const m = await { ${choices.join(', ')} }[language]();`;
}
