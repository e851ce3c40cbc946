/** A ticket that is too old, used or another's, and second factors that have changed meanwhile. */
export const START_AGAIN = 'That took too long, or was done elsewhere. Start again.';
