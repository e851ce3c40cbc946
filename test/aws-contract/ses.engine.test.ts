import { randomUUID } from 'node:crypto';
import {
  CreateConfigurationSetCommand,
  SESClient,
  SESServiceException,
  SendRawEmailCommand,
  type SendRawEmailCommandInput,
  VerifyDomainIdentityCommand,
} from '@aws-sdk/client-ses';
import { createMailbox } from '@groundswell/local/services/ses/mailbox';
import { serveMail } from '@groundswell/local/services/ses/server';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface Mail {
  readonly ses: SESClient;
  /** A verified domain. */
  readonly domain: string;
  readonly configurationSet: string;
  stop(): unknown;
}

async function openOurs(): Promise<Mail> {
  const plan = { identities: ['verified.example'], configurationSets: ['letters'], destinations: [] };
  const server = await serveMail(plan, createMailbox(recordsInMemory(), Date), { publish: () => undefined });
  const [domain = '', configurationSet = ''] = [...plan.identities, ...plan.configurationSets];
  return { ses: new SESClient(clientAt(server.url)), domain, configurationSet, stop: server.stop };
}

async function openAt(url: string): Promise<Mail> {
  const ses = new SESClient(clientAt(url));
  const domain = `${randomUUID()}.example`;
  const configurationSet = `letters-${randomUUID()}`;
  await ses.send(new VerifyDomainIdentityCommand({ Domain: domain }));
  await ses.send(new CreateConfigurationSetCommand({ ConfigurationSet: { Name: configurationSet } }));
  return { ses, domain, configurationSet, stop: () => ses.destroy() };
}

describeContract('SES', { ours: openOurs, at: openAt }, (test, mail) => {
  const send = (more: Partial<SendRawEmailCommandInput> = {}) => {
    const Source = `letters@${mail().domain}`;
    const Data = Buffer.from(`From: ${Source}\r\nTo: ana@example.com\r\nSubject: Surf\r\n\r\nWaves + & = 冲浪`);
    return mail().ses.send(
      new SendRawEmailCommand({
        Source,
        Destinations: ['ana@example.com'],
        ConfigurationSetName: mail().configurationSet,
        RawMessage: { Data },
        ...more,
      }),
    );
  };
  const refused = (name: string) => ({
    name: expect.stringMatching(new RegExp(`^${name}(Exception)?$`)),
    $metadata: { httpStatusCode: 400 },
  });

  test('a raw email of a verified domain is accepted, each with its own id', async () => {
    const ids = [await send(), await send()].map(({ MessageId }) => MessageId);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  test('a sender may have a name, and be of a subdomain', async () => {
    const { domain } = mail();
    await expect(send({ Source: `Groundswell <letters@${domain}>` })).resolves.toHaveProperty('MessageId');
    await expect(send({ Source: `letters@mail.${domain}` })).resolves.toHaveProperty('MessageId');
  });

  test('fifty recipients are accepted', async () => {
    const Destinations = Array.from({ length: 50 }, (_, index) => `ana+${index}@example.com`);
    await expect(send({ Destinations })).resolves.toHaveProperty('MessageId');
  });

  test('more than fifty recipients are refused', async () => {
    const Destinations = Array.from({ length: 51 }, (_, index) => `ana+${index}@example.com`);
    await expect(send({ Destinations })).rejects.toBeInstanceOf(SESServiceException);
  });

  test('a sender that is not verified is MessageRejected', async () => {
    await expect(send({ Source: 'letters@elsewhere.example' })).rejects.toMatchObject(refused('MessageRejected'));
  });

  test('a missing configuration set is ConfigurationSetDoesNotExist', async () => {
    await expect(send({ ConfigurationSetName: 'missing' })).rejects.toMatchObject(
      refused('ConfigurationSetDoesNotExist'),
    );
  });

  test('an address with letters outside of ASCII is refused', async () => {
    await expect(send({ Destinations: ['añá@example.com'] })).rejects.toBeInstanceOf(SESServiceException);
  });
});
