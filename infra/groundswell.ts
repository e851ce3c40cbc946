import { type App, Tags } from 'aws-cdk-lib';
import { readSettings } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { OceanStack } from './stacks/ocean-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** Where the bundles of the functions and the built site are; absolute. */
export interface BuiltParts {
  readonly bundleDir: string;
  readonly siteDir: string;
}

/** Puts the five stacks into the app. */
export function addGroundswell(app: App, { bundleDir, siteDir }: BuiltParts): void {
  const settings = readSettings(app.node);
  const data = new DataStack(app, 'GroundswellData', siteDir);
  const auth = new AuthStack(app, 'GroundswellAuth');
  const api = new ApiStack(app, 'GroundswellApi', {
    bundleDir,
    settings,
    table: data.table,
    pool: auth.pool,
    client: auth.client,
  });
  new OceanStack(app, 'GroundswellOcean', {
    bundleDir,
    settings,
    table: data.table,
    logs: data.logs,
    tiles: data.tiles,
  });
  new WebStack(app, 'GroundswellWeb', {
    settings,
    site: data.site,
    tiles: data.tiles,
    logs: data.logs,
    api: api.api,
  });
  Tags.of(app).add('project', 'groundswell');
}
