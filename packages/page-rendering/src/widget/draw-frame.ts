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
 * Its own style and script by their digests, and its own count; nothing else runs or loads. It names no frame-ancestors:
 * that admits every page, also one opened from a disk, which no source of that directive does.
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

/** A whole page for a frame. */
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

/** For a widget that was removed, or never was: a quiet line, and the way to the site where its address is known. */
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

/** A link out of the frame; `content` is markup. */
export function linkTo(href: string, content: string, name?: string): string {
  const title = name === undefined ? '' : ` title="${escapeMarkup(name)}"`;
  return `<a href="${escapeMarkup(href)}" target="_blank" rel="noopener"${title}>${content}</a>`;
}
