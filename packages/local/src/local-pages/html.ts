import type { HttpReply } from '../gateway/http-message.ts';
import { escapeXml } from '../services/xml.ts';

/** HTML that is already escaped. */
export interface Html {
  readonly html: string;
}

/** Builds HTML from a template: inserted texts are escaped, HTML and lists of HTML are not. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const write = (value: string | Html | readonly Html[] | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'string') return escapeXml(value).replaceAll('&#10;', '\n');
    return 'html' in value ? value.html : value.map(write).join('');
  };
  return { html: parts.map((part, index) => part + write(values[index])).join('') };
}

const STYLE = `
:root { color-scheme: light dark; --quiet: light-dark(#55677a, #93a6b4); --rule: light-dark(#dcdfd8, #223341);
  --sheet: light-dark(#fff, #101d28); --ink: light-dark(#10233a, #e8eff2); --edge: light-dark(#8793a0, #5f7382); }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: light-dark(#faf9f4, #0a141d); overflow-wrap: anywhere; text-wrap: pretty; }
a { color: light-dark(#006aa8, #4bb1ee); }
h1 { font-size: 1.25rem; } h2 { font-size: 1rem; }
.quiet, dt { color: var(--quiet); }
ol { list-style: none; padding: 0; } ol > li { padding: 0.75rem 0; border-top: 1px solid var(--rule); }
li p { margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, monospace; }
pre, iframe, textarea { box-sizing: border-box; width: 100%; padding: 1rem; border: 1px solid var(--rule); }
time { white-space: nowrap; }
iframe { height: 36rem; padding: 0; }
iframe, input, textarea { color: inherit; background: var(--sheet); }
label { display: block; margin: 0.75rem 0 0.25rem; }
input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; }
input, textarea, button { border: 1px solid var(--edge); border-radius: 8px; }
button { padding: 0 1rem; border-color: var(--ink); background: var(--ink); color: light-dark(#faf9f4, #0a141d); font-weight: 600; }
input { width: 100%; max-width: 24rem; } [type='checkbox'] { width: auto; min-height: 0; }`;

/** A content security policy that allows only the page's own style: no script, no external image. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

export function page(title: string, body: Html, policy = POLICY): HttpReply {
  const { html: text } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${{ html: STYLE }}</style></head><body>${body}</body></html>`;
  return htmlReply(text, policy);
}

export function htmlReply(text: string, policy: string): HttpReply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    cookies: [],
    body: Buffer.from(text),
  };
}
