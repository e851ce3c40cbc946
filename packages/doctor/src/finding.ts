/** The result of a check that found nothing missing. */
interface Good {
  readonly level: 'good';
  readonly subject: string;
  readonly says: string;
}

/** Something that is missing or differs. `blocks`: a deployment fails or has no forecasts. `warns`: it lacks a feature. */
interface Lack {
  readonly level: 'blocks' | 'warns';
  readonly subject: string;
  /** A sentence that names the missing part. */
  readonly says: string;
  readonly why: string;
  /** The command that mends it. */
  readonly fix: string;
}

export type Finding = Good | Lack;

type Reason = Pick<Lack, 'says' | 'why' | 'fix'>;

export function good(subject: string, says: string): Finding {
  return { level: 'good', subject, says };
}

export function blocks(subject: string, reason: Reason): Finding {
  return { level: 'blocks', subject, ...reason };
}

export function warns(subject: string, reason: Reason): Finding {
  return { level: 'warns', subject, ...reason };
}
