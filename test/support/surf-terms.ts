import { LANGUAGES, type Language } from '@groundswell/contracts';

/** A row of the term table of `docs/glossary.md`. */
interface Term {
  readonly english: string;
  /** Matches each of the row's English words, in singular and plural. */
  readonly words: readonly RegExp[];
  /** Match the accepted words of each language in texts without accents, with any ending. */
  readonly forms: Readonly<Record<Exclude<Language, 'en'>, readonly RegExp[]>>;
  /** Words that no text of a language uses. */
  readonly refused: Readonly<Record<Language, readonly string[]>>;
}

const CODES: Readonly<Record<Language, string>> = { en: 'en', es: 'es', 'zh-CN': 'zh' };

/** Reads the table 'Surf terms in three languages' of the glossary. */
export function readTerms(glossary: string): readonly Term[] {
  const [, part = ''] = glossary.split('## Surf terms in three languages');
  const rows =
    part
      .split('\n## ')[0]
      ?.match(/^\| .*\|$/gm)
      ?.slice(1) ?? [];
  return rows.map((row) => {
    const [english = '', spanish = '', chinese = '', refused = ''] = row.slice(1, -1).split('|');
    return {
      english: english.trim(),
      words: listOf(english.replace(/\(.*?\)/g, '')).map(
        (word) => new RegExp(`(?<![\\p{L}_-])${word}(?:s|es)?(?![\\p{L}_-])`, 'iu'),
      ),
      forms: { es: listOf(spanish).map(withEndings), 'zh-CN': listOf(chinese).map((form) => new RegExp(form)) },
      refused: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          listOf(new RegExp(`${CODES[language]}: ([^;]*)`).exec(refused)?.[1] ?? ''),
        ]),
      ) as Record<Language, string[]>,
    };
  });
}

/** Matches the words of a Spanish form in any number and gender: 'alerta de surf' matches 'Alertas de surf'. */
function withEndings(form: string): RegExp {
  const stems = withoutAccents(form)
    .split(' ')
    .map((word) => word.replace(/[aeo]s?$/, ''));
  return new RegExp(stems.join('[\\p{L}()]* '), 'iu');
}

/** Removes accents: 'Estación' becomes 'Estacion'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function listOf(cell: string): string[] {
  return cell
    .split(/[,/]/)
    .map((form) => form.trim().toLowerCase())
    .filter((form) => form !== '');
}
