import { blocks, type Finding, good, warns } from '../finding.ts';
import type { AccountProbe } from './account-probe.ts';
import { regionOf } from './aws-probe.ts';
import { type Deployment, EDGE_REGION, orUnknown } from './deployment.ts';

const SUBJECT = 'Domain';

/** Checks the certificate of the site's domain, and of the frames' domain. */
export async function checkDomain(
  probe: AccountProbe,
  { settings: { domain, framesDomainName } }: Deployment,
): Promise<readonly Finding[]> {
  if (!domain)
    return [
      warns(SUBJECT, {
        says: 'The settings domainName and certificateArn are not set.',
        why: "The site has CloudFront's address, and links in emails need the setting siteUrl.",
        fix: `aws acm request-certificate --region ${EDGE_REGION} --validation-method DNS --domain-name your.domain`,
      }),
    ];
  const { name, certificateArn } = domain;
  const names = [name, ...(framesDomainName ? [framesDomainName] : [])];
  const others = names.slice(1).map((other) => ` --subject-alternative-names ${other}`);
  const request = `aws acm request-certificate --region ${EDGE_REGION} --validation-method DNS --domain-name ${name}${others.join('')}    # then set certificateArn`;
  const why = 'CloudFront refuses the distribution, and the deployment fails.';
  if (regionOf(certificateArn) !== EDGE_REGION) {
    const says = `The certificate is in ${regionOf(certificateArn)}, but CloudFront takes only those of ${EDGE_REGION}.`;
    return [blocks(SUBJECT, { says, why, fix: request })];
  }
  const see = `aws acm describe-certificate --region ${EDGE_REGION} --certificate-arn ${certificateArn}`;
  return orUnknown(SUBJECT, see, async () => {
    const certificate = await probe.findCertificate(certificateArn);
    if (!certificate)
      return [blocks(SUBJECT, { says: `There is no certificate ${certificateArn}.`, why, fix: request })];
    if (certificate.status === 'PENDING_VALIDATION')
      return [
        blocks(SUBJECT, {
          says: `The certificate of ${name} is not issued: ACM has not found its records in the DNS.`,
          why,
          fix: `${see} --query 'Certificate.DomainValidationOptions[].ResourceRecord'    # add these records to the DNS`,
        }),
      ];
    if (certificate.status !== 'ISSUED')
      return [blocks(SUBJECT, { says: `The certificate of ${name} is ${certificate.status}.`, why, fix: request })];
    const bare = names.filter((one) => !certificate.names.some((pattern) => covers(pattern, one)));
    if (bare.length > 0)
      return [blocks(SUBJECT, { says: `The certificate does not cover ${bare.join(' and ')}.`, why, fix: request })];
    return [good(SUBJECT, `${names.join(', ')}, with a certificate that is issued`)];
  });
}

/** Returns whether a name of a certificate covers a domain. A wildcard covers one label. */
function covers(pattern: string, domain: string): boolean {
  return pattern === domain || (pattern.startsWith('*.') && pattern.slice(2) === domain.slice(domain.indexOf('.') + 1));
}
