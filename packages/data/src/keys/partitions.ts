/** Prefixes of partition keys; one that ends in '#' is followed by an id. */
export const PARTITIONS = {
  beach: 'BEACH#',
  cycle: 'CYCLE#',
  station: 'STATION#',
  stations: 'STATIONS',
  buoy: 'BUOY#',
  accuracy: 'ACCURACY',
  sealing: 'SEALING#',
  winds: 'WINDS',
  advisories: 'ADVISORIES',
  plate: 'PLATE#',
  user: 'USER#',
  email: 'EMAIL#',
  social: 'SOCIAL#',
  code: 'CODE#',
  followUp: 'FOLLOWUP',
  limit: 'LIMIT#',
  letter: 'LETTER#',
  consent: 'CONSENT#',
  held: 'HELD#',
  trial: 'TRIAL#',
  paymentEvent: 'PAYMENT#',
  gift: 'GIFT#',
  widget: 'WIDGET#',
  widgetMaker: 'MAKER#',
  newsletter: 'NEWSLETTER',
  push: 'PUSH#',
  calendar: 'CALENDAR#',
  counts: 'COUNTS',
  site: 'SITE#',
  status: 'STATUS',
  change: 'CHANGES',
  upload: 'UPLOADS',
  views: 'VIEWS#',
  reader: 'READERS#',
  salt: 'SALT',
  post: 'POST#',
  published: 'PUBLISHED#',
  slug: 'SLUG#',
  postList: 'POSTS#',
  desk: 'DESK#',
  label: 'LABELS#',
  postSearch: 'SEARCH',
  deskSearch: 'DESKSEARCH',
  author: 'AUTHORS',
  invitation: 'INVITATIONS',
} as const;
export type Partition = keyof typeof PARTITIONS;

/** Returns the pattern that an IAM policy uses for one kind of partition key: `BEACH#*`. */
export function partitionPattern(kind: Partition): string {
  const start = PARTITIONS[kind];
  return start.endsWith('#') ? `${start}*` : start;
}

export function beach(beachId: number): string {
  return `${PARTITIONS.beach}${beachId}`;
}

export function user(userId: string): string {
  return `${PARTITIONS.user}${userId}`;
}
