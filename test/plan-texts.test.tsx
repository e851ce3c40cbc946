import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@groundswell/contracts';
import { type Plan, planOfTier, planValues, type Tier } from '@groundswell/plans';
import { limitRefusal, timeFrameRefusal } from '@groundswell/present/testing/alert-refusals';
import { favoriteLimitSentence } from '@groundswell/web/testing/favorite-limit';
import { MoreDays } from '@groundswell/web/testing/more-days';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { staleSentences } from './support/stale-limits.ts';
import { listTexts } from './support/texts-of-plans.ts';

const repo = join(import.meta.dirname, '..');
type Plans = typeof import('@groundswell/plans/testing/plans');

/** The mock gives every limit a number that no text contains by chance. */
vi.mock('@groundswell/plans/testing/plans', async (original) => {
  const plans = await original<Plans>();
  const unlikely = (plan: Plan, from: number) =>
    Object.entries(plan).map(([name, value], index) => [name, typeof value === 'number' ? from + 61 * index : value]);
  return {
    ...plans,
    DEFAULT_BASIC_DAYS: 6011,
    TRIAL_DAYS: 6029,
    PARTNER_TRIAL_DAYS: 6037 * 30,
    VISITOR_API_CALLS_A_DAY: 6043,
    planOfTier: (tier: Tier) =>
      Object.fromEntries(unlikely(plans.planOfTier(tier), 7013 + 1000 * plans.TIERS.indexOf(tier))),
  };
});

const today = await vi.importActual<Plans>('@groundswell/plans/testing/plans');
const TODAY = [
  ...today.TIERS.flatMap((tier) => Object.values(today.planOfTier(tier))),
  ...Object.values(today),
  today.PARTNER_TRIAL_DAYS / 30,
].filter((limit): limit is number => typeof limit === 'number' && limit > 0);

test('every limit is another than today’s', () => {
  for (const tier of today.TIERS)
    for (const [name, limit] of Object.entries(today.planOfTier(tier)))
      if (typeof limit === 'number') expect(planOfTier(tier), name).not.toHaveProperty(name, limit);
  expect(TODAY).toEqual(expect.arrayContaining([3, 5, 15, 30, 16, 4, 10, 19.99, 39.99, 14, 90, 100, 50_000]));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = listTexts(language);

  test('no text that speaks of a plan states a limit of its own', () => {
    const stale = staleSentences(language, TODAY);
    expect([...texts].flatMap(([place, text]) => stale(text).map((sentence) => `${place}: ${sentence}`))).toEqual([]);
  });

  test('questions, terms and posts state the limits of now, with no placeholder left', () => {
    const values = planValues(language);
    const stated = (place: string, ...names: string[]) => {
      for (const name of names) expect(texts.get(place)).toContain(String(values[name]));
    };
    stated('faq account', 'basicAlerts');
    stated('faq favorites', 'basicFavorites', 'basicAlerts', 'proFavorites', 'proAlerts');
    stated('faq favorites', 'proPlusFavorites', 'proPlusAlerts');
    stated('faq trial', 'proPrice', 'proPlusPrice', 'trialDays');
    stated('faq gift', 'proPrice');
    stated('faq days-ahead', 'basicDays', 'proDays');
    stated('promo', 'partnerTrialMonths');
    stated(`article terms/${language}.md`, 'proPrice', 'proPlusPrice', 'trialDays');
    stated('post new-custom-surf-alerts', 'basicAlerts', 'proAlertDays', 'proAlerts', 'proPlusAlertDays');
    for (const [place, text] of texts) expect(text, place).not.toMatch(/\{\w+(?:\|[^}]*)?\}/);
  });
});

test('sentences at a limit state the limits of now', () => {
  const [basic, pro, plus] = today.TIERS.map((tier) => planOfTier(tier));
  expect(favoriteLimitSentence('Basic', 2)).toContain(`keep ${pro?.favoriteLimit}.`);
  expect(favoriteLimitSentence('Pro', 2)).toContain(`keep ${plus?.favoriteLimit}.`);
  expect(limitRefusal('Basic', 2, 'Groundswell').errorMsg).toBe(
    `Basic users can have ${basic?.alertLimit} surf alert(s). Upgrade to Groundswell Pro to get ${pro?.alertLimit} alerts.`,
  );
  expect(limitRefusal('Pro', 2, 'Groundswell').errorMsg).toContain(`to get ${plus?.alertLimit} alerts.`);
  expect(timeFrameRefusal('Groundswell').errorMsg).toContain(`greater than ${basic?.alertTimeFrameDays} days.`);
  const more = renderToStaticMarkup(<MoreDays from={4} onPro={() => undefined} />);
  expect(more).toContain(`Days 4–${pro?.forecastDays} come with Pro`);
});

test('an article names no days of Basic, which a deployment sets', () => {
  for (const file of readdirSync(join(repo, 'web/articles'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md'))
      expect(readFileSync(join(repo, 'web/articles', file), 'utf8')).not.toContain('{basicDays');
});

/** Matches numbers in the docs that are not limits of a plan. */
const OTHER_DOCS =
  /forecast days for visitors and Basic, 1 to 16|until 3 days before its end|trial's end \(3 days\)|3 days before the first charge|under 1 KB \| forever, so that a new account gets no second trial/;

test('docs state limits only in the section that is drawn from the plans', () => {
  const stale = staleSentences('en', TODAY);
  const pages = readdirSync(join(repo, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!decisions|reference\/api\.md).*\.md$/.test(file))
    .flatMap((file) => {
      const page = readFileSync(join(repo, 'docs', file), 'utf8').replace(/^## Limits\n(?:\|.*\n|\n(?=\|))+/m, '');
      return stale(page).map((sentence) => `${file}: ${sentence}`);
    });
  expect(pages.filter((line) => /\b(?:Basic|Pro|trial|without a key)\b/i.test(line) && !OTHER_DOCS.test(line))).toEqual(
    [],
  );
});
