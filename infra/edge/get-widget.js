// The widget script in pages of other sites: <script async src=".../js/get-widget.js?id=ID">. It changes only the
// widget's container: the element with data-groundswell-widget="ID", or a new one after the script. The container's
// content (a link and a placeholder) stays visible until the frame reports its height.
(() => {
  const script = document.currentScript;
  const { protocol, searchParams: asked } = new URL(script ? script.src : document.baseURI);
  const id = asked.get('id');
  if (!script || !/^[\w-]{1,64}$/.test(id)) return;
  const origin = `${protocol}//FRAMES_HOST`;
  const usual = /^(preview-)?r/.test(id) ? REPORT_PX : FORECAST_PX;
  // The language in the script's URL, or that of the page. Without either, the frame uses its reader's language.
  const [lang] = /^(en|es|zh)/i.exec(asked.get('lang') || document.documentElement.lang) || [];
  const language = lang && { en: 'en', es: 'es', zh: 'zh-CN' }[lang.toLowerCase()];

  // Finds the next free container of this widget. A page without any gets one after each script. A script without a
  // free container does nothing, as when it runs again in a page that was restored with its frame.
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
    frame.title = { en: 'Surf forecast', es: 'Pronóstico de surf', 'zh-CN': '冲浪预报' }[language || 'en'];
    frame.loading = 'lazy';
    frame.referrerPolicy = 'origin';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    // Style properties are set by script, because the page's content security policy may forbid style attributes.
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
      // The placeholder's height before the frame replaces it; the frame is never lower than that.
      if (frame.style.height === '0px') room = at.getBoundingClientRect().height;
      for (const one of was) one.style.display = 'none';
      frame.style.height = `${Math.max(height, room)}px`;
    });
    at.prepend(frame);
    return true;
  };

  if (!put() && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put);
})();
