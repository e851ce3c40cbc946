import { vi } from 'vitest';

export type Product = Awaited<ReturnType<typeof loadProduct>>;

/**
 * Loads the product afresh, as newly started functions do, so that no run inherits the caches of another. The
 * environment has to be set before.
 */
export async function loadProduct() {
  vi.resetModules();
  const [{ processTable }, { cognito }, { provider }, { answerTrigger }, { sendAs }, { jobNeeds, callNeeds }] =
    await Promise.all([
      import('@groundswell/data/testing/table'),
      import('@groundswell/accounts/testing/cognito'),
      import('@groundswell/billing/testing/provider'),
      import('@groundswell/functions/auth/testing/answer-trigger'),
      import('@groundswell/accounts/testing/call-as'),
      import('@groundswell/infra/testing/all-needs'),
    ]);
  const [accountData, alertData, emailData, favoriteData, oceanData, planData, blogData, uploadData, keyData] =
    await Promise.all([
      import('@groundswell/data/accounts'),
      import('@groundswell/data/alerts'),
      import('@groundswell/data/email'),
      import('@groundswell/data/favorites'),
      import('@groundswell/data/ocean'),
      import('@groundswell/data/plans'),
      import('@groundswell/data/blog'),
      import('@groundswell/data/uploads'),
      import('@groundswell/data/counts'),
    ]);
  return {
    table: processTable,
    cognito,
    openCards: async () => (await provider()).stripe,
    answerTrigger,
    sendAs,
    needs: { jobs: jobNeeds, calls: callNeeds },
    data: {
      ...accountData,
      ...alertData,
      ...emailData,
      ...favoriteData,
      ...oceanData,
      ...planData,
      ...blogData,
      ...uploadData,
      ...keyData,
    },
    calls: await loadCalls(),
    jobs: await loadJobs(),
  };
}

/** Loads the calls that people make. */
async function loadCalls() {
  const [register, checkPassCode, verifyEmail, issueToken, addFavorite, saveAlert, stripeIntent, updatePayment] =
    await Promise.all([
      import('@groundswell/functions/auth/register'),
      import('@groundswell/functions/auth/check-pass-code'),
      import('@groundswell/functions/auth/verify-email'),
      import('@groundswell/functions/auth/issue-token'),
      import('@groundswell/functions/favorites/add-favorite'),
      import('@groundswell/functions/favorites/save-alert'),
      import('@groundswell/functions/plans/get-stripe-intent'),
      import('@groundswell/functions/plans/update-payment'),
    ]);
  const [buyGift, showGift, receiveWebhook, subscribe, confirm, newOwnCode, checkOwnCode, deleteAccount, forecast] =
    await Promise.all([
      import('@groundswell/functions/plans/buy-gift'),
      import('@groundswell/functions/plans/show-gift'),
      import('@groundswell/functions/plans/receive-webhook'),
      import('@groundswell/functions/email/subscribe'),
      import('@groundswell/functions/email/confirm-subscription'),
      import('@groundswell/functions/settings/new-own-pass-code'),
      import('@groundswell/functions/settings/check-own-pass-code'),
      import('@groundswell/functions/settings/delete-account'),
      import('@groundswell/functions/forecast/get-forecast'),
    ]);
  const [createPost, savePost, movePost, updateSetting] = await Promise.all([
    import('@groundswell/functions/canvas/create-canvas-post'),
    import('@groundswell/functions/canvas/save-canvas-post'),
    import('@groundswell/functions/canvas/move-canvas-post'),
    import('@groundswell/functions/settings/update-setting'),
  ]);
  return {
    register: register.handler,
    checkPassCode: checkPassCode.handler,
    verifyEmail: verifyEmail.handler,
    issueToken: issueToken.handler,
    addFavorite: addFavorite.handler,
    saveAlert: saveAlert.handler,
    stripeIntent: stripeIntent.handler,
    updatePayment: updatePayment.handler,
    buyGift: buyGift.handler,
    showGift: showGift.handler,
    receiveWebhook: receiveWebhook.handler,
    subscribe: subscribe.handler,
    confirm: confirm.handler,
    newOwnCode: newOwnCode.handler,
    checkOwnCode: checkOwnCode.handler,
    deleteAccount: deleteAccount.handler,
    forecast: forecast.handler,
    createPost: createPost.handler,
    savePost: savePost.handler,
    movePost: movePost.handler,
    updateSetting: updateSetting.handler,
  };
}

/** The jobs of a world, by area. */
const JOBS = {
  'find-runs': () => import('@groundswell/functions/ocean/find-runs'),
  'ingest-step': () => import('@groundswell/functions/ocean/ingest-step'),
  'build-forecasts': () => import('@groundswell/functions/ocean/build-forecasts'),
  'evaluate-alerts': () => import('@groundswell/functions/alerts/evaluate-alerts'),
  'send-alert': () => import('@groundswell/functions/alerts/send-alert'),
  'release-alerts': () => import('@groundswell/functions/alerts/release-alerts'),
  'send-code': () => import('@groundswell/functions/email/send-code'),
  'send-email': () => import('@groundswell/functions/email/send-email'),
  'page-digest': () => import('@groundswell/functions/email/page-digest'),
  'send-digest': () => import('@groundswell/functions/email/send-digest'),
  'publish-due': () => import('@groundswell/functions/blog/publish-due'),
  'process-payment-events': () => import('@groundswell/functions/plans/process-payment-events'),
  'reconcile-subscriptions': () => import('@groundswell/functions/plans/reconcile-subscriptions'),
  'finish-follow-ups': () => import('@groundswell/functions/accounts/finish-follow-ups'),
  'sweep-uploads': () => import('@groundswell/functions/uploads/sweep-uploads'),
} as const;
export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];

type Job = (
  event: object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] } | undefined>;

async function loadJobs(): Promise<Readonly<Record<JobName, Job>>> {
  const loaded = await Promise.all(JOB_NAMES.map(async (name) => [name, (await JOBS[name]()).handler as Job] as const));
  return Object.fromEntries(loaded) as Record<JobName, Job>;
}
