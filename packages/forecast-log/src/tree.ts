import { createHash } from 'node:crypto';

/** A SHA-256 hash as 64 lower-case hex digits. */
export type Hash = string;

/** Returns whether a text is a hash. */
export function isHash(text: string): text is Hash {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Returns the hash of a leaf's bytes, as UTF-8 for a text (RFC 9162, 2.1.1). */
export function hashLeaf(bytes: Uint8Array | string): Hash {
  return createHash('sha256').update(Uint8Array.of(0)).update(bytes).digest('hex');
}

/** Returns the hash of a node from those of its two children (RFC 9162, 2.1.1). */
export function hashNode(left: Hash, right: Hash): Hash {
  return createHash('sha256').update(Uint8Array.of(1)).update(left, 'hex').update(right, 'hex').digest('hex');
}

/** The root of a tree without leaves: the hash of no bytes. */
export const EMPTY_ROOT: Hash = createHash('sha256').digest('hex');

/** Returns the root of the tree over leaf hashes, in their order (RFC 9162, 2.1.1). */
export function rootOf(leaves: readonly Hash[]): Hash {
  const [first = EMPTY_ROOT] = leaves;
  if (leaves.length < 2) return first;
  const split = splitOf(leaves.length);
  return hashNode(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** Returns the largest power of two below `size`, where a tree of at least two leaves is split. */
export function splitOf(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}

/**
 * Returns the root after each leaf. It keeps the roots of the complete subtrees, so n leaves cost n log n hashes at
 * most.
 */
export function rootsOf(leaves: readonly Hash[]): readonly Hash[] {
  const complete: Hash[] = [];
  return leaves.map((leaf, index) => {
    complete.push(leaf);
    for (let size = index + 1; size % 2 === 0; size /= 2) {
      const [left, right] = complete.splice(-2);
      if (left !== undefined && right !== undefined) complete.push(hashNode(left, right));
    }
    return complete.reduceRight((right, left) => hashNode(left, right));
  });
}
