import { join } from 'node:path';
import { type App, Stack, Tags } from 'aws-cdk-lib';
import { addressSite } from './address-site.ts';
import { readSettings, type Settings } from './settings.ts';
import { requireSiteNamed } from './site-name.ts';
import { socialProviders } from './social-providers.ts';
import { AccountsStack } from './stacks/accounts-stack.ts';
import { AlertsStack } from './stacks/alerts-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { BlogStack } from './stacks/blog-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EmailStack } from './stacks/email-stack.ts';
import { ImagesStack } from './stacks/images-stack.ts';
import { EDGE_REGION, LimitsStack } from './stacks/limits-stack.ts';
import { OceanStack } from './stacks/ocean-stack.ts';
import { PlansStack } from './stacks/plans-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { removeAlarms, stackName } from './stage.ts';

/** The folders of the functions' bundles and of the built site; absolute. */
export interface BuiltParts {
  readonly bundleDir: string;
  readonly siteDir: string;
}

/**
 * Adds the app's eleven stacks. If they are not in the region that WAF requires, a twelfth stack in that region holds
 * the web ACL.
 */
export function addGroundswell(app: App, { bundleDir, siteDir }: BuiltParts): void {
  const settings = readSettings(app.node);
  const { stage } = settings;
  requireSiteNamed(siteDir, settings.productName);
  const addressedSiteDir = addressSite(siteDir, join(app.outdir, 'site'), settings);
  const data = new DataStack(app, stackName(stage, 'Data'), addressedSiteDir, settings);
  const auth = new AuthStack(app, stackName(stage, 'Auth'), bundleDir, settings);
  const mail = new EmailStack(app, stackName(stage, 'Mail'), {
    bundleDir,
    settings,
    table: data.table,
    secrets: auth.secrets,
  });
  const payments = {
    apiUrl: 'https://api.stripe.com',
    // The Stripe.js release of the API version that the SDK uses (packages/billing/src/create-stripe.ts).
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    secretArn: settings.stripeSecretArn,
    automaticTax: settings.automaticTax,
    partnerPromo: settings.partnerPromo,
  };
  const plans = new PlansStack(app, stackName(stage, 'Plans'), {
    bundleDir,
    settings,
    table: data.table,
    email: mail.email,
    payments,
    secrets: auth.secrets,
  });
  const api = new ApiStack(app, stackName(stage, 'Api'), {
    bundleDir,
    settings,
    table: data.table,
    edgeKey: auth.edgeKey,
    tiles: data.tiles,
    uploads: data.uploads,
    accounts: {
      pool: auth.pool,
      client: auth.client,
      secrets: auth.secrets,
      email: mail.email.queue,
      codes: mail.codes.queue,
      payments,
      paymentQueue: plans.payments.queue,
      pushPublicKey: settings.push?.publicKey ?? '',
      ...socialProviders(settings),
    },
  });
  new AccountsStack(app, stackName(stage, 'Accounts'), {
    bundleDir,
    settings,
    table: data.table,
    pool: auth.pool,
    email: mail.email,
    payments: plans.payments,
  });
  new BlogStack(app, stackName(stage, 'Blog'), { bundleDir, settings, table: data.table, email: mail.email });
  const { alerts } = new AlertsStack(app, stackName(stage, 'Alerts'), {
    bundleDir,
    settings,
    table: data.table,
    email: mail.email,
  });
  new OceanStack(app, stackName(stage, 'Ocean'), {
    bundleDir,
    settings,
    table: data.table,
    logs: data.logs,
    tiles: data.tiles,
    alerts,
  });
  new ImagesStack(app, stackName(stage, 'Pictures'), {
    bundleDir,
    settings,
    table: data.table,
    uploads: data.uploads,
  });
  new WebStack(app, stackName(stage, 'Web'), {
    settings,
    siteDir: addressedSiteDir,
    site: data.site,
    tiles: data.tiles,
    uploads: data.uploads,
    logs: data.logs,
    api: api.api,
    edgeKey: auth.edgeKey,
    webAclArn: settings.webAclArn ?? limitsElsewhere(app, settings),
  });
  if (!stage.hasAlarms) removeAlarms(app);
  Tags.of(app).add('project', 'groundswell');
  // Tags of the app reach only resources that a template can tag. CloudFormation passes a stack's tags to all others.
  for (const child of app.node.children) if (Stack.isStack(child)) child.addStackTag('project', 'groundswell');
}

/**
 * Creates a web ACL in its own stack if the app's region is not the one that WAF requires; otherwise returns undefined.
 */
function limitsElsewhere(app: App, settings: Settings): string | undefined {
  const { region, stage } = settings;
  if (region === undefined || region === EDGE_REGION) return undefined;
  return new LimitsStack(app, stackName(stage, 'Limits'), settings).webAclArn;
}
