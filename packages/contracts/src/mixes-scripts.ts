import { decodePunycode } from './decode-punycode.ts';

/** The scripts with lookalike letters. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];

/**
 * Returns whether a label of an ASCII domain mixes lookalike scripts: in `xn--pple-43d.com` the first letter is
 * Cyrillic (Unicode TR 39, 5). A label that cannot be decoded counts as mixed.
 */
export function mixesScripts(domain: string): boolean {
  return domain
    .toLowerCase()
    .split('.')
    .filter((label) => label.startsWith('xn--'))
    .map((label) => decodePunycode(label.slice(4)))
    .some((text) => text === undefined || LOOK_ALIKE.filter((script) => script.test(text)).length > 1);
}
