import { CALL, FIRST_PAGE, LATER_PAGE, MILLION_ALERTS_DOLLARS, OCEAN } from './measured.ts';
import { monthOf } from './ocean-month.ts';
import { dollarsOf, priceOf } from './prices.ts';
import type { TemplateFacts } from './template-facts.ts';

/** The use of a deployment in a month. */
export interface Load {
  readonly visitors: number;
  /** Members that are active in the month; they are visitors too. */
  readonly members: number;
  readonly alerts: number;
  readonly visitsEach: number;
  readonly pagesAVisit: number;
  /** The share of visitors' calls that the edge answers from its copies. A single visitor has none. */
  readonly edgeHits: number;
  readonly beaches: number;
}

/** The choices of an operator. Each is as in the template, unless a step of scale changes it. */
export interface Choices {
  readonly userPoolTier: TemplateFacts['userPoolTier'];
  /** The share of active members whom Cognito sees in a month. */
  readonly membersAtCognito: number;
  /** The share of edge requests that pass the web ACL. */
  readonly checkedByAcl: number;
  /** The share of successful calls whose lines are kept. */
  readonly callsLogged: number;
  readonly infrequentLogs: boolean;
  readonly edgeDiscount: number;
  readonly tableDiscount: number;
  readonly functionDiscount: number;
  readonly emailIps: number;
}

export interface Line {
  readonly service: string;
  readonly work: string;
  readonly dollars: number;
}

const DAYS = 30;
const KB_OF_GB = 1e6;
/** Estimates where nothing can be measured without readers. */
const GUESSED = {
  /** Calls of a member in a visit, beside those of a visitor: a token, two looks at the plan, favorites, alerts. */
  memberCallsAVisit: 5,
  /** A call reads a forecast of 6 units; one in ten writes a counter. */
  readUnitsACall: 2,
  writeUnitsACall: 0.1,
  /** Rows of an account: profile, favorites, alerts, sessions. */
  memberKb: 6,
  /** Lambda's own START, END and REPORT lines, and the line of the API's access log. */
  platformLogBytes: 650,
  /** A line of the edge's log, compressed, kept for 90 days. */
  edgeLogBytes: 90,
  /** Emails of an account in a month beside alerts: a code, a confirmation. */
  memberEmails: 1,
  /** The share of alerts that send an email on a day. */
  alertsADay: 0.1,
  /** Empty receives of a queue by Lambda's pollers: five long polls of 20 seconds at a time. */
  emptyReceivesOfQueue: 5 * 3 * 60 * 24 * DAYS,
  uploadsGb: 5,
  callWaitMs: 10,
} as const;
const MB_OF_A_CORE = 1769;
/** The most often that the edge fetches a page again: each language, in each of its regional caches, when it is five minutes old. */
const CACHE_REGIONS = 13;
const CACHED_S = 300;
const LANGUAGES = 3;

/** Returns the choices of the deployed template. */
export function choicesOf({ userPoolTier }: TemplateFacts): Choices {
  return {
    userPoolTier,
    membersAtCognito: 1,
    checkedByAcl: 1,
    callsLogged: 1,
    infrequentLogs: false,
    edgeDiscount: 0,
    tableDiscount: 0,
    functionDiscount: 0,
    emailIps: 0,
  };
}

/** Computes a month in dollars, by service. */
export function costOf(load: Load, facts: TemplateFacts, choices = choicesOf(facts)): readonly Line[] {
  const { visitors, members, alerts } = load;
  const pages = visitors * load.visitsEach * load.pagesAVisit;
  const later = Math.max(0, pages - visitors);
  const sum = (of: 'files' | 'calls' | 'kb') => visitors * FIRST_PAGE[of] + later * LATER_PAGE[of];
  const [files, visitorCalls, edgeGb] = [sum('files'), sum('calls'), sum('kb') / KB_OF_GB];
  const memberCalls = members * load.visitsEach * GUESSED.memberCallsAVisit;
  const edgeRequests = files + visitorCalls + memberCalls;
  const mostMisses = load.beaches * LANGUAGES * CACHE_REGIONS * ((DAYS * 86_400) / CACHED_S);
  const calls = Math.min(visitorCalls * (1 - load.edgeHits), mostMisses) + memberCalls;

  const callS = (CALL.cpuMs * Math.max(1, MB_OF_A_CORE / facts.callMemoryMb) + GUESSED.callWaitMs) / 1000;
  const callGbS = (calls * callS * facts.callMemoryMb) / 1024;
  const emails = members * GUESSED.memberEmails + alerts * GUESSED.alertsADay * DAYS;
  const logGb = (calls * choices.callsLogged * (CALL.logBytes + GUESSED.platformLogBytes)) / 1e9;
  const accountGb = (members * GUESSED.memberKb) / KB_OF_GB;
  const ocean = monthOf(OCEAN, load.beaches);
  const oceanGb = ocean.find(({ what }) => what === 'table storage')?.amount ?? 0;
  const oceanDollars = ocean.reduce((total, { dollars }) => total + dollars, 0);
  const tableGb = accountGb + oceanGb;
  const edgeLogGb = (edgeRequests * GUESSED.edgeLogBytes * 3) / 1e9;
  const tier = ({ LITE: 'memberLite', ESSENTIALS: 'memberEssentials', PLUS: 'memberPlus' } as const)[
    choices.userPoolTier
  ];

  return [
    line(
      'Cognito',
      `${count(members * choices.membersAtCognito)} members`,
      dollarsOf(tier, members * choices.membersAtCognito),
    ),
    line(
      'CloudFront',
      `${count(edgeRequests)} requests, ${count(edgeGb)} GB`,
      (dollarsOf('edgeRequest', edgeRequests) + dollarsOf('edgeGb', edgeGb) + dollarsOf('edgeFunction', edgeRequests)) *
        (1 - choices.edgeDiscount),
    ),
    line(
      'WAF',
      `${facts.webAclRules} rules, ${count(edgeRequests * choices.checkedByAcl)} requests`,
      dollarsOf('webAcl', facts.webAcls) +
        dollarsOf('webAclRule', facts.webAclRules) +
        dollarsOf('webAclRequest', edgeRequests * choices.checkedByAcl),
    ),
    line('API Gateway', `${count(calls)} calls`, dollarsOf('httpApiCall', calls)),
    line(
      'Lambda',
      `${count(callGbS)} GB seconds`,
      (dollarsOf('functionCall', calls) + dollarsOf('functionGbS', callGbS)) * (1 - choices.functionDiscount),
    ),
    line(
      'DynamoDB',
      `${count(calls * GUESSED.readUnitsACall)} reads, ${tableGb.toFixed(1)} GB`,
      calls *
        (GUESSED.readUnitsACall * priceOf('tableRead') + GUESSED.writeUnitsACall * priceOf('tableWrite')) *
        (1 - choices.tableDiscount) +
        dollarsOf('tableGb', tableGb) +
        dollarsOf('tableRecoveryGb', tableGb),
    ),
    line('The ocean', `${count(load.beaches)} beaches: all services`, oceanDollars),
    line('Alerts', `${count(alerts)} alerts: all services but email`, (MILLION_ALERTS_DOLLARS * alerts) / 1e6),
    line('SES', `${count(emails)} emails`, dollarsOf('email', emails) + dollarsOf('emailIp', choices.emailIps)),
    line(
      'Logs',
      `${logGb.toFixed(1)} GB`,
      dollarsOf(choices.infrequentLogs ? 'logGbInfrequent' : 'logGb', logGb) + dollarsOf('logGbKept', logGb),
    ),
    line(
      'S3',
      `${edgeLogGb.toFixed(1)} GB of access logs, ${GUESSED.uploadsGb} GB of pictures`,
      dollarsOf('objectGb', edgeLogGb + GUESSED.uploadsGb),
    ),
    line(
      'SQS',
      `${facts.polledQueues} polled queues`,
      dollarsOf('queueRequest', facts.polledQueues * GUESSED.emptyReceivesOfQueue),
    ),
    line(
      'CloudWatch',
      `${facts.alarmMetrics} metrics of alarms, ${facts.customMetrics} others, ${facts.dashboards} dashboards`,
      dollarsOf('alarmMetric', facts.alarmMetrics) +
        dollarsOf('metric', facts.customMetrics) +
        dollarsOf('dashboard', facts.dashboards),
    ),
    line(
      'Secrets and keys',
      `${facts.secrets} secrets, ${facts.keys} keys`,
      dollarsOf('secret', facts.secrets) + dollarsOf('key', facts.keys),
    ),
    line(
      'Backup',
      facts.backsUp ? 'daily copies' : 'off',
      facts.backsUp
        ? dollarsOf('backupGb', 2 * (tableGb + GUESSED.uploadsGb)) + dollarsOf('copyGb', tableGb + GUESSED.uploadsGb)
        : 0,
    ),
  ];
}

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((total, { dollars }) => total + dollars, 0);
}

function line(service: string, work: string, dollars: number): Line {
  return { service, work, dollars };
}

/** Writes 1234567 as '1.2 M'. */
export function count(amount: number): string {
  const [divisor, unit] =
    amount >= 1e9 ? [1e9, ' G'] : amount >= 1e6 ? [1e6, ' M'] : amount >= 1e4 ? [1e3, ' k'] : [1, ''];
  const shown = amount / divisor;
  return `${shown >= 100 || unit === '' ? Math.round(shown) : shown.toFixed(1)}${unit}`;
}
