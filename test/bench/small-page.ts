import { startServer } from '@groundswell/local/services/http-server';

/** Always the same: a heading, some sentences and a script that is at work for a moment. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A small page</title><h1>A small page</h1>${'<p>Waves come from afar, and break where the ground says.</p>'.repeat(40)}
<script>for (let at = 0, sum = 0; at < 3e7; at++) sum ^= at * 31;</script>`;

/** A fixed page on this machine: what a browser takes for it, other pages are held to. */
export function serveSmallPage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  return startServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
}
