/** The step that the dialog of the user's plan shows. */
export type SubscriptionStep = 'overview' | 'card' | 'change' | 'cancel';
