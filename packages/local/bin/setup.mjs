// Installs what a bare machine needs to run the app. Uses plain Node without dependencies, because no package may be
// installed yet.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const LEAST_NODE = [20, 19];
const MOST_APT_MS = 600_000;
/** The time limit for installing a tool that the tests can do without. */
const MOST_TRY_MS = 180_000;

checkNode();

/** Installs what package-lock.json lists and node_modules lacks. */
export function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing packages');
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: repoRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: true,
  });
  if (status !== 0) fail('The packages could not be installed.');
}

/** npm lists the installed packages in a hidden lockfile, which omits optional packages for other platforms. */
function isInstalled() {
  const hidden = join(repoRoot, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = readPackages(hidden);
  return Object.entries(readPackages(join(repoRoot, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional, link }]) => {
      if (link) return existsSync(join(repoRoot, path));
      return installed[path] ? installed[path].version === version : optional;
    });
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Ensures Java 17 or newer, which Amazon's DynamoDB Local needs. Returns its path. */
export function ensureJava() {
  const java = findProgram(['java']) ?? install('default-jre-headless', 'openjdk', () => findProgram(['java']));
  const { stderr = '' } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (major < 17) fail(`Java 17 or newer is needed, ${java} is ${major || 'of an unknown version'}.`);
  return java;
}

/** Ensures Chromium or Chrome for the browser tests. Returns its path; CHROMIUM_PATH overrides it. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not there.`);
  return (
    findShell() ??
    tryInstall(SHELL, findShell) ??
    findChromium() ??
    install('chromium', '--cask chromium', findChromium)
  );
}

/** Installs missing tools if this user has permission. Without a tool, the tests that need it are skipped. */
export function tryTools(tools) {
  const missing = tools.filter(({ program }) => !findProgram([program]));
  if (missing.length > 0) tryInstall(missing.map(({ debianPackage }) => debianPackage).join(' '), () => undefined);
}

/** Chromium without a user interface: it renders the same pages with less than half of the CPU time. */
const SHELL = 'chromium-headless-shell';
const findShell = () => findProgram([SHELL]);

function findChromium() {
  const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
  const places = apps.flatMap((app) => [`/Applications/${app}`, join(process.env.HOME ?? '/', 'Applications', app)]);
  return (
    findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? places.find(existsSync)
  );
}

/**
 * Installs a Debian package if this user has permission; otherwise prints the command to run. `find` returns the
 * program's path.
 */
function install(debianPackage, brewPackage, find) {
  const command = aptCommand(debianPackage);
  if (process.platform === 'darwin') fail(`This needs a program that is not here. Run: brew install ${brewPackage}`);
  if (!findProgram(['apt-get']))
    fail(`This needs the program of Debian's package ${debianPackage}. Install it and try again.`);
  if (process.getuid?.() !== 0) fail(`This needs a program that is not here. Run: sudo sh -c '${command}'`);

  console.log(`Installing ${debianPackage}`);
  return runApt(command, 'inherit', find) ?? fail(`${debianPackage} could not be installed. Run: ${command}`);
}

/** Installs a package that the tests can do without; returns undefined if the installation fails. */
function tryInstall(debianPackage, find) {
  if (process.platform === 'darwin' || !findProgram(['apt-get']) || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${debianPackage}`);
  return runApt(aptCommand(debianPackage), 'ignore', find, MOST_TRY_MS);
}

function aptCommand(debianPackage) {
  return `apt-get update && apt-get install -y ${debianPackage}`;
}

function runApt(command, output, find, timeout = MOST_APT_MS) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', output, output];
  const { status } = spawnSync('sh', ['-c', `${command} >/dev/null`], { env, stdio, timeout });
  return status === 0 ? find() : undefined;
}

/** Returns the path of the first of these programs on PATH; undefined if none is found. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(
    `Groundswell needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/** @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
