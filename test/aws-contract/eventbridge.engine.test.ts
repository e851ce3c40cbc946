import { randomUUID } from 'node:crypto';
import {
  EventBridgeClient,
  ListTargetsByRuleCommand,
  PutEventsCommand,
  PutRuleCommand,
  PutTargetsCommand,
} from '@aws-sdk/client-eventbridge';
import { CreateQueueCommand, GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { parseSchedule } from '@groundswell/local/services/scheduler/expression';
import { toScheduleEvent } from '@groundswell/local/services/scheduler/scheduler';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface Events {
  /** Creates a rule of a schedule. Rejects for an expression that is not valid. */
  schedule(expression: string): Promise<unknown>;
  /** Returns the event that a rule's target receives; `input` replaces it. */
  deliver(input?: string): Promise<unknown>;
  stop(): unknown;
}

/** Our scheduler reads the template's rules, and has no interface of EventBridge. */
async function openOurs(): Promise<Events> {
  const plan = { region: 'us-east-1', accountId: '000000000000' };
  const rule = { name: 'contract', expression: 'rate(1 hour)', functionName: 'job' };
  return {
    schedule: async (expression) => parseSchedule(expression),
    deliver: async (input) => toScheduleEvent(plan, { ...rule, ...(input && { input }) }, Date),
    stop: () => undefined,
  };
}

/** No schedule is waited for: the rule's target receives an event of our own source, in the same envelope. */
async function openAt(url: string): Promise<Events> {
  const events = new EventBridgeClient(clientAt(url));
  const sqs = new SQSClient(clientAt(url));
  return {
    schedule: (ScheduleExpression) => events.send(new PutRuleCommand({ Name: randomUUID(), ScheduleExpression })),
    async deliver(Input) {
      const [Rule, QueueName, Source] = [randomUUID(), randomUUID(), `contract.${randomUUID()}`];
      const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName }));
      const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] }));
      await events.send(new PutRuleCommand({ Name: Rule, EventPattern: JSON.stringify({ source: [Source] }) }));
      const Targets = [{ Id: 'queue', Arn: Attributes?.QueueArn ?? '', ...(Input !== undefined && { Input }) }];
      await events.send(new PutTargetsCommand({ Rule, Targets }));
      expect((await events.send(new ListTargetsByRuleCommand({ Rule }))).Targets).toEqual(Targets);
      await events.send(new PutEventsCommand({ Entries: [{ Source, DetailType: 'Scheduled Event', Detail: '{}' }] }));
      const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }));
      return JSON.parse(Messages?.[0]?.Body ?? 'null');
    },
    stop() {
      events.destroy();
      sqs.destroy();
    },
  };
}

describeContract('EventBridge', { ours: openOurs, at: openAt }, (test, events) => {
  for (const expression of [
    'rate(1 minute)',
    'rate(10 minutes)',
    'rate(1 hour)',
    'rate(3 hours)',
    'rate(1 day)',
    'cron(0/15 * * * ? *)',
    'cron(0 12 ? * MON-FRI *)',
    'cron(0 0 L * ? *)',
    'cron(0 0 ? * 3#2 *)',
  ])
    test(`${expression} is a schedule`, async () => {
      await expect(events().schedule(expression)).resolves.toBeDefined();
    });

  for (const [expression, why] of [
    ['rate(0 minutes)', 'a rate is positive'],
    ['rate(1 minutes)', 'the unit of one is singular'],
    ['rate(5 minute)', 'the unit of many is plural'],
    ['rate(5 weeks)', 'units are minutes, hours and days'],
    ['cron(0 0 * *)', 'there are six fields'],
    ['cron(0 0 1 * 2 *)', 'one of the two days is ?'],
    ['cron(0 24 * * ? *)', 'hours end at 23'],
    ['every minute', 'it is neither a rate nor a cron expression'],
  ] as const)
    test(`${expression} is no schedule: ${why}`, async () => {
      await expect(events().schedule(expression)).rejects.toBeInstanceOf(Error);
    });

  test('a target receives an event with the envelope of EventBridge', async () => {
    const event = await events().deliver();
    expect(event).toMatchObject({
      version: '0',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      'detail-type': 'Scheduled Event',
      source: expect.any(String),
      account: expect.stringMatching(/^\d{12}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      region: expect.any(String),
      resources: expect.any(Array),
      detail: {},
    });
  });

  test('a target with an input receives the input alone', async () => {
    expect(await events().deliver('{"shard":3}')).toEqual({ shard: 3 });
  });
});
