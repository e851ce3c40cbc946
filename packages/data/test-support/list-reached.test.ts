import { expect, test } from 'vitest';
import { listReached } from './list-reached.ts';

test.each([
  [
    'QueryCommand',
    { KeyConditionExpression: 'pk = :pk AND sk > :sk', ExpressionAttributeValues: { ':pk': 'USER#1', ':sk': 'A' } },
    ['Query USER#1'],
  ],
  [
    'QueryCommand',
    { KeyConditionExpression: 'alertsOf = :b', ExpressionAttributeValues: { ':b': { S: 'BEACH#1' } } },
    ['Query BEACH#1'],
  ],
  ['GetCommand', { Key: { pk: 'USER#1' } }, ['GetItem USER#1']],
  ['UpdateCommand', { Key: { pk: 'USER#1' } }, ['UpdateItem USER#1']],
  ['DeleteItemCommand', { Key: { pk: { S: 'USER#1' } } }, ['DeleteItem USER#1']],
  ['PutCommand', { Item: { pk: 'CODE#own#1' } }, ['PutItem CODE#own#1']],
  [
    'BatchGetCommand',
    { RequestItems: { Table: { Keys: [{ pk: 'BEACH#1' }, { pk: 'BEACH#2' }] } } },
    ['BatchGetItem BEACH#1', 'BatchGetItem BEACH#2'],
  ],
  [
    'TransactWriteCommand',
    { TransactItems: [{ Put: { Item: { pk: 'EMAIL#a' } } }, { ConditionCheck: { Key: { pk: 'USER#1' } } }] },
    ['PutItem EMAIL#a', 'ConditionCheckItem USER#1'],
  ],
  ['ScanCommand', { TableName: 'Table' }, ['ScanItem undefined']],
])('%s reaches what IAM would check', (command, input, reached) => {
  expect(listReached(command, input).map(({ action, partition }) => `${action} ${partition}`)).toEqual(reached);
});
