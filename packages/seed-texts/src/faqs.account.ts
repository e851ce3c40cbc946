import type { Faq } from './site-text.ts';

/** The questions about accounts, alerts and plans. */
export const ACCOUNT_FAQS: readonly Faq[] = [
  {
    id: 'account',
    question: {
      en: 'What an account is for',
      es: '¿Para qué sirve una cuenta?',
      'zh-CN': '账户有什么用？',
    },
    answer: {
      en: 'Forecasts, charts and buoys are open to everyone. A free account keeps your favorite beaches, your units and {basicAlerts|a surf alert|# surf alerts}. [Create an account](/?login=register) with your email, or with a provider that the form offers.',
      es: 'Los pronósticos, los mapas y las boyas están abiertos a todos. Una cuenta gratuita guarda tus playas favoritas, tus unidades y {basicAlerts|una alerta de surf|# alertas de surf}. [Crea una cuenta](/?login=register) con tu correo, o con un proveedor de los que ofrece el formulario.',
      'zh-CN':
        '预报、海图和浮标对所有人开放。免费账户可保存你收藏的海滩、单位和{basicAlerts|一个| # 个}浪况提醒。用邮箱或表单中提供的服务商[创建账户](/?login=register)。',
    },
  },
  {
    id: 'favorites',
    question: {
      en: 'How many favorites and alerts you can have',
      es: '¿Cuántos favoritos y alertas puedo tener?',
      'zh-CN': '可以有多少个收藏和提醒？',
    },
    answer: {
      en: 'Basic: {basicFavorites} favorites and {basicAlerts|# alert|# alerts}. Pro: {proFavorites} and {proAlerts}. Pro Plus: {proPlusFavorites} and {proPlusAlerts}, and no ads.',
      es: 'Basic: {basicFavorites} favoritos y {basicAlerts|# alerta|# alertas}. Pro: {proFavorites} y {proAlerts}. Pro Plus: {proPlusFavorites} y {proPlusAlerts}, y sin anuncios.',
      'zh-CN':
        'Basic：{basicFavorites}\u00a0个收藏、{basicAlerts}\u00a0个提醒。Pro：{proFavorites}\u00a0个和 {proAlerts}\u00a0个。Pro Plus：{proPlusFavorites}\u00a0个和 {proPlusAlerts}\u00a0个，并且没有广告。',
    },
  },
  {
    id: 'alerts',
    question: {
      en: 'How a surf alert works',
      es: '¿Cómo funciona una alerta de surf?',
      'zh-CN': '浪况提醒怎样工作？',
    },
    answer: {
      en: 'Open the alert of a favorite and choose the heights, the condition and how many days ahead. When a new run of the model brings two or more daylight hours that match, we write to you: at most once a day for each beach, and about the same day again only if it has clearly improved. It comes by email, or as a notification in the browsers where you turned it on: you choose in the alert’s form.',
      es: 'Abre la alerta de un favorito y elige las alturas, la condición y con cuántos días de antelación. Cuando una nueva pasada del modelo trae dos o más horas de luz que coinciden, te avisamos: como mucho una vez al día por playa, y sobre un mismo día solo si mejoró claramente. Llega por correo, o como notificación en los navegadores donde la activaste: se elige en el formulario de la alerta.',
      'zh-CN':
        '打开某个收藏的提醒，选择浪高、浪况和提前的天数。当新一次起报出现两小时以上符合条件的白天时段，我们会通知你：每处海滩每天最多一次；同一天只有在明显变好时才会再次通知。通知方式是邮件，或在你开启过的浏览器中弹出通知：在提醒表单中选择。',
    },
  },
  {
    id: 'quiet-hours',
    question: {
      en: 'How to keep alerts from coming at night',
      es: '¿Cómo evito que lleguen alertas de noche?',
      'zh-CN': '怎样避免夜间收到提醒？',
    },
    answer: {
      en: 'Nothing is sent from 9pm to 6am, the beach’s own time; you can choose other hours in your settings. Whatever comes up meanwhile is checked again in the morning, and sent if it still holds. An email alert ends with one click on its link, without signing in; a notification is turned off in the alert’s form.',
      es: 'No se envía nada de 21:00 a 6:00, hora de la playa; en tus ajustes puedes poner otras horas. Lo que surge mientras tanto se vuelve a mirar por la mañana y se envía si sigue en pie. Una alerta por correo termina con un clic en su enlace, sin iniciar sesión; la que llega como notificación se desactiva en su formulario.',
      'zh-CN':
        '海滩当地时间 21 点到次日 6 点不发送任何提醒，可在设置中另设时段。其间出现的消息早上会重新核对，仍然成立才发送。邮件提醒点一下邮件里的链接即可结束，无需登录；浏览器通知在提醒表单中关闭。',
    },
  },
  {
    id: 'trial',
    question: {
      en: 'What a plan costs and how the trial works',
      es: '¿Cuánto cuesta un plan y cómo funciona la prueba?',
      'zh-CN': '套餐多少钱，试用怎么算？',
    },
    answer: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
      en: 'Pro is ${proPrice} a year, Pro Plus ${proPlusPrice}. Both begin with a free trial of {trialDays} days, longer under some promotions, once for each card and address. The date and the amount of the first charge are shown before you confirm, and we write to you three days before it. Once the year has begun after the trial, it is [not refunded](/terms#plans).',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
      es: 'Pro cuesta ${proPrice} al año y Pro Plus, ${proPlusPrice}. Ambos empiezan con una prueba gratuita de {trialDays}\u00a0días, más larga con algunas promociones, una vez por tarjeta y dirección. La fecha y el importe del primer cobro se muestran antes de confirmar, y te escribimos tres días antes. Una vez que empieza el año tras la prueba, [no se reembolsa](/terms#plans).',
      'zh-CN':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
        'Pro 每年 US${proPrice}，Pro Plus 每年 US${proPlusPrice}。两者都有 {trialDays}\u00a0天免费试用（某些优惠更长），每张银行卡和每个邮箱限一次。确认前会显示首次扣款的日期和金额，并在三天前写信提醒。试用后年度一旦开始，[不予退款](/terms#plans)。',
    },
  },
  {
    id: 'cancel',
    question: { en: 'How to cancel', es: '¿Cómo cancelo?', 'zh-CN': '怎样取消？' },
    answer: {
      en: 'Open [Subscription](/?subscription=true), press “Cancel subscription” and confirm. You keep the plan until its term ends, and can resume it until then. Favorites and alerts above the free limits are paused; nothing of yours is deleted.',
      es: 'Abre [Suscripción](/?subscription=true), toca «Cancelar la suscripción» y confirma. Conservas el plan hasta que termine su periodo y hasta entonces puedes reanudarlo. Los favoritos y alertas por encima de los límites gratuitos quedan en pausa; no se borra nada tuyo.',
      'zh-CN':
        '打开[订阅](/?subscription=true)，点按“取消订阅”并确认。套餐会保留到期满，在此之前可以恢复。超出免费限额的收藏和提醒会暂停，你的内容不会被删除。',
    },
  },
  {
    id: 'gift',
    question: {
      en: 'How to give Pro as a gift',
      es: '¿Cómo regalo Pro?',
      'zh-CN': '怎样赠送 Pro？',
    },
    answer: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
      en: 'A [gift card](/gift) is one year of Pro for ${proPrice}: emailed now, emailed on a day you choose, or printed by you. Whoever receives it redeems its code on the same page; it is good for five years.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
      es: 'Una [tarjeta de regalo](/gift) es un año de Pro por ${proPrice}: enviada ahora, el día que elijas, o impresa por ti. Quien la recibe canjea su código en la misma página; vale cinco años.',
      'zh-CN':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder follows a dollar sign.
        '[礼品卡](/gift)是一年的 Pro，US${proPrice}：可立即发送、在你选的日子发送，或由你打印。收到的人在同一页面兑换，五年内有效。',
    },
  },
  {
    id: 'second-step',
    question: {
      en: 'How to make signing in safer',
      es: '¿Cómo hago más seguro el inicio de sesión?',
      'zh-CN': '怎样让登录更安全？',
    },
    answer: {
      en: 'In your settings, under “Sign-in and security”, you can add an authenticator app or a passkey as a second step, keep recovery codes, and end sessions on other devices.',
      es: 'En tus ajustes, en «Acceso y seguridad», puedes añadir una app de autenticación o una llave de acceso como segundo paso, guardar códigos de recuperación y cerrar sesiones en otros dispositivos.',
      'zh-CN':
        '在设置的“登录与安全”中，可以添加身份验证器应用或通行密钥作为第二步，保存恢复码，并结束其他设备上的会话。',
    },
  },
  {
    id: 'delete',
    question: {
      en: 'How to take my data with me or delete my account',
      es: '¿Cómo me llevo mis datos o elimino mi cuenta?',
      'zh-CN': '怎样带走数据或删除账户？',
    },
    answer: {
      en: '“Download my data” in your [settings](/?profile=true) gives you everything we keep about you. “Delete account” removes your address, settings, favorites and alerts at once, after a pass code that we email you. [The privacy policy](/privacy) lists what is kept, and how long.',
      es: 'En tus [ajustes](/?profile=true), «Descargar mis datos» te da todo lo que guardamos sobre ti. «Eliminar la cuenta» borra de inmediato tu dirección, ajustes, favoritos y alertas, tras un código que te enviamos. [La política de privacidad](/privacy) enumera qué se guarda y cuánto tiempo.',
      'zh-CN':
        '在[设置](/?profile=true)中，“下载我的数据”会给出关于你的全部记录；输入我们寄到邮箱的验证码后，“删除账户”会立即删除你的邮箱、设置、收藏和提醒。[隐私政策](/privacy)列出保存的内容和期限。',
    },
  },
];
