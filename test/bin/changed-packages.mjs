const NEEDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];
/** What the lock says in its way, and what no program reads. */
const ELSEWHERE = ['dependencies', 'devDependencies', 'optionalDependencies', 'scripts'];

/** `node_modules/valibot` of each package that is not the same in two `package-lock.json`, or that needs one of those. */
export function listChangedPackages(before, after) {
  const [old, now] = [before, after].map((lock) => JSON.parse(lock).packages);
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((path) =>
    path.includes('node_modules/'),
  );
  const changed = new Set(paths.filter((path) => JSON.stringify(old[path]) !== JSON.stringify(now[path])).map(nameOf));
  for (let known = -1; known !== changed.size; ) {
    known = changed.size;
    for (const path of paths)
      if (NEEDS.some((kind) => Object.keys(now[path]?.[kind] ?? {}).some((name) => changed.has(name))))
        changed.add(nameOf(path));
  }
  return [...changed].map((name) => `node_modules/${name}`);
}

/** Whether two texts of a `package.json` differ in more than what the lock tells, and scripts. */
export function leadsElsewhere(before, after) {
  const [old, now] = [before, after].map((text) => {
    const settings = JSON.parse(text);
    for (const field of ELSEWHERE) delete settings[field];
    return JSON.stringify(settings);
  });
  return old !== now;
}

function nameOf(path) {
  return path.split('node_modules/').at(-1);
}
