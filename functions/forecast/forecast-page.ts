import type { getForecast, ReplyOf } from '@groundswell/contracts';
import type { PageContent } from '@groundswell/runtime';
import { readSiteShell } from './site-shell.ts';

/**
 * The site's shell with the title and tags of one forecast and the reply itself inlined, so that the first paint needs
 * no second trip. Where the forecast failed, the same shell shows the failure.
 */
export async function drawForecastPage(content: PageContent<typeof getForecast>): Promise<string> {
  return readSiteShell()
    .replace('<!--head-->', () => drawHead(content))
    .replace('<!--data-->', () => drawData(content));
}

function drawHead(content: PageContent<typeof getForecast>): string {
  if ('failed' in content)
    return `<title>${escapeHtml(content.failed.errorMsg)}</title><meta name="robots" content="noindex">`;
  const { title } = content.reply;
  const description = describe(content.reply);
  const tags = [
    ['name', 'description', description],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:type', 'website'],
  ].map(([kind, key, text]) => `<meta ${kind}="${key}" content="${escapeHtml(text ?? '')}">`);
  return `<title>${escapeHtml(title)}</title>${tags.join('')}`;
}

function describe(reply: ReplyOf<typeof getForecast>): string {
  return reply.kind === 'place'
    ? `Surf today and tomorrow at every beach of ${reply.name}: height, condition and the best hours.`
    : (reply.current.summary ??
        `Surf forecast for ${reply.name}: surf height, swell by swell, wind, tide and weather.`);
}

/** A block of data, not of script: the content security policy lets no inline script run. */
function drawData(content: PageContent<typeof getForecast>): string {
  const inlined =
    'failed' in content
      ? { path: content.path, failed: content.failed, status: content.status }
      : { path: `${content.path}?units=${content.query.units}`, reply: content.reply };
  return `<script type="application/json" id="inlined">${JSON.stringify(inlined).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
