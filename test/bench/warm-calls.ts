import { sendAs } from '@groundswell/accounts/testing/call-as';
import { newAccount, startTokenPool } from '@groundswell/accounts/testing/token-pool';
import type { Person } from '@groundswell/accounts/testing/use-people';
import { alerts } from '@groundswell/data/alerts';
import { favorites } from '@groundswell/data/favorites';
import { forecasts, summaries } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { openAccount } from '@groundswell/data/testing/open-account';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { BenchRow } from './bench-row.ts';
import { measureCalls } from './measure-calls.ts';

const FAVORITES = 30;
const ALERTS = 10;
const AIM = 'p95 under 15 ms';

/**
 * Measures the calls of a signed-in user who has as much data as the largest plan allows. The DynamoDB engine runs
 * locally.
 */
export async function measureWarmCalls(): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) return [];
  const pool = await startTokenPool();
  const { name } = await dynamo.createTable();
  const settings = { TABLE_NAME: name, AWS_ENDPOINT_URL_DYNAMODB: dynamo.url, AWS_REGION: 'us-east-1' };
  Object.assign(process.env, pool.environment, settings);
  const { log } = console;
  console.log = () => undefined;
  try {
    const account = newAccount({ tier: 'Pro Plus' });
    const who = { account, token: pool.tokenOf(account) };
    const [beachId = 0] = await fill(who);
    const { handler: today } = await import('@groundswell/functions/favorites/list-favorites-today');
    const { handler: forecast } = await import('@groundswell/functions/forecast/get-forecast');
    const params = { fcstId: String(beachId) };
    return [
      await measureCalls(
        `list-favorites-today, ${FAVORITES} favorites`,
        () => sendAs(today, who, { query: { fetch_settings: '' } }),
        AIM,
      ),
      await measureCalls('get-forecast, signed in, 16 days', () => sendAs(forecast, who, { params }), AIM),
    ];
  } finally {
    console.log = log;
    pool.stop();
    dynamo.stop();
  }
}

async function fill({ account }: Person): Promise<readonly number[]> {
  await openAccount(account);
  const now = Date.now();
  const beaches = listBeaches().slice(0, FAVORITES);
  for (const [index, beach] of beaches.entries()) {
    const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
    await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
    await summaries.put(beach.id, '2026112006', summarizeForecast(forecast));
    await favorites.add(account.id, beach.id, FAVORITES);
    const alert = { min: 3, max: 0, conditions: 2, timeFrame: 10, wvht: 1, scale: 10, active: index < ALERTS };
    await alerts.save(account.id, beach.id, alert, ALERTS, now);
  }
  return beaches.map(({ id }) => id);
}
