import type { Block, EmailDocument, Fact, Link } from './email-document.ts';
import { escapeHtml } from './escape.ts';
import { coloured } from './palette.ts';

const FONT =
  "font-family:Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif;";
const BODY = `${FONT}font-size:16px;line-height:1.55;`;
/**
 * Invisible padding after the preheader. It keeps mail programs from filling the preview line with the email's first
 * words.
 */
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Renders an email as HTML: one column of 600 px at most, inline styles, no external resources, no tracking. */
export function writeHtml({ lang, product, subject, preheader, blocks, footer }: EmailDocument): string {
  return `<!doctype html>
<html lang="${lang}" style="color-scheme:light dark;">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;${coloured('background-color', 'paper')}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preheader)}${PADDING}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${coloured('background-color', 'paper')}">
<tr><td align="center" style="padding:24px 12px 40px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left;text-wrap:pretty;">
<tr><td style="${FONT}padding:0 24px 14px;font-size:19px;font-weight:700;letter-spacing:-0.01em;${coloured('color', 'ink')}">${escapeHtml(product)}</td></tr>
<tr><td style="padding:28px 24px 12px;border:1px solid;border-radius:10px;${coloured('border-color', 'rule')}${coloured('background-color', 'sheet')}">
${blocks.map(drawBlock).join('\n')}
</td></tr>
<tr><td style="${FONT}padding:18px 24px 0;font-size:13px;line-height:1.5;${coloured('color', 'quiet')}">${escapeHtml(footer.text)}${drawLinks(footer.links)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function drawBlock(block: Block): string {
  switch (block.block) {
    case 'heading':
      return `<h1 style="${FONT}margin:0 0 12px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;text-wrap:balance;${coloured('color', 'ink')}">${drawText(block.text)}</h1>`;
    case 'lead':
      return `<p style="${FONT}margin:0 0 20px;font-size:19px;line-height:1.4;${coloured('color', 'ink')}">${drawText(block.text)}</p>`;
    case 'subheading':
      return `<h2 style="${FONT}margin:4px 0 10px;font-size:16px;line-height:1.4;font-weight:700;${coloured('color', 'ink')}">${drawText(block.text)}</h2>`;
    case 'surf':
      return `<p style="${FONT}margin:0 0 18px;padding:2px 0 2px 14px;border-left:5px solid;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:-0.01em;${coloured('border-color', `${block.condition}-text`)}${coloured('color', 'ink')}">${escapeHtml(block.surf)} <span style="font-weight:400;${coloured('color', `${block.condition}-text`)}">${escapeHtml(block.rated)}</span></p>`;
    case 'paragraph':
      return `<p style="${BODY}margin:0 0 16px;${coloured('color', 'ink')}">${drawText(block.text)}</p>`;
    case 'quiet':
      return `<p style="${FONT}margin:0 0 16px;font-size:14px;line-height:1.5;${coloured('color', 'quiet')}">${drawText(block.text)}</p>`;
    case 'code':
      return drawCode(block.text);
    case 'quote':
      return `<p style="${BODY}margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid;overflow-wrap:anywhere;${coloured('border-color', 'rule')}${coloured('color', 'ink')}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return drawFacts(block.facts);
    case 'button':
      return drawButton(block.link);
    case 'link':
      return `<p style="${BODY}margin:0 0 12px;">${drawLink(block.link, 'padding:4px 0;')}</p>`;
  }
}

/** A Chinese date: '2026年11月28日', '11月28日周六'. */
const CHINESE_DATE = /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:周[一二三四五六日])?/g;

/** Escapes a text. A Chinese date stays on one line, because Chinese lines break between any two characters. */
function drawText(text: string): string {
  return escapeHtml(text).replace(CHINESE_DATE, '<span style="white-space:nowrap;">$&</span>');
}

/**
 * Renders a code. A short code is large, so that people can read it while typing it. A long code breaks between its
 * groups, and takes at most two lines on a phone.
 */
function drawCode(text: string): string {
  const size = text.includes('-')
    ? 'padding:16px;font-size:22px;line-height:1.4;letter-spacing:0.04em;'
    : 'padding:16px 8px 16px 16px;font-size:34px;line-height:1.2;letter-spacing:0.22em;';
  const drawn = escapeHtml(text).replaceAll('-', '-<wbr>');
  return `<p style="margin:4px 0 20px;border-radius:8px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-weight:700;${size}${coloured('background-color', 'night')}${coloured('color', 'ink')}">${drawn}</p>`;
}

function drawFacts(facts: readonly Fact[]): string {
  const cell = `${FONT}padding:9px 0;border-top:1px solid;vertical-align:top;${coloured('border-color', 'rule')}`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell}padding-right:16px;width:34%;text-align:left;font-size:14px;line-height:1.6;font-weight:400;${coloured('color', 'quiet')}">${escapeHtml(label)}</th>` +
      `<td style="${cell}font-size:16px;line-height:1.4;overflow-wrap:anywhere;${coloured('color', 'ink')}">${drawText(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">\n${rows.join('\n')}\n</table>`;
}

function drawButton({ label, url }: Link): string {
  return `<p style="margin:4px 0 20px;"><a href="${escapeHtml(url)}" style="${FONT}display:inline-block;padding:12px 22px;border-radius:8px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;${coloured('background-color', 'button')}${coloured('color', 'onButton')}">${escapeHtml(label)}</a></p>`;
}

function drawLinks(links: readonly Link[]): string {
  const drawn = links.map((link) => drawLink(link, 'padding:6px 18px 6px 0;'));
  return drawn.length > 0 ? `<br>${drawn.join('')}` : '';
}

function drawLink({ label, url }: Link, padding: string): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;${padding}text-decoration:underline;${coloured('color', 'link')}">${escapeHtml(label)}</a>`;
}
