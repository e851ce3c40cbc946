import { listServices } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { endpoint } from '@groundswell/runtime';

/** Lists the services offered beside the forecast. */
export const handler = endpoint(listServices, async ({ query: { lang } }) => {
  const { content: services } = await siteContent.read('services');
  return services.map(({ title, description, url, img }) => ({
    title: title[lang],
    description: description[lang],
    url,
    img,
  }));
});
