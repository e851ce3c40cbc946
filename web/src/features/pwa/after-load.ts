/** Does what the page itself does not wait for, once it has loaded. */
export function afterLoad(task: () => unknown): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
