import { expect, test } from 'vitest';
import { at, list, synthesizeOrder, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const copies = cloud.filter(({ type }) => type === 'Custom::CDKBucketDeployment');
const sitePage = cloud.find(({ type, id }) => type === 'AWS::CloudFront::Function' && id.startsWith('sitepage'));
const folder = /RELEASE = "\/(releases\/[\da-f]{12})"/.exec(String(sitePage?.properties.FunctionCode))?.[1];

test('files are published in the order in which they are needed: shared files, the API, then the pages', () => {
  const order = synthesizeOrder();
  expect(order.GroundswellApi).toContain('GroundswellData');
  expect(order.GroundswellWeb).toContain('GroundswellApi');
  const stacks = Object.fromEntries(
    copies.map(({ id, template }) => [id.split('CustomResource')[0], template.split('.')[0]]),
  );
  expect(stacks).toEqual({
    SiteFilesHashed: 'GroundswellData',
    SiteFilesPacked: 'GroundswellData',
    SiteFilesMap: 'GroundswellData',
    ReleasePages: 'GroundswellWeb',
  });
});

test('pages are copied into the folder of their release, which the edge function serves once all are there', () => {
  const pages = copies.find(({ id }) => id.startsWith('Release'));
  expect(folder).toBeDefined();
  expect(pages?.properties.DestinationBucketKeyPrefix).toBe(folder);
  expect(sitePage?.dependsOn).toContain(pages?.id);
  const shared = copies.filter((one) => one !== pages);
  for (const { properties } of shared) expect(properties.DestinationBucketKeyPrefix).toBeUndefined();
  expect(shared.flatMap(({ properties }) => list(properties.Include))).toContain('releases/*');
});

test('no deployment deletes files: open tabs read those of the release before', () => {
  for (const { id, properties } of copies) expect([id, properties.Prune]).toEqual([id, false]);
  // With RetainOnDelete, which is the default, the next release keeps the folder of the previous one.
  for (const { properties } of copies) expect(properties.RetainOnDelete).not.toBe(false);
});

test('the edge function has the name by which `npm run releases` finds it', () => {
  expect(String(at(sitePage?.properties, 'Name'))).toMatch(/^us-east-1GroundswellWebsitepage[\dA-F]{8}$/);
});
