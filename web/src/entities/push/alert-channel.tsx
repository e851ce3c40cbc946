import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import styles from './alert-channel.module.css';
import { canShow, findOwnId, turnOffHere, turnOnHere } from './push-browser.ts';

type Channel = 'email' | 'push';

/** The account's browsers, and this one's id among them. */
const pushQuery = queryOptions({
  queryKey: ['push'],
  async queryFn({ signal }) {
    const [reply, ownId] = await Promise.all([request('getPush', { signal }), findOwnId()]);
    return { ...reply, isOn: reply.browsers.some(({ id }) => id === ownId) };
  },
});

interface Props {
  readonly chosen: Channel;
  /** Called with the reason, or with undefined once there is none any more. */
  readonly onRefused: (sentence: string | undefined) => void;
}

/** How alerts arrive: by mail, or as notifications of the browsers where they were turned on. */
export function AlertChannel({ chosen, onRefused }: Props) {
  const client = useQueryClient();
  const { data: push } = useQuery(pushQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (channel: Channel) => setChannel(channel, push?.key ?? null),
    onMutate: () => onRefused(undefined),
    onError: ({ message }) => onRefused(message),
    // Also what the favorites and the settings hold of it.
    onSuccess: () => client.invalidateQueries(),
  });
  const off = useMutation({
    mutationFn: turnOffHere,
    onError: ({ message }) => onRefused(message),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  return (
    <div className={styles.channel}>
      <div className={styles.choice}>
        <span aria-hidden="true">{m.alerts_type()}</span>
        <ToggleGroup
          name={m.alerts_type()}
          options={[
            { value: 'email', text: m.alerts_email() },
            { value: 'push', text: m.alerts_push() },
          ]}
          value={isPending ? variables : chosen}
          onChoose={(channel) => (channel !== chosen || !push?.isOn) && mutate(channel)}
        />
      </div>
      {chosen === 'push' && (
        <div className={styles.here}>
          <p role="status">{push && stateWords(push)}</p>
          {push &&
            (push.isOn ? (
              <Button variant="quiet" onClick={() => off.mutate()}>
                {m.alerts_push_turn_off()}
              </Button>
            ) : (
              <Button onClick={() => mutate('push')}>{m.alerts_push_turn_on()}</Button>
            ))}
        </div>
      )}
    </div>
  );
}

/** Rejects with the sentence that says why not. */
async function setChannel(channel: Channel, key: string | null): Promise<void> {
  if (channel === 'push') {
    if (key === null || !canShow()) throw new Error(noPushWords());
    const outcome = await turnOnHere(key).catch((cause: unknown) => {
      throw new Error(m.alerts_push_failed(), { cause });
    });
    if (outcome === 'denied') throw new Error(noPushWords());
  }
  await request('updateSetting', { body: { setting: 'alertSetting', value: channel } }).catch((cause: unknown) => {
    throw new Error(m.alerts_type_failed(), { cause });
  });
}

/** The sentence of the specification; where the reader can do something about it, what. */
function noPushWords(): string {
  const isDenied = typeof Notification !== 'undefined' && Notification.permission === 'denied';
  return isDenied ? m.alerts_push_denied() : m.alerts_push_app({ product });
}

function stateWords({ isOn, browsers }: { readonly isOn: boolean; readonly browsers: readonly unknown[] }): string {
  if (isOn) return m.alerts_push_here();
  return browsers.length > 0 ? m.alerts_push_elsewhere({ count: browsers.length }) : m.alerts_push_nowhere();
}
