import { readFileBeside } from '@groundswell/runtime';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** The typefaces: one for running text, one for large type. */
export type Face = keyof typeof FILES;

export interface FaceFont {
  readonly name: string;
  /** TrueType. */
  readonly file: Buffer;
  readonly letters: ReadonlySet<number>;
}

const emoji = 'noto-emoji/files/noto-emoji-emoji-400';
/** The fonts of each typeface, in the order in which they are tried for a text. */
const FILES = {
  text: [
    ...['latin', 'latin-ext', 'vietnamese'].map((part) => `archivo/files/archivo-${part}-400`),
    ...['chinese-simplified', 'cyrillic'].map((part) => `noto-sans-sc/files/noto-sans-sc-${part}-400`),
    emoji,
  ],
  large: [
    ...['latin', 'latin-ext', 'vietnamese'].map((part) => `archivo-narrow/files/archivo-narrow-${part}-700`),
    ...['chinese-simplified', 'cyrillic'].map((part) => `noto-sans-sc/files/noto-sans-sc-${part}-700`),
    emoji,
  ],
};

const opened = new Map<string, FaceFont>();

/**
 * Finds the first font of a typeface that has every character of a text; undefined if no font has them all. Fonts are
 * loaded on demand.
 */
export function findFont(face: Face, text: string): FaceFont | undefined {
  for (const name of FILES[face]) {
    const font = opened.get(name) ?? open(name);
    if ([...text].every((letter) => INVISIBLE.test(letter) || font.letters.has(letter.codePointAt(0) ?? 0)))
      return font;
  }
  return undefined;
}

/** Zero-width joiners and variation selectors, which need no glyph of their own. */
const INVISIBLE = /[\u200d\ufe0e\ufe0f]/;

function open(name: string): FaceFont {
  const file = unpackWoff(Buffer.from(readFileBeside(`@fontsource/${name}-normal.woff`)));
  const font = create(file);
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts.`);
  const one = { name, file, letters: new Set(font.characterSet) };
  opened.set(name, one);
  return one;
}
