import { expect, inject, test, vi } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { PHONE } from '../support/browser.ts';
import { clearEdge } from '../support/clear-edge.ts';
import { NOW } from '../support/now.ts';
import { visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();
const HOUR_MS = 3_600_000;

/** Makes the run of 12 UTC, built an hour ago, the newest of all sources; an incident was resolved two hours ago. */
async function putStatus(): Promise<void> {
  // The site's records expire by the site's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  const { environment } = await (await fetch(new URL('/_local/cloud.json', siteUrl))).json();
  Object.assign(process.env, environment);
  const { advisories, cycles, stationList } = await import('@groundswell/data/ocean');
  const { siteContent } = await import('@groundswell/data/site');
  const { queueChecks } = await import('@groundswell/data/status');
  const { DECIDING_MODELS } = await import('@groundswell/ocean');
  const now = Date.parse(NOW);
  const run = '2026112012';
  for (const { id } of [...DECIDING_MODELS, { id: 'hrrr' }]) await cycles.markDone(run, id, 0);
  await cycles.claimBuild(run, { steps: 4, throughHour: 72 }, now);
  await cycles.markBuilt(run, { steps: 4, throughHour: 72 }, now - HOUR_MS);
  const stations = (await stationList.read())?.stations ?? [];
  await stationList.put({ listedAt: now, stations }, now);
  await advisories.put({ checkedAt: now, advisories: (await advisories.read())?.advisories ?? [] });
  const read = await queueChecks.read();
  await queueChecks.replace(read, { checkedAt: now, queues: {} });
  const { revision } = await siteContent.read('incidents');
  const text = (en: string, es: string) => ({ en, es, 'zh-CN': '' });
  const updates = [
    { at: '2026-11-20T11:00:00Z', state: 'investigating', text: text('Codes come late.', 'Los códigos tardan.') },
    { at: '2026-11-20T13:00:00Z', state: 'resolved', text: text('Codes come at once.', 'Los códigos llegan ya.') },
  ] as const;
  const incident = { id: 'c0de1a7e', title: text('Slow sign-in codes', 'Códigos lentos'), updates: [...updates] };
  await siteContent.write('incidents', revision, [incident], 'an-editor');
  vi.useRealTimers();
  await clearEdge(siteUrl);
}

test('without scripts the page is whole in each language, and marks texts that were not translated', async () => {
  await putStatus();
  for (const [lang, heading, title, textLang] of [
    ['en', 'Sources', 'Slow sign-in codes', 'en'],
    ['es', 'Fuentes', 'Códigos lentos', 'es'],
    ['zh-CN', '数据来源', 'Slow sign-in codes', 'en'],
  ] as const) {
    const page = await visit(`/status?lang=${lang}`, { javaScriptEnabled: false, viewport: PHONE });
    expect(await page.locator('h1').innerText()).toMatch(/\S/);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    const incident = page.getByRole('heading', { name: title });
    await incident.waitFor();
    expect(await incident.getAttribute('lang')).toBe(textLang);
    expect(await page.getByRole('table').count()).toBe(2);
    // Without scripts the reader's time zone is unknown.
    expect(await page.locator('main time').first().innerText()).toMatch(/UTC$/);
    expect(await page.title()).toMatch(/ · Groundswell$/);
    await page.close();
  }
});

test('with scripts its times are in the reader’s zone, and the footer leads to it', async () => {
  const page = await visit('/about', { timezoneId: 'America/St_Johns' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await page.getByRole('heading', { name: 'Slow sign-in codes' }).waitFor();
  // 13:00 UTC is half past nine in Newfoundland.
  await page.getByText('Resolved').and(page.locator('b')).waitFor();
  await page.getByText('Nov 20, 2026, 9:30am').waitFor();
  await expectAccessible(page);
});
