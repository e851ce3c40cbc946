import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataStack } from './stacks/data-stack.ts';
import { readStage } from './stage.ts';
import { at, list, rolePolicies, synthesizeScratch, WITH_SETTINGS } from './test-support/scratch-cloud.ts';

const RESTORED = WITH_SETTINGS.restoredTable;
const cloud = synthesizeScratch(WITH_SETTINGS);
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'groundswell-data-stack-'));
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Scratch</title>');
});
afterAll(() => rmSync(dir, { recursive: true }));

test('one setting points every function at a restored table, and gives none a right on the own one', () => {
  const names = ofType('AWS::Lambda::Function')
    .map(({ properties }) => at(properties, 'Environment', 'Variables', 'TABLE_NAME'))
    .filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names)).toEqual(new Set([RESTORED]));
  const [own] = ofType('AWS::DynamoDB::Table');
  expect(own?.deletionPolicy).toBe('Retain');
  const policies = JSON.stringify(rolePolicies(cloud).map(({ properties }) => properties.PolicyDocument));
  expect(policies).toContain(`table/${RESTORED}`);
  expect(policies).not.toContain(String(own?.id));
});

/** Returns the exports of the data stack, whose table another stack uses. */
function exportsWith(restoredTable: string | undefined) {
  const app = new App({ builtinCloudFormationValidation: false });
  const settings = {
    region: 'us-east-1',
    stage: readStage(app.node),
    restoredTable,
    backupVaultArn: undefined,
    localServices: false,
  };
  const data = new DataStack(app, 'Data', dir, settings);
  const user = new Stack(app, 'User', { env: { region: 'us-east-1' } });
  new CfnOutput(user, 'Arn', { value: data.table.tableArn });
  new CfnOutput(user, 'Name', { value: data.table.tableName });
  return Template.fromStack(data).findOutputs('*', { Export: {} });
}

test('the own table stays exported, so that stacks still deployed with it do not block the change', () => {
  const own = exportsWith(undefined);
  expect(Object.keys(own)).toHaveLength(2);
  expect(exportsWith(RESTORED)).toMatchObject(own);
});

test('table and uploads are backed up daily, and each backup is copied to the other vault', () => {
  const [plan] = ofType('AWS::Backup::BackupPlan');
  const [rule, ...others] = list(at(plan?.properties, 'BackupPlan', 'BackupPlanRule'));
  expect(others).toEqual([]);
  expect(rule).toMatchObject({
    ScheduleExpression: 'cron(0 9 * * ? *)',
    Lifecycle: { DeleteAfterDays: 35 },
    CopyActions: [{ DestinationBackupVaultArn: WITH_SETTINGS.backupVaultArn, Lifecycle: { DeleteAfterDays: 35 } }],
  });
  const [selection] = ofType('AWS::Backup::BackupSelection');
  const resources = JSON.stringify(at(selection?.properties, 'BackupSelection', 'Resources'));
  expect(resources).toContain(`table/${RESTORED}`);
  expect(resources).toMatch(/Uploads/);
  const [uploads] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('Uploads'));
  expect(at(uploads?.properties, 'VersioningConfiguration')).toEqual({ Status: 'Enabled' });
  expect(ofType('AWS::Backup::BackupVault').map(({ deletionPolicy }) => deletionPolicy)).toEqual(['Retain']);
});

test('without the setting there is no backup plan', () => {
  expect(synthesizeScratch().filter(({ type }) => type.startsWith('AWS::Backup::'))).toEqual([]);
});
