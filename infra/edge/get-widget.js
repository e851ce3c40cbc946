// The script of widgets in pages of other sites: <script async src=".../js/get-widget.js?id=ID">. It changes nothing of
// the page but the place of its widget: the element with data-groundswell-widget="ID", else where the script itself
// stands. What is in that place (a link, and the room that is kept) stays until the frame has said that it is there.
(() => {
  const script = document.currentScript;
  const { protocol, searchParams: asked } = new URL(script ? script.src : document.baseURI);
  const id = asked.get('id');
  if (!script || !/^[\w-]{1,64}$/.test(id)) return;
  const origin = `${protocol}//FRAMES_HOST`;
  const usual = /^(preview-)?r/.test(id) ? REPORT_PX : FORECAST_PX;
  // The setting in the script's address, else the page's own; without either the frame takes its reader's.
  const [lang] = /^(en|es|zh)/i.exec(asked.get('lang') || document.documentElement.lang) || [];
  const language = lang && { en: 'en', es: 'es', zh: 'zh-CN' }[lang.toLowerCase()];

  // The next place of this widget that is free. A page without any gets one behind each script; a copy of the script
  // beside a place that is taken does nothing, nor does one that runs again in a page restored with its frame.
  const place = () => {
    const places = [...document.querySelectorAll(`[data-groundswell-widget="${id}"]`)];
    if (places.length) return places.find((one) => !one.querySelector('iframe'));
    if (!script.isConnected || script.closest('head') || script.nextElementSibling?.dataset.groundswellMade) return;
    const made = document.createElement('div');
    made.dataset.groundswellMade = id;
    script.after(made);
    return made;
  };

  const put = () => {
    const at = place();
    if (!at) return false;
    const was = [...at.children];
    const frame = document.createElement('iframe');
    frame.src = `${origin}/widget/v1/${id}${language ? `?lang=${language}` : ''}`;
    frame.title = { en: 'Surf forecast', es: 'Previsión de surf', 'zh-CN': '冲浪预报' }[language || 'en'];
    frame.loading = 'lazy';
    frame.referrerPolicy = 'origin';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    // By the object model: a content security policy forbids style attributes.
    Object.assign(frame.style, {
      display: 'block',
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 'min(MIN_PXpx, 100%)',
      maxWidth: 'MAX_PXpx',
      height: was.length ? '0px' : `${usual}px`,
      margin: '0 auto',
      border: '0',
      colorScheme: 'normal',
    });
    let room = 0;
    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.groundswell !== 'height') return;
      const { height } = data;
      if (!(height >= 40 && height <= 2000)) return;
      // The room that was kept, before the frame takes it: it is never less afterwards.
      if (frame.style.height === '0px') room = at.getBoundingClientRect().height;
      for (const one of was) one.style.display = 'none';
      frame.style.height = `${Math.max(height, room)}px`;
    });
    at.prepend(frame);
    return true;
  };

  if (!put() && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put);
})();
