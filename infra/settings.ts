import { LANGUAGES } from '@groundswell/contracts';
import { DEFAULT_BASIC_DAYS } from '@groundswell/plans';
import type { Node } from 'constructs';
import { refuseUnknown } from './setting-names.ts';
import { jsonObject, oneOf, parseJson, textOf, wholeNumber } from './setting-values.ts';
import { type Context, listOwnNames, OF_THE_BUILD, readStage, type Stage, settingReader } from './stage.ts';

/**
 * The settings in which deployments differ. They are read from the context: cdk.json, or `-c name=value` on the command
 * line.
 */
export interface Settings {
  readonly stage: Stage;
  readonly productName: string;
  /** The number of forecast days that a visitor sees. */
  readonly basicDays: number;
  /** The text of the site-wide banner by language as JSON, {"en":"Storm.","es":…}; empty for none. */
  readonly siteAlert: string;
  readonly noaaGfsUrl: string;
  readonly noaaNamUrl: string;
  readonly noaaHrrrUrl: string;
  readonly noaaRrfsUrl: string;
  readonly noaaGefsUrl: string;
  /** The high-resolution model for the wind of the first forecast days: nam, hrrr, rrfs or none. */
  readonly shortRangeModel: string;
  /** The models that are stored beside forecasts as another opinion: gefs-wave or none. */
  readonly contributingModels: string;
  readonly noaaBulletinsUrl: string;
  readonly ndbcUrl: string;
  /** The URL of the weather service's advisories; the value 'none' disables advisories. */
  readonly nwsUrl: string;
  readonly oceanTakeIncompleteAfterHours: number;
  /** JSON that pins models to one cycle, as in {"gfs.0p25":"2021083100"}. */
  readonly oceanPins: string;
  /** Whether wave heights are corrected with buoy observations where that has proved accurate: on or off. */
  readonly biasCorrection: string;
  /**
   * The sender of emails: 'Groundswell <letters@groundswell.example>', or the bare address. Without it no emails are
   * sent.
   */
  readonly mailFrom: MailSender | undefined;
  /** SES's maximum send rate of the account and region, emails a second. */
  readonly mailPerSecond: number;
  /** The share of that rate, in percent, that is reserved for pass codes and confirmation links. */
  readonly codeMailPercent: number;
  /** The recipient of the contact form's emails. */
  readonly contactAddress: string | undefined;
  /** The address for reports of security holes, mailto: or https:, which security.txt names; undefined for no such file. */
  readonly securityContact: string | undefined;
  /** The URL of the policy for such reports. */
  readonly securityPolicyUrl: string | undefined;
  /** The site's own address, for links in emails. */
  readonly siteUrl: string | undefined;
  /** The site's own domain with its certificate in us-east-1; undefined for CloudFront's domain. */
  readonly domain: { readonly name: string; readonly certificateArn: string } | undefined;
  /** The domain of the widget frames, which the same certificate must cover; undefined for CloudFront's domain. */
  readonly framesDomainName: string | undefined;
  /** Whether browsers' makers may list the domain as one that speaks https alone, with all its sub-domains. */
  readonly hstsPreload: boolean;
  /** Mapbox's public token, with which the site was built; empty if the site draws its maps with MapLibre. */
  readonly mapboxToken: string;
  /**
   * The URL of another site's page that is shown in a sandboxed frame for ads; absent for none. The next two settings
   * do the same for an interstitial and for board rental.
   */
  readonly adFrameUrl: string | undefined;
  readonly adInterstitialUrl: string | undefined;
  readonly boardRentalUrl: string | undefined;
  /** The URL to which the site sends analytics events; absent to send none. */
  readonly analyticsUrl: string | undefined;
  /** The site's client ids at the sign-in providers; a provider with an empty or absent id is not offered. */
  readonly social: {
    readonly googleClientId: string;
    readonly appleClientId: string;
    /** The app's id and its secret, JSON with `appSecret`. */
    readonly facebook: { readonly appId: string; readonly secretArn: string } | undefined;
  };
  /**
   * The ARN of a secret with the Stripe keys, JSON with `secretKey`, `publishableKey` and `webhookSecret`; absent if no
   * plans are sold.
   */
  readonly stripeSecretArn: string | undefined;
  /** Whether customers of the partner get their longer trial: on or off. */
  readonly partnerPromo: string;
  /**
   * The VAPID keys: the public one, and a secret with both, JSON with `publicKey` and `privateKey`; absent if
   * notifications are not offered.
   */
  readonly push: { readonly publicKey: string; readonly secretArn: string } | undefined;
  /** Whether Stripe calculates the taxes included in the prices: on or off. */
  readonly automaticTax: string;
  /**
   * The version of the edge key's secret that the edge sends; absent for the version that is current at the deployment.
   */
  readonly edgeKeyVersion: string | undefined;
  /**
   * The region of all stacks except those that must be in us-east-1; undefined for the region of the deploying
   * credentials.
   */
  readonly region: string | undefined;
  /** The ARN of a web ACL in us-east-1, of scope CLOUDFRONT, that replaces the app's own. */
  readonly webAclArn: string | undefined;
  /** Whether requests that the app's own web ACL refuses are logged. */
  readonly wafLogs: boolean;
  readonly alarmTopicArn: string | undefined;
  /** The topic in us-east-1 of alarms on the edge, if the app is in another region. */
  readonly edgeAlarmTopicArn: string | undefined;
  /** The costs of a month at which a budget warns; absent for no budget. */
  readonly monthlyBudgetDollars: number | undefined;
  /** The name of a table restored from a backup, which the app uses instead of its own; absent for its own. */
  readonly restoredTable: string | undefined;
  /** Whether the app is for LocalStack, and the local runner serves its edge, API and user pool. */
  readonly localServices: boolean;
  /** The ARN of a backup vault in another region or account, to which backups are copied daily; absent for none. */
  readonly backupVaultArn: string | undefined;
}

/** The rate that SES gives an account outside its sandbox, and the share that is reserved for codes. */
export const MAIL_RATE = { mailPerSecond: 14, codeMailPercent: 30 } as const;

export interface MailSender {
  /** The sender as the From header shows it, such as 'Groundswell <letters@groundswell.example>'. */
  readonly text: string;
  readonly address: string;
  readonly domain: string;
}

/** Reads and checks the settings; throws an Error that describes the first invalid or unknown one. */
export function readSettings(node: Node): Settings {
  refuseUnknown([...Object.keys(node.getAllContext()), ...listOwnNames(node)], listSettingNames());
  return readFrom(node);
}

/** Lists the names of all settings. Those that are not only the build's are asked of an empty context. */
function listSettingNames(): readonly string[] {
  const asked = new Set(OF_THE_BUILD);
  readFrom({
    tryGetContext(name) {
      asked.add(name);
      return undefined;
    },
  });
  return [...asked];
}

function readFrom(node: Context): Settings {
  const read = settingReader(node);
  const text = (name: string, fallback: string) => textOf(name, read(name)) ?? fallback;
  const optional = (name: string) => textOf(name, read(name)) || undefined;
  const isOn = (name: string) => oneOf(name, text(name, 'off'), ['on', 'off']) === 'on';
  const domain = domainOf(optional('domainName'), optional('certificateArn'));
  const siteUrl = siteUrlOf(optional('siteUrl'), domain);
  return {
    stage: readStage(node),
    productName: text('productName', 'Groundswell'),
    basicDays: wholeNumber('basicDays', read('basicDays') ?? DEFAULT_BASIC_DAYS, 1, 16),
    siteAlert: siteAlertOf(read('siteAlert') ?? ''),
    noaaGfsUrl: url('noaaGfsUrl', text('noaaGfsUrl', 'https://noaa-gfs-bdp-pds.s3.amazonaws.com')),
    noaaNamUrl: url('noaaNamUrl', text('noaaNamUrl', 'https://noaa-nam-pds.s3.amazonaws.com')),
    noaaHrrrUrl: url('noaaHrrrUrl', text('noaaHrrrUrl', 'https://noaa-hrrr-bdp-pds.s3.amazonaws.com')),
    noaaRrfsUrl: url('noaaRrfsUrl', text('noaaRrfsUrl', 'https://noaa-rrfs-ops-pds.s3.amazonaws.com')),
    noaaGefsUrl: url('noaaGefsUrl', text('noaaGefsUrl', 'https://noaa-gefs-pds.s3.amazonaws.com')),
    contributingModels: oneOf('contributingModels', text('contributingModels', 'none'), ['gefs-wave', 'none']),
    shortRangeModel: oneOf('shortRangeModel', text('shortRangeModel', 'hrrr'), ['nam', 'hrrr', 'rrfs', 'none']),
    noaaBulletinsUrl: url(
      'noaaBulletinsUrl',
      text('noaaBulletinsUrl', 'https://nomads.ncep.noaa.gov/pub/data/nccf/com/gfs/prod'),
    ),
    ndbcUrl: url('ndbcUrl', text('ndbcUrl', 'https://www.ndbc.noaa.gov')),
    nwsUrl: text('nwsUrl', '') === 'none' ? 'none' : url('nwsUrl', text('nwsUrl', 'https://api.weather.gov')),
    oceanTakeIncompleteAfterHours: wholeNumber(
      'oceanTakeIncompleteAfterHours',
      read('oceanTakeIncompleteAfterHours') ?? 8,
      1,
      48,
    ),
    biasCorrection: oneOf('biasCorrection', text('biasCorrection', 'on'), ['on', 'off']),
    oceanPins: jsonObject('oceanPins', read('oceanPins') ?? {}),
    mailFrom: mailFromOf(optional('mailFrom'), optional('contactAddress'), siteUrl),
    mailPerSecond: wholeNumber('mailPerSecond', read('mailPerSecond') ?? MAIL_RATE.mailPerSecond, 1, 500),
    codeMailPercent: wholeNumber('codeMailPercent', read('codeMailPercent') ?? MAIL_RATE.codeMailPercent, 10, 90),
    contactAddress: optional('contactAddress'),
    securityContact: securityContactOf(optional('securityContact') ?? optional('contactAddress')),
    securityPolicyUrl: securityPolicyOf(optional('securityPolicyUrl')),
    siteUrl,
    domain,
    framesDomainName: framesDomainOf(optional('framesDomainName'), domain),
    hstsPreload: hstsPreloadOf(isOn('hstsPreload'), domain),
    mapboxToken: text('mapboxToken', ''),
    adFrameUrl: outsideUrl('adFrameUrl', optional('adFrameUrl'), siteUrl),
    adInterstitialUrl: outsideUrl('adInterstitialUrl', optional('adInterstitialUrl'), siteUrl),
    boardRentalUrl: outsideUrl('boardRentalUrl', optional('boardRentalUrl'), siteUrl),
    analyticsUrl: outsideUrl('analyticsUrl', optional('analyticsUrl'), undefined),
    social: {
      googleClientId: text('googleClientId', ''),
      appleClientId: text('appleClientId', ''),
      facebook: facebookOf(optional('facebookAppId'), optional('facebookSecretArn')),
    },
    stripeSecretArn: optional('stripeSecretArn'),
    partnerPromo: oneOf('partnerPromo', text('partnerPromo', 'on'), ['on', 'off']),
    push: pushOf(optional('pushPublicKey'), optional('pushSecretArn'), optional('contactAddress')),
    automaticTax: oneOf('automaticTax', text('automaticTax', 'off'), ['on', 'off']),
    edgeKeyVersion: optional('edgeKeyVersion'),
    // The CDK's command line sets CDK_DEFAULT_REGION to the region of its credentials.
    region: regionOf(optional('region') ?? process.env.CDK_DEFAULT_REGION),
    webAclArn: optional('webAclArn'),
    wafLogs: wafLogsOf(isOn('wafLogs'), optional('webAclArn')),
    alarmTopicArn: optional('alarmTopicArn'),
    edgeAlarmTopicArn: edgeTopicOf(optional('edgeAlarmTopicArn')),
    monthlyBudgetDollars: budgetOf(read('monthlyBudgetDollars')),
    restoredTable: optional('restoredTable'),
    localServices: isOn('localServices'),
    backupVaultArn: backupVaultOf(optional('backupVaultArn')),
  };
}

function url(name: string, value: string): string {
  if (/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) return value.replace(/\/+$/, '');
  throw new Error(`The setting ${name} must be an http or https address, not "${value}".`);
}

/**
 * Checks the URL of another site. A frame on the site's own origin could escape its sandbox, and a semicolon would end
 * a directive of the content security policy.
 */
function outsideUrl(name: string, value: string | undefined, siteUrl: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isOutside =
    value.startsWith('https://') &&
    URL.canParse(value) &&
    /^[\w.:/-]+$/.test(new URL(value).origin) &&
    new URL(value).origin !== (siteUrl && new URL(siteUrl).origin);
  if (isOutside) return value;
  throw new Error(`The setting ${name} must be an https address of another site, not "${value}".`);
}

function regionOf(region: string | undefined): string | undefined {
  if (region === undefined || /^[a-z]{2}(-[a-z]+)+-\d$/.test(region)) return region;
  throw new Error(`The setting region must be a region's name, as eu-west-1, not "${region}".`);
}

function edgeTopicOf(arn: string | undefined): string | undefined {
  if (arn === undefined || arn.startsWith('arn:aws:sns:us-east-1:')) return arn;
  throw new Error(`The setting edgeAlarmTopicArn must be the ARN of a topic in us-east-1, not "${arn}".`);
}

function budgetOf(dollars: unknown): number | undefined {
  return dollars === undefined || dollars === ''
    ? undefined
    : wholeNumber('monthlyBudgetDollars', dollars, 1, 1_000_000);
}

/** Returns the contact as a URI, which RFC 9116 requires: 'mailto:' and an address, or an https address. */
function securityContactOf(contact: string | undefined): string | undefined {
  if (contact === undefined || /^(?:https:\/\/|mailto:)[!-~]+$/.test(contact)) return contact;
  if (/^[!-;=?-~]+@[\w.-]+$/.test(contact)) return `mailto:${contact}`;
  throw new Error(`The setting securityContact must be an email address or an https address, not "${contact}".`);
}

function securityPolicyOf(url: string | undefined): string | undefined {
  if (url === undefined || /^https:\/\/[!-~]+$/.test(url)) return url;
  throw new Error(`The setting securityPolicyUrl must be an https address, not "${url}".`);
}

function hstsPreloadOf(isOn: boolean, domain: Settings['domain']): boolean {
  if (isOn && !domain) throw new Error('The setting hstsPreload needs domainName: the list holds whole domains.');
  return isOn;
}

function wafLogsOf(isOn: boolean, webAclArn: string | undefined): boolean {
  if (isOn && webAclArn)
    throw new Error("The setting wafLogs is for the app's own web ACL, and webAclArn replaces it.");
  return isOn;
}

function backupVaultOf(arn: string | undefined): string | undefined {
  if (arn === undefined || /^arn:aws:backup:[a-z\d-]+:\d{12}:backup-vault:[\w-]+$/.test(arn)) return arn;
  throw new Error(`The setting backupVaultArn must be the ARN of a backup vault, not "${arn}".`);
}

/** Returns the banner's texts by language as JSON. A bare text is English, and is shown in every language. */
function siteAlertOf(value: unknown): string {
  if (value === '') return '';
  const given = typeof value === 'string' ? (parseJson(value) ?? { en: value }) : value;
  const texts = Object.entries(typeof given === 'object' ? (given ?? {}) : {});
  const areTexts = texts.every(([name, text]) => typeof text === 'string' && LANGUAGES.some((known) => known === name));
  if (areTexts && texts.some(([name]) => name === 'en')) return JSON.stringify(given);
  throw new Error('The setting siteAlert must be text, or texts by language with "en" among them.');
}

function facebookOf(appId: string | undefined, secretArn: string | undefined): Settings['social']['facebook'] {
  if (appId && secretArn) return { appId, secretArn };
  if (appId || secretArn) throw new Error('The settings facebookAppId and facebookSecretArn go together.');
  return undefined;
}

function pushOf(
  publicKey: string | undefined,
  secretArn: string | undefined,
  contactAddress: string | undefined,
): Settings['push'] {
  if (!publicKey && !secretArn) return undefined;
  if (!publicKey || !secretArn) throw new Error('The settings pushPublicKey and pushSecretArn go together.');
  if (!/^B[\w-]{86}$/.test(publicKey))
    throw new Error('The setting pushPublicKey must be the key that `npm run push-keys` printed.');
  if (!contactAddress)
    throw new Error('The setting pushPublicKey needs contactAddress, where push services reach the product.');
  return { publicKey, secretArn };
}

function domainOf(name: string | undefined, certificateArn: string | undefined): Settings['domain'] {
  if (name && certificateArn) return { name, certificateArn };
  if (name || certificateArn) throw new Error('The settings domainName and certificateArn go together.');
  return undefined;
}

/**
 * Checks the frames' domain. It must differ from the site's, because frames on the site's own host would share its
 * origin.
 */
function framesDomainOf(name: string | undefined, domain: Settings['domain']): string | undefined {
  if (name === undefined || (domain && name !== domain.name)) return name;
  throw new Error('The setting framesDomainName needs domainName, and must differ from it.');
}

/**
 * Returns the site's address. Without a domain of its own, the site has no known address until CloudFront assigns one
 * during the deployment.
 */
function siteUrlOf(given: string | undefined, domain: Settings['domain']): string | undefined {
  if (given) return url('siteUrl', given);
  return domain && `https://${domain.name}`;
}

function mailFromOf(
  text: string | undefined,
  contactAddress: string | undefined,
  siteUrl: string | undefined,
): MailSender | undefined {
  if (!text) return undefined;
  const [, address, domain] = text.match(/^(?:[^<>@"\r\n]* )?<?([^\s<>@]+@([a-z\d-]+(?:\.[a-z\d-]+)+))>?$/i) ?? [];
  if (!address || !domain)
    throw new Error(`The setting mailFrom must be an address, or a name and <address>, not "${text}".`);
  if (!siteUrl) throw new Error('The setting mailFrom needs siteUrl or domainName: letters link to the site.');
  if (!contactAddress)
    throw new Error("The setting mailFrom needs contactAddress, where the contact form's letters go.");
  return { text, address, domain };
}
