import { join } from 'node:path';
import webPush from 'web-push';
import { LOCAL_SETTINGS } from '../../build/local-settings.ts';
import type { Clock } from '../../clock.ts';
import type { Disk } from '../../disk.ts';
import type { SecretPlan } from '../../template/plan.ts';
import { openRecords } from '../records.ts';
import { type KeptPush, type PushService, startPushService } from './push-service.ts';

export interface LocalPush {
  readonly service: PushService;
  readonly publicKey: string;
  /** Settings that point functions to the local push service. */
  readonly settings: Readonly<Record<string, string>>;
  readonly secret: SecretPlan;
  stop(): Promise<void>;
}

interface KeptKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Starts a push service on this machine, with the product's VAPID keys, which are generated at the first start. */
export async function startLocalPush(dir: string, clock: Pick<Clock, 'now'>, disk?: Disk): Promise<LocalPush> {
  const [pushes, kept] = await Promise.all([
    openRecords<KeptPush>(join(dir, 'push.jsonl'), disk),
    openRecords<KeptKeys>(join(dir, 'push-keys.jsonl'), disk),
  ]);
  const keys = kept.get('keys') ?? webPush.generateVAPIDKeys();
  await kept.put('keys', keys);
  const service = await startPushService(pushes, clock);
  return {
    service,
    publicKey: keys.publicKey,
    settings: { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PROXY_URL: service.url },
    secret: { arn: LOCAL_SETTINGS.pushSecretArn, name: 'push', text: JSON.stringify(keys) },
    async stop() {
      await service.stop();
      await Promise.all([pushes.close(), kept.close()]);
    },
  };
}
