import { join } from 'node:path';
import { type App, Stack, Tags } from 'aws-cdk-lib';
import { addressSite } from './address-site.ts';
import { leaveToLocalRunner } from './local-services.ts';
import { EdgeMetrics } from './monitoring/edge-metrics.ts';
import { writeRelease } from './release.ts';
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
import { EdgeMonitoringStack, MonitoringStack } from './stacks/monitoring-stack.ts';
import { OceanStack } from './stacks/ocean-stack.ts';
import { PlansStack } from './stacks/plans-stack.ts';
import { StatusStack } from './stacks/status-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { removeAlarms, stackName } from './stage.ts';

/** The folders of the functions' bundles and of the built site; absolute. */
export interface BuiltParts {
  readonly bundleDir: string;
  readonly siteDir: string;
}

/**
 * Adds the app's thirteen stacks. If they are not in the region of the edge, two more stacks in that region hold the web
 * ACL and the alarms on the edge. With the setting `localServices`, the stacks of the edge and its metrics are left out.
 */
export function addGroundswell(app: App, { bundleDir, siteDir }: BuiltParts): void {
  const settings = readSettings(app.node);
  const { stage } = settings;
  requireSiteNamed(siteDir, settings.productName);
  const addressedSiteDir = addressSite(siteDir, join(app.outdir, 'site'), settings);
  const release = writeRelease(addressedSiteDir);
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
  const accounts = new AccountsStack(app, stackName(stage, 'Accounts'), {
    bundleDir,
    settings,
    table: data.table,
    pool: auth.pool,
    email: mail.email,
    payments: plans.payments,
  });
  const blog = new BlogStack(app, stackName(stage, 'Blog'), {
    bundleDir,
    settings,
    table: data.table,
    email: mail.email,
  });
  const alerts = new AlertsStack(app, stackName(stage, 'Alerts'), {
    bundleDir,
    settings,
    table: data.table,
    email: mail.email,
  });
  const ocean = new OceanStack(app, stackName(stage, 'Ocean'), {
    bundleDir,
    settings,
    table: data.table,
    logs: data.logs,
    tiles: data.tiles,
    alerts: alerts.alerts,
  });
  const status = new StatusStack(app, stackName(stage, 'Status'), {
    bundleDir,
    settings,
    table: data.table,
    queues: {
      ...ocean.queues,
      'alert-emails': alerts.alertEmails,
      pushes: alerts.pushes,
      codes: mail.codes,
      email: mail.email,
    },
  });
  const images = new ImagesStack(app, stackName(stage, 'Pictures'), {
    bundleDir,
    settings,
    table: data.table,
    uploads: data.uploads,
  });
  if (settings.localServices) leaveToLocalRunner(app);
  else {
    const web = new WebStack(app, stackName(stage, 'Web'), {
      settings,
      siteDir: addressedSiteDir,
      release,
      site: data.site,
      tiles: data.tiles,
      uploads: data.uploads,
      logs: data.logs,
      api: api.api,
      edgeKey: auth.edgeKey,
      webAclArn: settings.webAclArn ?? limitsElsewhere(app, settings),
    });
    const edge = new EdgeMetrics(web.distribution);
    if (stage.hasAlarms || stage.hasDashboards)
      new MonitoringStack(app, stackName(stage, 'Monitoring'), {
        settings,
        edge,
        table: data.table,
        pool: auth.pool,
        client: auth.client,
        apiGraphs: api.graphs,
        stacks: {
          ocean: [ocean],
          pages: [blog, images, status],
          mail: [mail, alerts],
          accounts: [accounts],
          plans: [plans],
        },
      });
    if (stage.hasAlarms && isElsewhere(settings))
      new EdgeMonitoringStack(app, stackName(stage, 'EdgeMonitoring'), { settings, edge });
  }
  if (!stage.hasAlarms) removeAlarms(app);
  Tags.of(app).add('project', 'groundswell');
  // Tags of the app reach only resources that a template can tag. CloudFormation passes a stack's tags to all others.
  for (const child of app.node.children) if (Stack.isStack(child)) child.addStackTag('project', 'groundswell');
}

/** Whether the app is in another region than what belongs to the edge. */
function isElsewhere({ region }: Settings): boolean {
  return region !== undefined && region !== EDGE_REGION;
}

/**
 * Creates a web ACL in its own stack if the app's region is not the one that WAF requires; otherwise returns undefined.
 */
function limitsElsewhere(app: App, settings: Settings): string | undefined {
  if (!isElsewhere(settings)) return undefined;
  return new LimitsStack(app, stackName(settings.stage, 'Limits'), settings).webAclArn;
}
