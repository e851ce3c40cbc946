import type { HttpReply } from '../gateway/http-message.ts';
import type { KeptMail } from '../services/ses/mailbox.ts';
import { html, htmlReply, page } from './html.ts';

const PREVIEW_LENGTH = 140;

/** Renders the list of the app's emails, newest first. */
export function inboxPage(mails: readonly KeptMail[]): HttpReply {
  const items = mails.map(
    ({ id, subject, to, at, text }) => html`<li>
<p><a href="/_local/mail/${id}">${subject || '(no subject)'}</a></p>
<p class="quiet">to ${to}, <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p>${preview(text)}</p></li>`,
  );
  const list = items.length > 0 ? html`<ol>${items}</ol>` : html`<p>Nothing was mailed yet.</p>`;
  return page(
    'Mail of the local cloud',
    html`<main><h1>Mail</h1>
<p class="quiet">Nothing leaves this machine. <a href="/_local/mail">Look again</a>, or read it as
<a href="/_local/mail.json">JSON</a>. <a href="/_local/push">Notifications</a></p>${list}</main>`,
  );
}

function preview(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).trimEnd()}…` : line;
}

/** Renders one email: headers, text, and the HTML in a frame that may neither run scripts nor load anything. */
export function mailPage(mail: KeptMail): HttpReply {
  const headers = Object.entries(mail.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  const shown = mail.html
    ? html`<h2>HTML</h2><iframe title="The mail as HTML" src="/_local/mail/${mail.id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : html`<p>It has no HTML.</p>`;
  return page(
    mail.subject,
    html`<main><p><a href="/_local/mail">All mail</a></p><h1>${mail.subject}</h1>
<dl><dt>mailed to</dt><dd>${mail.to}</dd>${headers}</dl>
${shown}<h2>Text</h2><pre>${mail.text}</pre></main>`,
  );
}

const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves the email's HTML for the frame. Links open in a new tab, because the site refuses to be framed. */
export function emailPage({ html: letter }: KeptMail): HttpReply {
  const base = '<base target="_blank">';
  const text = /<head[^>]*>/i.test(letter) ? letter.replace(/<head[^>]*>/i, `$&${base}`) : base + letter;
  return htmlReply(text, EMAIL_POLICY);
}
