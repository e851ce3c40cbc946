/**
 * The script of every widget. It must be identical in all of them, because the content security policy admits it by its
 * digest. It posts its height to the embedding page, listens to no messages, stores nothing, and counts one view. A tab
 * that stays open reloads the widget every half hour if the server answers.
 */
export const FRAME_SCRIPT = `(() => {
  const { body } = document;
  const tell = () => parent.postMessage({ groundswell: 'height', height: Math.ceil(body.getBoundingClientRect().height) }, '*');
  if (parent !== window) {
    tell();
    new ResizeObserver(tell).observe(body);
  }
  const again = () => document.hidden || fetch(location.href, { credentials: 'omit' }).then(({ ok }) => ok && location.reload(), () => {});
  setInterval(again, 1800000);
  const [came] = performance.getEntriesByType('navigation');
  const { counted } = body.dataset;
  const wanted = navigator.globalPrivacyControl !== true && navigator.doNotTrack !== '1';
  if (!counted || !wanted || parent === window || (came && came.type === 'reload')) return;
  let host = '';
  try { host = new URL((location.ancestorOrigins && location.ancestorOrigins[0]) || document.referrer).host; } catch {}
  fetch('/api/widget/seen', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: counted, host }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
})();`;
