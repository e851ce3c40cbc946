import { createHash } from 'node:crypto';
import type { Language, WidgetTheme } from '@groundswell/contracts';
import { escapeMarkup, wordsOf } from '@groundswell/present';
import { FRAME_SCRIPT } from './frame-script.ts';
import { FRAME_STYLE } from './frame-style.ts';
import { PATTERNS } from './widget-marks.ts';

export interface Frame {
  readonly language: Language;
  readonly theme: WidgetTheme;
  /** The site's origin. */
  readonly site: string;
  readonly product: string;
  readonly title: string;
  readonly countedAs: string | undefined;
  /** Markup. */
  readonly content: string;
  readonly foot: string;
}

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy admits the frame's own style and script by their digests, and requests to its own view counter; nothing
 * else runs or loads. It leaves out frame-ancestors, so that every page may embed the frame. That includes pages opened
 * from disk, which no source of that directive matches.
 */
export const FRAME_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${digestOf(FRAME_STYLE)}`,
    `script-src ${digestOf(FRAME_SCRIPT)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
} as const;

export function drawFrame({ language, theme, title, countedAs, content, foot }: Frame): string {
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${FRAME_STYLE}</style>
</head>
<body${countedAs === undefined ? '' : ` data-counted="${escapeMarkup(countedAs)}"`}>
${PATTERNS}
${content}
<footer>${foot}</footer>
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;
}

/**
 * Renders the frame for a widget that was removed or never existed. It contains a short notice, and a link to the site
 * if its URL is known.
 */
export function drawGoneFrame({
  language,
  site,
  product,
}: {
  language: Language;
  site?: string;
  product: string;
}): string {
  const { widget } = wordsOf(language);
  return drawFrame({
    language,
    theme: 'auto',
    site: site ?? '',
    product,
    title: widget.gone,
    countedAs: undefined,
    content: `<p class="says">${escapeMarkup(widget.gone)}</p>`,
    foot: site ? `<span></span>${linkTo(site, escapeMarkup(widget.visit(product)))}` : '',
  });
}

/** Draws a link that opens outside the frame; `content` is markup. */
export function linkTo(href: string, content: string, name?: string): string {
  const title = name === undefined ? '' : ` title="${escapeMarkup(name)}"`;
  return `<a href="${escapeMarkup(href)}" target="_blank" rel="noopener"${title}>${content}</a>`;
}
