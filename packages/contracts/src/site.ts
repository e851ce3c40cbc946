import * as v from 'valibot';
import { PROVIDERS } from './auth.ts';
import { call } from './call.ts';

export const getScriptVars = call({
  name: 'get-script-vars',
  method: 'GET',
  path: '/home/getScriptVars',
  access: 'anyone',
  readsToken: true,
  reply: v.object({
    /** The signed-in user; null for a visitor. */
    user: v.nullable(
      v.object({ id: v.string(), email: v.string(), role: v.string(), isPremiumSubscriber: v.boolean() }),
    ),
    /** Base path of the admin interface. */
    canvasPath: v.string(),
    /** The configured sign-in providers: the site's client id there, and the authority. */
    providers: v.array(v.object({ provider: v.picklist(PROVIDERS), clientId: v.string(), issuer: v.string() })),
  }),
});

export const getSiteAlert = call({
  name: 'get-site-alert',
  method: 'GET',
  path: '/api/alert',
  access: 'anyone',
  /** Empty: no banner. */
  reply: v.object({ alertTxt: v.string() }),
  cache: { browserS: 60, edgeS: 60 },
});
