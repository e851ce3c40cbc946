import { isDeepStrictEqual } from 'node:util';

const NEEDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];
/**
 * Fields of `package.json` that cannot affect an import: the lockfile already covers dependencies, and no import
 * depends on scripts.
 */
const ELSEWHERE = ['dependencies', 'devDependencies', 'optionalDependencies', 'scripts'];

/**
 * Lists `node_modules/NAME` of each package that differs between two versions of `package-lock.json`, or that depends
 * on such a package.
 */
export function listChangedPackages(before, after) {
  const [old, now] = [before, after].map((lock) => JSON.parse(lock).packages);
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((path) =>
    path.includes('node_modules/'),
  );
  const changed = new Set(paths.filter((path) => !isDeepStrictEqual(old[path], now[path])).map(nameOf));
  for (let known = -1; known !== changed.size; ) {
    known = changed.size;
    for (const path of paths)
      if (NEEDS.some((kind) => Object.keys(now[path]?.[kind] ?? {}).some((name) => changed.has(name))))
        changed.add(nameOf(path));
  }
  return [...changed].map((name) => `node_modules/${name}`);
}

/**
 * Returns whether two versions of a `package.json` differ in any field other than the scripts and the dependencies,
 * which the lockfile covers.
 */
export function leadsElsewhere(before, after) {
  const [old, now] = [before, after].map((text) => {
    const settings = JSON.parse(text);
    for (const field of ELSEWHERE) delete settings[field];
    return settings;
  });
  return !isDeepStrictEqual(old, now);
}

function nameOf(path) {
  return path.split('node_modules/').at(-1);
}
