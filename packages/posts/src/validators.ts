import { isPermittedText } from '@groundswell/contracts';

/** A validator of an attribute. ProseMirror calls it for each node of a document that a client sent. */
type Validator = (value: unknown) => void;

export function matches(fits: (value: unknown) => boolean): Validator {
  return (value) => {
    if (!fits(value)) throw new RangeError('An attribute has a value that it cannot have');
  };
}

export function text(lengthMax: number): Validator {
  return matches(
    (value) =>
      typeof value === 'string' && value.length <= lengthMax && isPermittedText(value) && !/\p{Cc}/u.test(value),
  );
}

/** Validates an integer in a range; `none` also permits null. */
export function whole(least: number, most: number, none?: null): Validator {
  return matches(
    (value) =>
      (none === null && value === null) || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most),
  );
}
