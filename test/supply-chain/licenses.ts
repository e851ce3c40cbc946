import { type LockedPackage, listInstalled, nameOf } from './lock-file.ts';

/** Licenses that allow use in a closed product. MPL-2.0 binds changed files alone, and we change none. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

const IN_FILE = 'Its package.json names no license; the file LICENSE is ';

/** Packages whose license is not allowed by its name, each with the reason why we use it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'LGPL: a library of its own that is loaded unchanged, and can be replaced.',
  '@img/sharp-wasm32': 'LGPL: sharp does not load it where libvips is present, and no bundle has it.',
  '@inlang/plugin-message-format': `${IN_FILE}MIT.`,
  'mapbox-gl': "Mapbox's terms: it runs only with the setting mapboxToken, by whose account it is licensed.",
  'parse-cache-control': `${IN_FILE}BSD-3-Clause.`,
  'png-js': `${IN_FILE}MIT.`,
  'sqlite-wasm-kysely': `${IN_FILE}MIT.`,
  suncalc: `${IN_FILE}BSD-2-Clause.`,
  'xss-filters': `${IN_FILE}BSD-3-Clause.`,
};

/**
 * Lists in sentences the packages of a lock file whose license is neither allowed nor accepted by name, and the
 * exceptions that no package needs.
 */
export function listLicenseFaults(packages: Readonly<Record<string, LockedPackage>>): readonly string[] {
  const refused = listInstalled(packages)
    .map(([path, { license }]) => ({ name: nameOf(path), license }))
    .filter(({ license }) => !isAllowed(license));
  const needed = refused.map(({ name }) => name);
  return [
    ...refused
      .filter(({ name }) => !(name in EXCEPTIONS))
      .map(({ name, license }) => `${name}: the license ${license ?? 'is not named'}.`),
    ...Object.keys(EXCEPTIONS)
      .filter((name) => !needed.includes(name))
      .map((name) => `${name}: the exception is not needed.`),
  ];
}

/** Reads an SPDX expression of AND and OR without nesting. Any other shape is not allowed. */
function isAllowed(expression = ''): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => ALLOWED.includes(license)));
}
