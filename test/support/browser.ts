import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openAddress } from './own-address.ts';
import { processSingleton } from './process-singleton.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/**
 * The narrowest desktop, for tests of maps. Without a graphics card, the processor renders each pixel of a map, so
 * fewer pixels are faster.
 */
export const SMALL_DESKTOP = { width: 1024, height: 640 };

/**
 * The headless variant of Chromium. It renders the same pages with less than half of full Chromium's processor time.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
/**
 * The Chromium features to disable. The flag replaces Playwright's own list, which is repeated here. The list also
 * disables the two pages that each new window would load for its address bar.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];
/** Flags for tests only. Antialiasing maps doubles the processor time, and no test checks edges. */
const SHELL_FLAGS = ['--webgl-antialiasing-mode=none'];
/** Chromium must not contact Google's servers, because the machine may have no network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this flag the shell aligns letters to whole pixels.
  '--font-render-hinting=none',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** Launches the Chromium of CHROMIUM_PATH, or the machine's own. */
export function launchBrowser(): Promise<Browser> {
  return launch(findBrowser([SHELL, ...PLACES]), [...FLAGS, ...SHELL_FLAGS]);
}

/** Returns the one browser of this process; Playwright closes it when the process ends. */
export const browserOfProcess = () => processSingleton('browser', launchBrowser);

/** Launches a full browser, like a reader's, for measurements. `flags` are added to the common ones. */
export function launchWholeBrowser(flags: readonly string[]): Promise<Browser> {
  return launch(findBrowser(), [...FLAGS, ...flags]);
}

function launch(executablePath: string, args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args] });
}

export function findBrowser(places = PLACES): string {
  const found = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium is here: install one, or name it by CHROMIUM_PATH.');
  return found;
}

/**
 * Halves the horizontal and vertical resolution of maps, so that a processor renders them four times as fast. Nothing
 * else changes.
 */
const DRAW_MAPS_COARSELY = 'Object.defineProperty(globalThis, "devicePixelRatio", { value: 0.5 })';

/**
 * The time limit of one step on a page, ms, after which a hanging step fails. It allows for a busy machine, which is
 * ten times slower than an idle one.
 */
export const STEP_MS = 90_000;

export interface Tab {
  readonly page: Page;
  /** The faults that the page reports: errors, refused content, failed requests of its own. */
  readonly complaints: readonly string[];
  /**
   * Resets the tab to the state of a new visitor with another network address, at a file of the site without scripts.
   * Returns false if the test has changed something that cannot be reset.
   */
  reset(site: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a new visitor's tab, without cookies, from its own network address. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const address = await openAddress();
  const { proxy } = address;
  // Service workers are blocked except in tests of offline reading. A service worker would store the whole site for
  // each visitor.
  const seen = { viewport: DESKTOP, locale: 'en-US', serviceWorkers: 'block', proxy, ...options } as const;
  const context = await browser.newContext(seen);
  context.setDefaultTimeout(STEP_MS);
  // The bundler calls a helper `__name` in the code that runs in the page, where the helper does not exist.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(DRAW_MAPS_COARSELY);
  const page = await context.newPage();
  const complaints = listComplaints(page);
  const isSpent = watchForLastingChanges(page, seen);
  return {
    page,
    complaints,
    async reset(site) {
      if (isSpent()) return false;
      await renewPage(page, site, seen);
      address.move();
      complaints.length = 0;
      return true;
    },
    async close() {
      await context.close();
      address.close();
    },
  };
}

function listComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // A response with status 429 is reported by name, because its consequences look like any other failure.
  page.on('response', (reply) => {
    if (reply.status() === 429) complaints.push(`Asked too often: ${reply.url()}`);
  });
  return complaints;
}

/**
 * Returns a function that tells whether the test did anything that Playwright cannot reset. Examples are setting a
 * clock, adding a script and starting a service worker.
 */
function watchForLastingChanges(page: Page, { serviceWorkers }: BrowserContextOptions): () => boolean {
  let isSpent = serviceWorkers === 'allow';
  const context = page.context();
  const spends = <T extends object>(on: T, ...names: readonly (keyof T)[]) => {
    for (const name of names) {
      const act = on[name] as (...given: unknown[]) => unknown;
      const spend = (...given: unknown[]) => {
        isSpent = true;
        return act.apply(on, given);
      };
      Object.assign(on, { [name]: spend });
    }
  };
  spends(page, 'addInitScript', 'exposeFunction');
  spends(context, 'addInitScript', 'setOffline', 'setGeolocation', 'grantPermissions', 'newCDPSession');
  spends(context.clock, 'install', 'pauseAt', 'setFixedTime', 'setSystemTime');
  return () => isSpent || page.isClosed();
}

/**
 * Opens a file of the site's origin that runs no scripts. No script then changes the storage while a test sets or
 * clears it.
 */
export async function openAside(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`);
}

/** Resets what a visitor left: other tabs, routes, cookies, storage, the emulated media and viewport. */
async function renewPage(page: Page, site: string, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  const { viewport = DESKTOP, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await openAside(page, site);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
}
