import type { Plugin } from 'vite';
import { headedPages } from '../../packages/contracts/src/pages.ts';
import { compileMessages, messagesDir } from './compile-messages.mjs';
import { pageInLanguage } from './page-in-language.ts';
import { LANGUAGES } from './page-tags.ts';

/**
 * The message areas that are not part of every page. The keys name the modules of `paraglide` from which components
 * import these messages: `later.js`, `maps.js`, `blog.js`, `status.js` and, for the admin interface, `canvas.js`.
 */
export const LATER_MESSAGES = {
  later: [
    'account',
    'accuracy',
    'alerts',
    'auth',
    'cards',
    'developers',
    'editorial',
    'faq',
    'gift',
    'guide',
    'letters',
    'payment',
    'pro',
    'refusals',
    'security',
    'services',
    'stats',
    'subscription',
    'surfs',
    'widgets',
  ],
  maps: ['buoy', 'charts', 'map', 'nearby', 'point', 'stations'],
  blog: ['blog'],
  status: ['status'],
  canvas: ['canvas', 'editing'],
} as const;
type Later = keyof typeof LATER_MESSAGES;

const ALL = /\/src\/paraglide\/messages\.js$/;
const LATER = /\/src\/paraglide\/(later|maps|blog|status|canvas)\.js$/;
const OF_ONE = /\/src\/paraglide\/messages\/([\w-]+)\.js$/;
const LATER_OF_ONE = /\/src\/paraglide\/messages\/([\w-]+)\.js\?(later|maps|blog|status|canvas)$/;

/**
 * Creates a plugin that compiles the messages and gives each page only the messages of its own language. Imports of `m`
 * resolve to that language's module instead of the compiler's functions, which choose among all languages. The module
 * loads before the code that uses it.
 */
export function messages(product: string): Plugin {
  return {
    name: 'messages',
    buildStart() {
      return compileMessages({ declares: this.environment.mode === 'dev' });
    },
    configureServer({ watcher }) {
      watcher.add(messagesDir);
      watcher.on('change', (file) => {
        if (file.startsWith(messagesDir)) compileMessages().catch((error) => console.error(error));
      });
    },
    transform(code, id) {
      if (ALL.test(id)) return { code: pickOne(''), map: null };
      const added = LATER.exec(id)?.[1];
      if (added) return { code: addLater(added), map: null };
      const language = OF_ONE.exec(id)?.[1];
      if (language) return { code: withOwnPluralRules(messagesOf(code, undefined), language), map: null };
      const [, of, later] = LATER_OF_ONE.exec(id) ?? [];
      if (later) return { code: withOwnPluralRules(messagesOf(code, later as Later), `${of}-${later}`), map: null };
    },
    /**
     * Emits one HTML file of the page for each language. The CDN's edge function serves the file in the reader's
     * language.
     */
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const language of LANGUAGES) {
          emit(`index.${language}.html`, pageInLanguage(html, { language, product }));
          for (const [area, path] of listHeaded())
            emit(`${area}.${language}.html`, pageInLanguage(html, { language, product, headed: { area, path } }));
        }
      },
    },
    /**
     * Preloads the English messages beside the page's code. In another language the server replaces this link by the
     * link to that language's messages.
     */
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

/**
 * Returns the message areas of the pages that have their own title and description. Each area comes with the path of
 * its first such page.
 */
function listHeaded(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headedPages)
      .toReversed()
      .map(([path, area]) => [area, path]),
  );
}

/** Gives each language's file its own copy of the plural rules, which saves a request for a shared file. */
function withOwnPluralRules(code: string, whose: string): string {
  return code.replace('"../registry.js"', `"../registry.js?${whose}"`);
}

/**
 * Returns the messages of one language. With `later` these are the messages of that group of areas, otherwise the
 * messages that every page needs.
 */
export function messagesOf(code: string, later: Later | undefined): string {
  const [head = '', ...words] = code.split(/^(?=export const )/m);
  if (words.length === 0) throw new Error('The compiled messages hold no words: the compiler lays them out otherwise.');
  const isOf = (areas: readonly string[], word: string) =>
    areas.some((area) => word.startsWith(`export const ${area}_`));
  const isWanted = (word: string) =>
    later ? isOf(LATER_MESSAGES[later], word) : !Object.values(LATER_MESSAGES).some((areas) => isOf(areas, word));
  return [head, ...words.filter(isWanted)].join('');
}

function addLater(later: string): string {
  return pickOne(`?${later}`)
    .replace('export const m =', `import { m as usual } from './messages.js';\nconst later =`)
    .concat(`\nexport const m = { ...usual, ...later };`);
}

function pickOne(query: string): string {
  const choices = LANGUAGES.map((language) => `'${language}': () => import('./messages/${language}.js${query}')`);
  return `import { language } from '../preferences/language.ts';
export const m = await { ${choices.join(', ')} }[language]();`;
}
