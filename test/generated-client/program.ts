// Compiles and runs programs against a client that is generated from `docs/reference/openapi.json`, as API users write them.
import type { paths } from 'groundswell-api';
import createClient from 'openapi-fetch';

const clientOf = (site: string, token?: string) =>
  createClient<paths>({ baseUrl: site, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

export async function askAsVisitor(site: string) {
  const api = clientOf(site);
  const near = await api.GET('/api/beach/nearby/lat/{lat}/lon/{lon}', {
    params: { path: { lat: '32.66', lon: '-79.94' } },
  });
  const beach = near.data?.beach.locationBeachSlug ?? '';
  const around = await api.GET('/nearby/{beach}', { params: { path: { beach } } });
  const menu = await api.GET('/locationmenu', { params: { query: { lang: 'es' } } });
  const beaches = await api.GET('/v1/beaches', { params: { query: { name: 'washout', limit: '1' } } });
  const unknown = await api.GET('/nearby/{beach}', { params: { path: { beach: 'no-such-beach' } } });
  const refused = await api.GET('/api/auth/me');
  const subscribed = await api.POST('/subscribe', { body: { email: 'reader@example.com', lang: 'es' } });
  const invalid = await api.POST('/subscribe', { body: { email: 'no address' } });
  return {
    around: around.data,
    regions: menu.data?.map(({ region_name }) => region_name),
    beaches: beaches.data?.beaches.map((one) => one.beach),
    unknown: unknown.error?.reason.code,
    refused: [refused.response.status, refused.error?.code],
    subscribed: subscribed.data?.valid,
    invalid: Object.keys(invalid.error?.errors ?? {}),
  };
}

export async function askAsMember(site: string, token: string, favoriteId: number) {
  const api = clientOf(site, token);
  const me = await api.GET('/api/auth/me');
  const setting = await api.PATCH('/api/user-setting/update', { body: { setting: 'wvht', value: 2 } });
  const units = await api.GET('/api/user-setting/user-units');
  const alert = await api.POST('/api/favorites/save-alert', {
    body: { favoriteId, minWvht: 3, maxWvht: 0, waveCondition: 3, timeFrame: 1, active: true },
  });
  const favorites = await api.GET('/api/favorites/today', { params: { query: { lang: 'en' } } });
  const key = await api.POST('/api/user-setting/keys', { body: { name: 'A generated client' } });
  const counted = await clientOf(site, key.data?.key).GET('/v1/charts');
  return {
    email: me.data?.email,
    setting: setting.data?.success,
    unit: units.data?.wvht_unit,
    alert: alert.data?.alert?.alert_active,
    favorites: favorites.data?.locations.map(({ id, alert: own }) => [id, own?.wvht_min]),
    charts: counted.data?.charts,
  };
}

export async function askAsWriter(site: string, token: string) {
  const api = clientOf(site, token);
  const empty = await api.GET('/api/canvas/posts/create');
  const id = empty.data?.id ?? '';
  const save = (title: string, revision?: string) =>
    api.POST('/api/canvas/posts/{id}', {
      params: { path: { id }, ...(revision && { header: { 'if-match': `"${revision}"` } }) },
      body: {
        topic: null,
        tags: [],
        image: null,
        canonicalLink: null,
        texts: { en: { title, summary: '', document: { type: 'doc', content: [{ type: 'paragraph' }] } } },
      },
    });
  const first = await save('A first title');
  const second = await save('A second title', first.data?.revision);
  const late = await save('A third title', first.data?.revision);
  const labels = await api.GET('/api/canvas/tags');
  return {
    titles: [first, second].map(({ data }) => data?.texts.en?.title),
    late: [late.response.status, late.error?.newest?.id === id],
    labels: labels.data?.data,
  };
}

// Requests and fields that `docs/reference/openapi.json` does not define must not compile.
const api = clientOf('');
// @ts-expect-error No such path.
export const noPath = () => api.GET('/api/no-such-path');
// @ts-expect-error No such setting.
export const noSetting = () => api.PATCH('/api/user-setting/update', { body: { setting: 'mood', value: 1 } });
// @ts-expect-error No such field of the reply.
export const noField = async () => (await api.GET('/api/auth/me')).data?.password;
