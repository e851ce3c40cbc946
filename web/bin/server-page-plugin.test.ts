import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './server-page-plugin.ts';

const page = (head: string) => `<html><head>\n${head}  </head><body></body></html>`;

test('scripts and words wait in the template; style and fonts stay as they were', () => {
  const scripts = '    <script type="module" src="/a.js"></script>\n    <link rel="modulepreload" href="/en.js">\n';
  const style = '    <link rel="stylesheet" href="/a.css">\n    <link rel="preload" href="/a.woff2" as="font">\n';
  expect(scriptsAfterPaint(page(scripts + style), 'assets/after-paint.js')).toBe(
    page(`${style}    <template id="after-paint">
    <script type="module" src="/a.js"></script>
    <link rel="modulepreload" href="/en.js">
    </template>
    <script type="module" blocking="render" src="/assets/after-paint.js"></script>
`),
  );
});

test('data in a page is not executed', () => {
  const data = '<script type="application/json" id="inlined">{}</script>';
  expect(scriptsAfterPaint(page(data), 'assets/after-paint.js')).toContain(data);
});
