import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import { lookUp } from '@groundswell/local/look-up';

const PATIENCE_MS = 15_000;

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A visitor of a site: keeps its cookies, and sends its access token once it has one. */
export interface Browser {
  /** The site's address without a trailing slash. */
  readonly site: string;
  token: string | undefined;
  /** Requests a path of the site, or a whole URL. Throws an Error with a sentence if there is no reply. */
  ask(path: string, asked?: Asked): Promise<Page>;
}

export function createBrowser(site: string): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    site,
    token: undefined,
    async ask(path, { method = 'GET', json, headers = {} } = {}) {
      const url = new URL(path, site);
      const isOwn = url.origin === new URL(site).origin;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const page = await send(url, method, json === undefined ? undefined : JSON.stringify(json), {
        'accept-encoding': 'br',
        'accept-language': 'en',
        'user-agent': 'groundswell-smoke',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(isOwn && cookie && { cookie }),
        ...(isOwn && browser.token && { authorization: `Bearer ${browser.token}` }),
        ...headers,
      });
      for (const line of isOwn ? [page.headers['set-cookie'] ?? []].flat() : []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return page;
    },
  };
  return browser;
}

function send(url: URL, method: string, sent: string | undefined, headers: Record<string, string>): Promise<Page> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<Page>((resolve, reject) => {
    const options = { method, headers, lookup: lookUp, signal: AbortSignal.timeout(PATIENCE_MS) };
    const asking = request(url, options, async (response) => {
      try {
        const raw = Buffer.concat(await response.toArray());
        const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') });
      } catch (error) {
        reject(error);
      }
    });
    asking.once('error', reject).end(sent);
  }).catch((error: unknown) => {
    throw new Error(`${url.host} does not answer: ${error instanceof Error ? error.message : error}`);
  });
}
