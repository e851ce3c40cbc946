// Makes pages subscribe to this machine's push service, because a browser's own service cannot reach this machine.
// /_local/push shows the received notifications.
{
  const KEPT = '_local_push';
  const toBytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  const post = (path, body) =>
    fetch(`/_local/push/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const asSubscription = ({ key, ...json }) => ({
    endpoint: json.endpoint,
    options: { applicationServerKey: toBytes(key), userVisibleOnly: true },
    toJSON: () => json,
    async unsubscribe() {
      localStorage.removeItem(KEPT);
      await post('unsubscribe', { endpoint: json.endpoint });
      return true;
    },
  });
  if ('PushManager' in globalThis)
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const kept = localStorage.getItem(KEPT);
        return kept === null ? null : asSubscription(JSON.parse(kept));
      },
      async subscribe({ applicationServerKey: key }) {
        const subscription = { ...(await (await post('subscribe', { key })).json()), key };
        localStorage.setItem(KEPT, JSON.stringify(subscription));
        return asSubscription(subscription);
      },
    });
}
