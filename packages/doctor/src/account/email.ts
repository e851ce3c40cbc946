import { countQuotaNeeds } from '@groundswell/infra/quota-needs.ts';
import { stackName } from '@groundswell/infra/stage.ts';
import { blocks, type Finding, good, warns } from '../finding.ts';
import type { AccountProbe } from './account-probe.ts';
import { type Deployment, orUnknown } from './deployment.ts';

const SUBJECT = 'Email';
const USE_CASE =
  'Pass codes, surf alerts that members set up, and a double opt-in newsletter with one-click unsubscribe. Bounces and complaints are handled automatically.';

export async function checkEmail(probe: AccountProbe, { settings, region }: Deployment): Promise<readonly Finding[]> {
  const { mailFrom, siteUrl, stage } = settings;
  if (!mailFrom)
    return [
      warns(SUBJECT, {
        says: 'The setting mailFrom is not set.',
        why: 'No email is sent, so nobody can register.',
        fix: "npx cdk deploy --all -c mailFrom='Groundswell <letters@your.domain>' -c contactAddress=you@your.domain -c siteUrl=https://your.domain",
      }),
    ];
  return orUnknown(SUBJECT, `aws sesv2 get-account --region ${region}`, async () => {
    const [account, domain] = await Promise.all([
      probe.readMailAccount(region),
      probe.findMailDomain(region, mailFrom.domain),
    ]);
    const findings: Finding[] = [];
    if (domain && !domain.isOurs)
      findings.push(
        blocks(SUBJECT, {
          says: `SES in ${region} already has the identity ${mailFrom.domain}, which this app did not create.`,
          why: 'The deployment creates it, and fails if it exists.',
          fix: `aws sesv2 delete-email-identity --region ${region} --email-identity ${mailFrom.domain}`,
        }),
      );
    if (domain?.isOurs && !domain.isVerified)
      findings.push(
        warns(SUBJECT, {
          says: `The sender's domain ${mailFrom.domain} is not verified.`,
          why: 'SES refuses its emails until the DNS has the three DKIM records.',
          fix: `aws cloudformation describe-stacks --region ${region} --stack-name ${stackName(stage, 'Mail')} --query "Stacks[0].Outputs"    # add DkimRecord1 to DkimRecord3 to the DNS`,
        }),
      );
    const production = `aws sesv2 put-account-details --region ${region} --production-access-enabled --mail-type TRANSACTIONAL --contact-language EN --website-url ${siteUrl} --use-case-description '${USE_CASE}'`;
    if (account.isInSandbox)
      findings.push(
        warns(SUBJECT, {
          says: `SES in ${region} is in its sandbox: ${account.perDay} emails a day, to verified addresses only.`,
          why: 'Nobody but the owners of those addresses receives a pass code, so nobody else can register.',
          fix: production,
        }),
      );
    if (!account.maySend)
      findings.push(
        warns(SUBJECT, {
          says: `SES in ${region} has paused sending.`,
          why: 'No email is sent until AWS has reviewed the account.',
          fix: `aws sesv2 put-account-sending-attributes --region ${region} --sending-enabled`,
        }),
      );
    const { mailersAtOnce } = countQuotaNeeds(stage);
    if (account.perSecond < mailersAtOnce)
      findings.push(
        warns(SUBJECT, {
          says: `SES in ${region} sends ${account.perSecond} emails a second, but ${mailersAtOnce} functions send at once.`,
          why: 'Emails beyond the rate are refused and retried later.',
          fix: production,
        }),
      );
    return findings.length > 0
      ? findings
      : [good(SUBJECT, `${mailFrom.domain}; SES sends ${account.perSecond} a second, ${account.perDay} a day`)];
  });
}
