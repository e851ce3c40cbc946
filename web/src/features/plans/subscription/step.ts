/** The step that the window of the user's plan shows. */
export type SubscriptionStep = 'overview' | 'card' | 'change' | 'cancel';
