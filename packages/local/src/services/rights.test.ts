import { expect, test } from 'vitest';
import { FUNCTION_HEADER } from '../lambda/name-function.ts';
import type { FunctionPlan, StatementPlan } from '../template/plan.ts';
import { checkRights, isAllowed } from './rights.ts';

const statement = (more: Partial<StatementPlan>): StatementPlan => ({
  actions: ['s3:GetObject'],
  resources: ['arn:aws:s3:::tiles/points/*'],
  conditions: [],
  ...more,
});
const ses: StatementPlan = {
  actions: ['ses:SendRawEmail'],
  resources: ['*'],
  conditions: [{ operator: 'StringEquals', key: 'ses:FromAddress', values: ['letters@surf.example'] }],
};

test.each([
  [true, 'the action on a resource that the pattern matches', statement({}), 's3:GetObject', 'tiles/points/1/a.bin'],
  [false, 'another action', statement({}), 's3:PutObject', 'tiles/points/1/a.bin'],
  [false, 'another folder', statement({}), 's3:GetObject', 'tiles/winds/a.bin'],
  [false, 'a name of which the pattern is only a part', statement({}), 's3:GetObject', 'other-tiles/points/a'],
  [true, 'an action in other letters, as IAM compares', statement({}), 's3:getobject', 'tiles/points/a'],
  [false, 'a dot that stands for itself', statement({ resources: ['arn:aws:s3:::a.b'] }), 's3:GetObject', 'a-b'],
] as const)('%s: %s', (expected, _case, allowing, action, name) => {
  expect(isAllowed([allowing], { action, resource: `arn:aws:s3:::${name}` })).toBe(expected);
});

test('a condition must hold; one that is not understood, or whose key the request lacks, does not', () => {
  const access = { action: 'ses:SendRawEmail', resource: 'arn:aws:ses:us-east-1:0:identity/surf.example' };
  const from = (address: string) => ({ ...access, context: { 'ses:FromAddress': address } });
  expect(isAllowed([ses], from('letters@surf.example'))).toBe(true);
  expect(isAllowed([ses], from('crew@surf.example'))).toBe(false);
  expect(isAllowed([ses], access)).toBe(false);
  const unknown = { ...ses, conditions: [{ operator: 'IpAddress', key: 'aws:SourceIp', values: ['10.0.0.1'] }] };
  expect(isAllowed([unknown], from('letters@surf.example'))).toBe(false);
});

test('a refusal names function, action and resource; programs and functions without a role are not refused', () => {
  const said: string[] = [];
  const one = { name: 'Ocean-Fn', label: 'ocean/draw-tiles', rights: [statement({})] } as unknown as FunctionPlan;
  const findRefusal = checkRights([one, { ...one, name: 'Bare', rights: undefined }], (sentence) =>
    said.push(sentence),
  );
  const access = { action: 's3:PutObject', resource: 'arn:aws:s3:::tiles/points/a' };
  const sentence =
    'The role of ocean/draw-tiles is not authorized to perform s3:PutObject on arn:aws:s3:::tiles/points/a.';
  expect(findRefusal({ headers: { [FUNCTION_HEADER]: 'Ocean-Fn' } }, access)).toBe(sentence);
  for (const headers of [{}, { [FUNCTION_HEADER]: 'Bare' }]) expect(findRefusal({ headers }, access)).toBe(undefined);
  expect(said).toEqual([sentence]);
});
