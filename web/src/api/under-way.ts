let count = 0;
const listeners = new Set<() => void>();

/**
 * The number of foreground requests in flight. A request counts from asking for its token until the end of its reply.
 */
export const underWay = {
  isAny: () => count > 0,
  onChange(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** Counts a task until it has succeeded or failed. */
  async during<T>(task: () => Promise<T>): Promise<T> {
    add(1);
    try {
      return await task();
    } finally {
      add(-1);
    }
  },
};

function add(more: 1 | -1): void {
  const before = underWay.isAny();
  count += more;
  // A request may begin while a component renders, when React forbids setting the state of another component.
  if (underWay.isAny() !== before) queueMicrotask(() => listeners.forEach((changed) => void changed()));
}
