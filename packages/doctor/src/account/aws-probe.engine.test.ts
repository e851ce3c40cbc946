import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { awsAccount, readPaymentsAt } from './aws-probe.ts';

const REGION = 'eu-west-1';
const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
const SECRET = 'arn:aws:secretsmanager:us-west-2:123456789012:secret:stripe-AbCdEf';

interface Answer {
  readonly status?: number;
  readonly body: string;
}

/** The recorded answers by `x-amz-target`, by path, or by the action of a form. */
const answers = new Map<string, Answer>();
const json = (body: object, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const missing = (type: string) => json({ __type: type, message: 'There is none.' }, 400);
/** The region of each request's signature, in order. */
const regions: string[] = [];

const server = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const action = new URLSearchParams(Buffer.concat(chunks).toString()).get('Action') ?? '';
  regions.push(/Credential=[^/]+\/\d+\/([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const key =
    String(request.headers['x-amz-target'] ?? '')
      .split('.')
      .at(-1) ||
    action ||
    request.url?.split('?')[0];
  const { status = 200, body } = answers.get(key ?? '') ?? missing('UnrecordedException');
  // REST services name their errors in this header, the others in the body.
  const [, errorType = ''] = /"__type":"(\w+)"/.exec(body) ?? [];
  response.writeHead(status, { 'x-amzn-errortype': errorType }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_REGION', REGION);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

test('the region is that of the environment, the account that of the credentials', async () => {
  const identity = '<Account>123456789012</Account>';
  answers.set('GetCallerIdentity', {
    body: `<GetCallerIdentityResponse><GetCallerIdentityResult>${identity}</GetCallerIdentityResult></GetCallerIdentityResponse>`,
  });
  expect(await awsAccount.findRegion()).toBe(REGION);
  expect(await awsAccount.readAccount('us-east-2')).toBe('123456789012');
  expect(regions.at(-1)).toBe('us-east-2');
});

test('the bootstrap version is a number, or undefined where there is none', async () => {
  answers.set('GetParameter', json({ Parameter: { Value: '30' } }));
  expect(await awsAccount.findBootstrapVersion('us-east-1')).toBe(30);
  answers.set('GetParameter', missing('ParameterNotFound'));
  expect(await awsAccount.findBootstrapVersion(REGION)).toBeUndefined();
});

test('SES: the sandbox, the rate, and whether this app created the identity', async () => {
  const quota = { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 };
  answers.set('/v2/email/account', json({ ProductionAccessEnabled: false, SendingEnabled: true, SendQuota: quota }));
  expect(await awsAccount.readMailAccount(REGION)).toEqual({
    isInSandbox: true,
    maySend: true,
    perSecond: 1,
    perDay: 200,
  });
  const path = '/v2/email/identities/groundswell.example';
  const find = () => awsAccount.findMailDomain(REGION, 'groundswell.example');
  answers.set(path, json({ VerifiedForSendingStatus: false, Tags: [{ Key: 'project', Value: 'groundswell' }] }));
  expect(await find()).toEqual({ isVerified: false, isOurs: true });
  answers.set(path, json({ VerifiedForSendingStatus: true, Tags: [] }));
  expect(await find()).toEqual({ isVerified: true, isOurs: false });
  answers.set(path, json({ __type: 'NotFoundException', message: 'There is none.' }, 404));
  expect(await find()).toBeUndefined();
});

test('certificates and secrets are read in the region of their ARN', async () => {
  answers.set(
    'DescribeCertificate',
    json({ Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['*.a.example'] } }),
  );
  expect(await awsAccount.findCertificate(CERTIFICATE)).toEqual({ status: 'ISSUED', names: ['*.a.example'] });
  expect(regions.at(-1)).toBe('us-east-1');
  answers.set('GetSecretValue', json({ SecretString: '{}' }));
  expect(await awsAccount.findSecret(SECRET)).toBe('{}');
  expect(regions.at(-1)).toBe('us-west-2');
  for (const action of ['DescribeCertificate', 'GetSecretValue'])
    answers.set(action, missing('ResourceNotFoundException'));
  expect(await awsAccount.findCertificate(CERTIFICATE)).toBeUndefined();
  expect(await awsAccount.findSecret(SECRET)).toBeUndefined();
});

test('a quota is the account’s own, or else AWS’s default', async () => {
  const read = () => awsAccount.readQuota(REGION, 'lambda', 'L-B99A9384');
  answers.set('GetServiceQuota', json({ Quota: { Value: 10 } }));
  expect(await read()).toBe(10);
  answers.set('GetServiceQuota', missing('NoSuchResourceException'));
  answers.set('GetAWSDefaultServiceQuota', json({ Quota: { Value: 1000 } }));
  expect(await read()).toBe(1000);
});

test('Stripe: the endpoints with their events, and the products and prices that are missing', async () => {
  const url = 'https://groundswell.example/payment-events';
  const endpoint = {
    id: 'we_1',
    object: 'webhook_endpoint',
    url,
    status: 'disabled',
    enabled_events: ['invoice.paid'],
  };
  const list = (data: readonly object[]) => json({ object: 'list', data, has_more: false });
  answers.set('/v1/webhook_endpoints', list([endpoint]));
  answers.set('/v1/prices', list([]));
  answers.set('/v1/products', list([{ id: 'groundswell_pro', object: 'product' }]));
  const { endpoints, missing } = await readPaymentsAt(process.env.AWS_ENDPOINT_URL ?? '', 'sk_test_1');
  expect(endpoints).toEqual([{ url, isEnabled: false, events: ['invoice.paid'] }]);
  expect(missing[0]).toMatch(/^price groundswell_pro_yearly: /);
  expect(missing).toContain('product groundswell_pro_plus');
  expect(missing).not.toContain('product groundswell_pro');
});

test('a refusal is thrown by its name', async () => {
  answers.set('GetParameter', missing('AccessDeniedException'));
  await expect(awsAccount.findBootstrapVersion(REGION)).rejects.toMatchObject({ name: 'AccessDeniedException' });
});
