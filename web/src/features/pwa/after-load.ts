export function afterLoad(task: () => unknown): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
