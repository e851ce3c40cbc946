import { startServer } from '@groundswell/local/services/http-server';

/** A page that is always the same: a heading, some sentences and a script that runs for a moment. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A small page</title><h1>A small page</h1>${'<p>Waves come from afar, and break where the ground says.</p>'.repeat(40)}
<script>for (let at = 0, sum = 0; at < 3e7; at++) sum ^= at * 31;</script>`;

/** Serves a fixed page on this machine, whose cost in a browser is the reference for other pages. */
export function serveSmallPage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  return startServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
}
