import { priceOf } from '@groundswell/operations/costs/prices';

/** The measured costs of one alert in each step, on one core. */
export interface AlertUnitCosts {
  /** The time to read an alert's row in the index and to check whether any hours of the forecast match its criteria. */
  readonly lookMs: number;
  readonly lookReadUnits: number;
  /** The share of alerts whose criteria match some hours of the forecast. */
  readonly foundShare: number;
  /** The time to read the rows of an alert's user and find that the user already knows about the matching hours. */
  readonly checkMs: number;
  readonly checkReadUnits: number;
  /** The time to record that a user is being notified and to queue the email. */
  readonly tellMs: number;
  readonly tellReadUnits: number;
  readonly tellWriteUnits: number;
}

export interface AlertsLine {
  readonly what: string;
  readonly amount: string;
  readonly dollars: number;
}

const ALERTS = 1e6;
const RUNS = 4 * 30;
/** The emails of a month: one alert in ten sends one a day. */
const MAILS = ALERTS * 0.1 * 30;
const USERS_A_MESSAGE = 25;
const FUNCTION_GB = 1;
/** The mean wait for DynamoDB per user, ms. Eight users are processed at once and share a wait of 5 ms. */
const WAIT_MS = 5 / 8;

/**
 * Computes the costs of a month with a million alerts, which are evaluated four times a day, from the measured unit
 * costs.
 */
export function alertsMonth(unit: AlertUnitCosts): readonly AlertsLine[] {
  const looks = ALERTS * RUNS;
  const checks = looks * unit.foundShare;
  const reads = looks * unit.lookReadUnits + checks * unit.checkReadUnits + MAILS * unit.tellReadUnits;
  const writes = MAILS * unit.tellWriteUnits;
  // Each message is sent, received and deleted.
  const requests = 3 * (checks / USERS_A_MESSAGE + MAILS);
  const functionS = (looks * unit.lookMs + checks * (unit.checkMs + WAIT_MS) + MAILS * (unit.tellMs + WAIT_MS)) / 1000;
  const millions = (count: number) => `${(count / 1e6).toFixed(1)} M`;
  const lines = [
    line('queue requests', millions(requests), requests * priceOf('queueRequest')),
    line('function seconds', `${Math.round(functionS)} s`, functionS * FUNCTION_GB * priceOf('functionGbS')),
    line('table reads', `${millions(reads)} units`, reads * priceOf('tableRead')),
    line('table writes', `${millions(writes)} units`, writes * priceOf('tableWrite')),
  ];
  const sum = lines.reduce((total, { dollars }) => total + dollars, 0);
  return [
    ...lines,
    line('together', 'without the mails', sum),
    line('mails by SES', millions(MAILS), MAILS * priceOf('email')),
  ];
}

function line(what: string, amount: string, dollars: number): AlertsLine {
  return { what, amount, dollars };
}
