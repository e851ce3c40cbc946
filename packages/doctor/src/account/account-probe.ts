/**
 * Everything that the checks of the account read from outside. `find` returns undefined for something that does not
 * exist. All throw an Error with a sentence when an answer cannot be had. Tests replace it with recorded answers.
 */
export interface AccountProbe {
  readonly nodeVersion: string;
  /** The region of the credentials. */
  findRegion(): Promise<string | undefined>;
  /** The account's number. */
  readAccount(region: string): Promise<string>;
  findBootstrapVersion(region: string): Promise<number | undefined>;
  readMailAccount(region: string): Promise<MailAccount>;
  findMailDomain(region: string, domain: string): Promise<MailDomain | undefined>;
  /** `arn` names the region too. */
  findCertificate(arn: string): Promise<Certificate | undefined>;
  findSecret(arn: string): Promise<string | undefined>;
  readQuota(region: string, service: string, code: string): Promise<number>;
  /** Reads the account at the payment provider. */
  readPayments(secretKey: string): Promise<PaymentsAccount>;
}

interface MailAccount {
  readonly isInSandbox: boolean;
  readonly maySend: boolean;
  readonly perSecond: number;
  readonly perDay: number;
}

interface MailDomain {
  readonly isVerified: boolean;
  /** Whether this app created it, by its tag. */
  readonly isOurs: boolean;
}

interface Certificate {
  /** The status of ACM, such as ISSUED or PENDING_VALIDATION. */
  readonly status: string;
  readonly names: readonly string[];
}

export interface PaymentsAccount {
  readonly endpoints: readonly Endpoint[];
  /** The products and prices that are missing or differ. */
  readonly missing: readonly string[];
}

interface Endpoint {
  readonly url: string;
  readonly isEnabled: boolean;
  /** The events it receives; `*` means all. */
  readonly events: readonly string[];
}
