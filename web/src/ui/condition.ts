/** How the surface of the waves is rated; see the forecast model. */
export type Condition = 'clean' | 'fair' | 'choppy';
