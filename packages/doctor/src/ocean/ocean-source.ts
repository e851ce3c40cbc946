import {
  BadBulletinError,
  BadNdbcFileError,
  NotPublishedError,
  RefusedFileError,
  UpstreamUnavailableError,
} from '@groundswell/ocean';
import { BadAlertListError, BadPointError } from '@groundswell/pipeline';
import { blocks, type Finding, good, warns } from '../finding.ts';

/** A live source. */
export interface OceanSource {
  readonly subject: string;
  /** The effect on the product while the source cannot be read. */
  readonly why: string;
  /** Whether there are no forecasts without it. */
  readonly isRequired: boolean;
  /** An address of the source, for the command that shows its answer. */
  readonly url: string;
  /** The file whose expectation has to follow the source. */
  readonly reader: string;
  /** Reads a small part of the source. Throws DifferenceError or an error of its readers. */
  read(): Promise<Sight>;
}

interface Sight {
  /** The part that was read, for a reader of the report. */
  readonly says: string;
  /** Parts that the product does without. */
  readonly without?: readonly string[];
}

/** Thrown for a source whose answer differs from what its readers take. The message is one sentence. */
export class DifferenceError extends Error {
  override readonly name = 'DifferenceError';
}

const DIFFERENCES = [
  BadAlertListError,
  BadBulletinError,
  BadNdbcFileError,
  BadPointError,
  DifferenceError,
  RefusedFileError,
];

/** Reads a source, and describes what it found. Faults of the network and of the answer become findings. */
export async function checkSource(source: OceanSource): Promise<Finding> {
  const { subject, why, isRequired } = source;
  const lack = isRequired ? blocks : warns;
  try {
    const { says, without = [] } = await source.read();
    if (without.length === 0) return good(subject, says);
    return warns(subject, {
      says: `${says}. It lacks ${without.join(', ')}.`,
      why: 'Forecasts are complete without it, but pages show less.',
      fix: fixOf(source),
    });
  } catch (error) {
    // The product reads its sources from AWS, so a host that this machine cannot reach blocks no deployment.
    if (error instanceof UpstreamUnavailableError)
      return warns(subject, {
        says: error.message,
        why: 'It is unknown whether the source is as the code expects. The host is down, or this machine is cut off from it.',
        fix: `curl -sS -o /dev/null -w '%{http_code}\\n' '${source.url}'    # run the doctor again once this prints 200`,
      });
    if (error instanceof NotPublishedError)
      return lack(subject, { says: error.message, why: `${why} The path may have moved.`, fix: fixOf(source) });
    if (DIFFERENCES.some((difference) => error instanceof difference))
      return lack(subject, { says: withUrl(source.url, error as Error), why, fix: fixOf(source) });
    throw error;
  }
}

/** Returns an error's sentence with an address. Parsers do not know the address of their text. */
function withUrl(url: string, { message }: Error): string {
  return message.includes('://') ? message : `${url}: ${message}`;
}

function fixOf({ url, reader }: OceanSource): string {
  return `curl -sS '${url}' | head -c 2000    # compare it with ${reader}, and change that file`;
}
