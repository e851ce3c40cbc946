/** Runs a task once the page has loaded. */
export function afterLoad(task: () => unknown): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
