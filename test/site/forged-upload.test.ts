import { type RunningServer, startServer } from '@groundswell/local/services/http-server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visitors } from '../support/visitors.ts';

const visit = visitors();
const siteUrl = inject('siteUrl');
/** The browser's messages about refused requests, and about inline styles in the XML view of a refusal. */
const COMPLAINTS = /^(Failed to load resource|Applying inline style)/;
const KEY = 'uploads/forged.html';

/** A foreign site on this machine: `127.0.0.1` on another port. */
let foreign: RunningServer;
beforeAll(async () => {
  foreign = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page());
  });
});
afterAll(() => foreign.stop());

/** Returns a form for the site's uploads, with a policy that permits everything and a signature by a guessed secret. */
function page(): string {
  const policy = { expiration: '2099-01-01T00:00:00Z', conditions: [['starts-with', '$key', '']] };
  const fields = {
    key: KEY,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'local/20261120/us-east-1/s3/aws4_request',
    'x-amz-date': '20261120T150000Z',
    policy: Buffer.from(JSON.stringify(policy)).toString('base64'),
    'x-amz-signature': 'a'.repeat(64),
  };
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<!doctype html><form method="post" enctype="multipart/form-data" action="${siteUrl}/upload">
${inputs.join('\n')}<input type="file" name="file"><button>Send</button></form>`;
}

test('a page of another site writes nothing here by a forged upload form, by its button or by its script', async () => {
  const tab = await visit(foreign.url, {}, COMPLAINTS);
  await tab
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<p>Forged') });
  // The browser hides the reply from the script, but does not stop the request.
  await tab.evaluate(async (address) => {
    const form = document.querySelector('form') ?? undefined;
    await fetch(address, { method: 'POST', mode: 'no-cors', body: new FormData(form) }).catch(() => undefined);
  }, `${siteUrl}/upload`);
  expect((await fetch(`${siteUrl}/${KEY}`)).status).toBe(404);

  const byButton = tab.waitForResponse(`${siteUrl}/upload`);
  await tab.getByRole('button', { name: 'Send' }).click();
  expect((await byButton).status()).toBe(403);
  expect(await (await byButton).text()).toContain('<Code>SignatureDoesNotMatch</Code>');
  expect((await fetch(`${siteUrl}/${KEY}`)).status).toBe(404);
});
