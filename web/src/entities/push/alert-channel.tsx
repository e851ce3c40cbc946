import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import styles from './alert-channel.module.css';
import { findOwnId, turnOffHere } from './push-browser.ts';
import { type Channel, setChannel } from './set-channel.ts';

/** Queries the browsers in which the account receives push notifications, and whether this browser is one of them. */
const pushQuery = queryOptions({
  queryKey: ['push'],
  async queryFn({ signal }) {
    const [reply, ownId] = await Promise.all([request('getPush', { signal }), findOwnId()]);
    return { ...reply, isOn: reply.browsers.some(({ id }) => id === ownId) };
  },
});

interface Props {
  readonly chosen: Channel;
  /** Called with the sentence of a failure, or with undefined to clear it. */
  readonly onRefused: (sentence: string | undefined) => void;
}

/** Shows how alerts arrive: by email, or as notifications in the browsers where the user turned them on. */
export function AlertChannel({ chosen, onRefused }: Props) {
  const client = useQueryClient();
  const { data: push, isError, refetch } = useQuery(pushQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (channel: Channel) => setChannel(channel, push?.key),
    onMutate() {
      onRefused(undefined);
      if (isError) void refetch();
    },
    onError: ({ message }) => onRefused(message),
    // The favorites and the settings show the channel too, so every query is refetched.
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
              <Button variant="quiet" busy={off.isPending} onClick={() => off.mutate()}>
                {m.alerts_push_turn_off()}
              </Button>
            ) : (
              <Button busy={isPending} onClick={() => mutate('push')}>
                {m.alerts_push_turn_on()}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

function stateWords({ isOn, browsers }: { readonly isOn: boolean; readonly browsers: readonly unknown[] }): string {
  if (isOn) return m.alerts_push_here();
  return browsers.length > 0 ? m.alerts_push_elsewhere({ count: browsers.length }) : m.alerts_push_nowhere();
}
