import type { Plugin } from 'vite';
import { headedPages } from '../../packages/contracts/src/pages.ts';
import { compileMessages, messagesDir } from './compile-messages.mjs';
import { pageInLanguage } from './page-in-language.ts';
import { LANGUAGES } from './page-tags.ts';

/**
 * The areas whose messages load together with the components that use them, by the module of `paraglide` from which
 * these import `m`: `later.js`, `maps.js`, `blog.js` or, for the admin interface, `canvas.js`.
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
  canvas: ['canvas', 'editing'],
} as const;
type Later = keyof typeof LATER_MESSAGES;

const ALL = /\/src\/paraglide\/messages\.js$/;
const LATER = /\/src\/paraglide\/(later|maps|blog|canvas)\.js$/;
const OF_ONE = /\/src\/paraglide\/messages\/([\w-]+)\.js$/;
const LATER_OF_ONE = /\/src\/paraglide\/messages\/([\w-]+)\.js\?(later|maps|blog|canvas)$/;

/**
 * Creates a plugin that compiles the messages and gives a page only those of its own language. `m` becomes one
 * language's module instead of the compiler's functions, which choose among all languages. That module loads before the
 * code that imports it runs.
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
    /** Emits the page in each language; the edge chooses by the reader's language. */
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
     * Preloads the English messages beside the page's code. The server replaces the link by the language that it chose.
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

/** Returns the areas that have a page with a head of its own, each with the path of its first such page. */
function listHeaded(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headedPages)
      .toReversed()
      .map(([path, area]) => [area, path]),
  );
}

/** Gives each file its own copy of the plural rules, which saves a request for a shared one. */
function withOwnPluralRules(code: string, whose: string): string {
  return code.replace('"../registry.js"', `"../registry.js?${whose}"`);
}

/** Returns the messages of one language: those of some later areas, or all that are not in a later area. */
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
