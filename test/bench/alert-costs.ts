/** What one alert takes of each step, measured on one core. */
export interface AlertUnitCosts {
  /** Reading its row in the index and deciding whether it has a window at all. */
  readonly lookMs: number;
  readonly lookReadUnits: number;
  /** How many of them have one. */
  readonly foundShare: number;
  /** Reading its user's rows, to find that nothing is new. */
  readonly checkMs: number;
  readonly checkReadUnits: number;
  /** Claiming and queueing a letter. */
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
/** A mail for one alert in ten a day. */
const MAILS = ALERTS * 0.1 * 30;
const USERS_A_MESSAGE = 25;
const FUNCTION_GB = 1;
/** A user's turn waits for the table; eight turns share a wait. */
const WAIT_MS = 5 / 8;

/** List prices of us-east-1, Graviton functions, November 2026; without the free tier. */
const DOLLARS = {
  functionGbS: 0.0000133334,
  queueRequest: 0.4e-6,
  tableWrite: 0.625e-6,
  tableRead: 0.125e-6,
  mail: 100e-6,
} as const;

/** A month of a million alerts, looked through four times a day, as measured. */
export function alertsMonth(unit: AlertUnitCosts): readonly AlertsLine[] {
  const looks = ALERTS * RUNS;
  const checks = looks * unit.foundShare;
  const reads = looks * unit.lookReadUnits + checks * unit.checkReadUnits + MAILS * unit.tellReadUnits;
  const writes = MAILS * unit.tellWriteUnits;
  // Sent, received, deleted.
  const requests = 3 * (checks / USERS_A_MESSAGE + MAILS);
  const functionS = (looks * unit.lookMs + checks * (unit.checkMs + WAIT_MS) + MAILS * (unit.tellMs + WAIT_MS)) / 1000;
  const millions = (count: number) => `${(count / 1e6).toFixed(1)} M`;
  const lines = [
    line('queue requests', millions(requests), requests * DOLLARS.queueRequest),
    line('function seconds', `${Math.round(functionS)} s`, functionS * FUNCTION_GB * DOLLARS.functionGbS),
    line('table reads', `${millions(reads)} units`, reads * DOLLARS.tableRead),
    line('table writes', `${millions(writes)} units`, writes * DOLLARS.tableWrite),
  ];
  const sum = lines.reduce((total, { dollars }) => total + dollars, 0);
  return [
    ...lines,
    line('together', 'without the mails', sum),
    line('mails by SES', millions(MAILS), MAILS * DOLLARS.mail),
  ];
}

function line(what: string, amount: string, dollars: number): AlertsLine {
  return { what, amount, dollars };
}
