import type { EmailWords } from './email-words.ts';
import { spanishPlan } from './plan/spanish.ts';

export function spanish(product: string): EmailWords {
  const ignore = 'Si no fuiste tú, ignora este mensaje: sin el código no pasa nada.';
  return {
    passCode: {
      subject: `Tu código de ${product}`,
      valid: (minutes) => `Sirve una sola vez, durante ${minutes} minutos.`,
      headings: {
        verify: 'Confirma tu dirección',
        reset: 'Elige una contraseña nueva',
        own: 'Confirma que eres tú',
        'new-email': 'Confirma tu nueva dirección',
      },
      texts: {
        verify: 'Escribe este código para confirmar que esta dirección es tuya.',
        reset: 'Escribe este código para elegir una contraseña nueva.',
        own: 'Escribe este código para cambiar de dirección o eliminar tu cuenta.',
        'new-email': `Escribe este código para usar esta dirección en tu cuenta de ${product} a partir de ahora.`,
      },
      browser: 'Escríbelo en el navegador en el que lo pediste. En otro dispositivo, pide allí uno nuevo.',
      secret: `Nadie de ${product} te lo pedirá nunca.`,
      notYou: {
        verify: ignore,
        reset: `${ignore} Tu contraseña sigue siendo la misma.`,
        own: 'Si no fuiste tú, alguien entró en tu cuenta. No le des el código, cambia la contraseña y cierra la sesión en todos los dispositivos.',
        'new-email': ignore,
      },
      link: (provider) => ({
        heading: `Entrar con ${provider}`,
        text: `Alguien que entró con ${provider} quiere abrir así tu cuenta de ${product} a partir de ahora. Si eres tú, escribe este código.`,
        notYou: 'Si no fuiste tú, no le des el código a nadie: sin él no cambia nada.',
      }),
    },
    accountExists: {
      subject: `Ya tienes una cuenta de ${product}`,
      heading: 'Ya tienes una cuenta',
      text: 'Alguien, seguramente tú, intentó registrarse con esta dirección. Como ya tiene una cuenta, no cambió nada.',
      notYou: 'Si no fuiste tú, no tienes que hacer nada. No le dijimos que tienes una cuenta.',
      signIn: 'Entrar',
      forgot: 'Si olvidaste la contraseña, allí mismo puedes elegir otra.',
    },
    emailChanged: {
      subject: `Cambió la dirección de tu cuenta de ${product}`,
      heading: 'Tu dirección cambió',
      text: 'Tu cuenta tiene ahora otra dirección. A esta ya no llegarán mensajes, y para entrar se usa la nueva.',
      newAddress: 'Nueva dirección',
      notYou: 'Si no fuiste tú, escríbenos: puede que tu cuenta esté en otras manos y podemos ayudarte a recuperarla.',
      write: 'Escríbenos',
    },
    accountDeleted: {
      subject: `Se eliminó tu cuenta de ${product}`,
      heading: 'Se eliminó tu cuenta',
      text: 'Tu cuenta está cerrada para siempre: los favoritos, las alertas, el diario de surf y todas las formas de entrar ya no existen. Este es el último correo sobre ella.',
      plan: 'Tu plan terminó con ella y no se te cobrará nada más.',
      kept: 'Las copias de seguridad se sobrescriben en un plazo de 35 días. Puedes abrir otra cuenta con esta dirección cuando quieras.',
      notYou: 'Si no fuiste tú, escríbenos enseguida.',
      write: 'Escríbenos',
      why: `Recibes este único correo porque se eliminó una cuenta de ${product} con esta dirección.`,
    },
    passwordChanged: {
      subject: `Cambió tu contraseña de ${product}`,
      heading: 'Tu contraseña cambió',
      text: 'La contraseña de tu cuenta acaba de cambiar. Se cerró la sesión en todos los demás dispositivos, y tus claves de la API y la dirección secreta de tu calendario, si las tenías, ya no sirven.',
      signIn: 'Entrar',
      notYou:
        'Si no fuiste tú, elige allí «¿Olvidaste tu contraseña?» y cámbiala enseguida: puede hacerlo quien lee el correo de esta dirección. Mira después en «Acceso y seguridad» si hay formas de entrar que no son tuyas: esas siguen activas.',
    },
    providerChanged: {
      added: (provider) => ({
        subject: `${provider} abre ahora tu cuenta de ${product}`,
        heading: `Se añadió ${provider}`,
        text: `A partir de ahora puedes entrar en tu cuenta con ${provider}.`,
        notYou: 'Si no fuiste tú, entra, quítalo en «Acceso y seguridad» y cambia la contraseña enseguida.',
      }),
      removed: (provider) => ({
        subject: `${provider} ya no abre tu cuenta de ${product}`,
        heading: `Se quitó ${provider}`,
        text: `A partir de ahora no se puede entrar en tu cuenta con ${provider}.`,
        notYou:
          'Si no fuiste tú, entra y cambia la contraseña enseguida: así se cierra la sesión en los demás dispositivos.',
      }),
    },
    secondFactorChanged: {
      on: {
        subject: `Cambió la verificación en dos pasos de ${product}`,
        heading: 'Verificación en dos pasos activada',
        text: 'Después de la contraseña, tu cuenta pide un código o una llave de acceso. Las formas de darlo acaban de cambiar.',
        notYou: 'Si no fuiste tú, cambia la contraseña enseguida: así se cierra la sesión en los demás dispositivos.',
      },
      off: {
        subject: `Verificación en dos pasos de ${product} desactivada`,
        heading: 'Verificación en dos pasos desactivada',
        text: 'A partir de ahora basta la contraseña para abrir tu cuenta.',
        notYou: 'Si no fuiste tú, cambia la contraseña enseguida: así se cierra la sesión en los demás dispositivos.',
      },
    },
    subscribeConfirm: {
      subject: `Confirma tu suscripción al boletín de ${product}`,
      heading: 'Falta un paso',
      text: `Pediste el boletín de ${product} en esta dirección. Confírmalo y te llegará desde el próximo envío.`,
      confirm: 'Confirmar',
      valid: (days) => `El enlace sirve durante ${days} días.`,
      notYou: 'Si no fuiste tú, ignora este mensaje: no te llegará ningún otro.',
      why: 'Recibes este único mensaje porque alguien escribió esta dirección para suscribirse al boletín.',
    },
    invitation: {
      subject: `Escribe para el blog de ${product}`,
      heading: 'Te invitamos a escribir',
      text: `Al blog de ${product} le gustaría contar contigo. Acepta con una cuenta que tenga esta dirección; si aún no la hay, puedes abrirla en ese momento.`,
      roles: {
        contributor: 'Serías colaborador: escribes tus propios artículos y un editor los publica.',
        editor: 'Serías editor: escribes y publicas artículos, tuyos y de otros.',
        admin: 'Serías administrador: publicas artículos, invitas a autores y editas los textos del sitio.',
      },
      accept: 'Aceptar la invitación',
      valid: (days) => `El enlace sirve durante ${days} días.`,
      notYou: 'Si no quieres escribir, ignora este mensaje: no te llegará ningún otro.',
      why: `Recibes este único mensaje porque un administrador de ${product} escribió esta dirección.`,
    },
    writerWeek: {
      subject: (views) =>
        views === 1 ? 'Tus artículos esta semana: una visita' : `Tus artículos esta semana: ${views} visitas`,
      heading: 'Cómo se leyeron tus artículos esta semana',
      views: 'Visitas',
      visits: 'Lectores',
      readTime: 'Tiempo de lectura medio',
      seconds: (count) => `${count} s`,
      before: (views) => (views === 1 ? 'Una visita la semana anterior.' : `${views} visitas la semana anterior.`),
      posts: 'Los más leídos de tus artículos recientes',
      open: 'Ver las estadísticas',
      why: `Recibes este mensaje una vez por semana porque lo pediste en «Perfil», como autor del blog de ${product}.`,
      stop: 'Cambiarlo en «Perfil»',
    },
    contact: {
      subject: (subject, name) => `${subject}: ${name}`,
      heading: (name) => `${name} escribe`,
      labels: {
        name: 'Nombre',
        email: 'Correo',
        subject: 'Asunto',
        business: 'Empresa',
        order: 'Pedido',
        phone: 'Teléfono',
      },
      why: 'Enviado desde el formulario de contacto. La respuesta a este mensaje le llega a quien lo escribió.',
    },
    gift: {
      subject: (from) => `${from} te regala un año de ${product} Pro`,
      heading: (to) => `Para ti, ${to}`,
      lead: (from) => `${from} te regala un año de ${product} Pro.`,
      redeem: 'Canjear',
      how: 'Inicia sesión o regístrate y empieza tu año. No se pide tarjeta y termina por sí solo. Si ya tienes Pro, se le añade un año; Pro Plus recibe los días que paga un año de Pro.',
      usableUntil: (day) => `El código se puede usar una vez, hasta el ${day}.`,
      why: (from) => `Recibes este mensaje porque ${from} compró una tarjeta de regalo para tu dirección.`,
    },
    giftCard: {
      title: 'Un año de Pro',
      from: (name) => `de parte de ${name}`,
      where: (address) => `Escanéalo o escribe el código en ${address}`,
    },
    orderReceipt: {
      labels: { number: 'Número', beach: 'Playa', months: 'Meses', cards: 'Tarjetas', price: 'Precio' },
      subject: (number) => `Tu pedido de tablas de mareas, ${number}`,
      lead: 'Recibimos tu pedido. Aún no se cobra nada.',
      months: (from, until) => `de ${from} a ${until}`,
      open: 'Ver la tarjeta',
      next: 'La prueba y la forma de pago llegarán por correo, a la dirección de tu pedido. No se imprime nada antes de que des el visto bueno.',
      why: 'Recibes este mensaje porque pediste tablas de mareas con tu sesión iniciada.',
    },
    giftBought: {
      subject: (to) => `Tu tarjeta de regalo para ${to}`,
      printed: 'Ábrela con el botón e imprímela.',
      mailed: (email) => `Va en camino a ${email}.`,
      mailedOn: (email, day) => `Se enviará a ${email} el ${day}.`,
      paid: 'Pagado',
      open: 'Abrir la tarjeta de regalo',
      why: 'Recibes este mensaje porque compraste una tarjeta de regalo.',
    },
    giftRedeemed: {
      subject: (tier, day) => `Tarjeta de regalo canjeada: ${tier} hasta el ${day}`,
      lead: (from, tier, day) => `Gracias a ${from}, ${tier} es tuyo hasta el ${day}.`,
      endsThen: 'Después termina por sí solo y no se cobra nada. ¡Disfruta de las olas!',
      goesOn:
        'No se cobra nada antes de ese día. Después sigue tu propio plan: te escribiremos una semana antes, con el importe. ¡Disfruta de las olas!',
      why: 'Recibes este mensaje porque canjeaste una tarjeta de regalo.',
    },
    plan: spanishPlan(product),
    giftExpiring: {
      subject: (day) => `Tu tarjeta de regalo caduca el ${day}`,
      lead: (from, to) => `El año de ${product} Pro de ${from} para ${to} todavía no se usó.`,
      why: (from, to) =>
        `Recibes este mensaje porque la tarjeta de regalo de ${from} para ${to} se envió a tu dirección o la compraste tú.`,
    },
    giftEnded: {
      subject: 'Una tarjeta de regalo terminó',
      lead: (from) => `El pago de la tarjeta de regalo de ${from} se devolvió, así que la tarjeta terminó.`,
      redeemed:
        'Lo que añadió se quitó de tu plan. Si después sigue un plan tuyo, no se cobra nada en los próximos siete días: tu cuenta, en Suscripción, dice cuándo.',
      unused: 'Su código ya no se puede usar.',
      ask: (from) => `Si no lo esperabas, pregúntale a ${from}.`,
      why: 'Recibes este mensaje porque tenías esta tarjeta de regalo.',
    },
    planLowered: {
      subject: (tier) => `Tu plan de ${product} es ahora ${tier}`,
      heading: (tier) => `Tu plan es ahora ${tier}`,
      nothingLost: 'No se borró nada tuyo.',
      favorites: (limit) =>
        `En tu plan caben ${limit} favoritos. Los que van después de los ${limit} primeros siguen en la lista, sin alerta: puedes abrirlos y quitarlos.`,
      alerts: (limit) =>
        limit === 1
          ? 'Puede haber una alerta de surf activa. Las más recientes quedan en pausa.'
          : `Puede haber ${limit} alertas de surf activas a la vez. Las más recientes que pasan de ese número quedan en pausa.`,
      choose: 'Si apagas una, la siguiente ocupa su lugar. Con un plan mayor vuelven todas.',
      open: 'Abrir tus favoritos',
    },
    alert: {
      subject: (beach, day, surf, condition) => `${beach}, ${day}: ${surf}, ${condition}`,
      preheader: (from, to) => `Lo mejor, de ${from} a ${to}.`,
      when: (day, from, to) => `${day}, de\u00a0${from}\u00a0a\u00a0${to}`,
      labels: { wind: 'Viento', tide: 'Marea', score: 'Puntuación', why: 'Por qué' },
      score: (points) => `${points} de 100`,
      wind: (wind, relation) => `${wind}, ${relation}`,
      tide: (from, to, direction) => (direction === 'steady' ? from : `${TIDES[direction]}, de ${from} a ${to}`),
      more: 'Otros días',
      other: (from, to, surf, condition) => `de ${from} a ${to}, ${surf}, ${condition}`,
      localTime: 'Las horas son las de la playa. Los pronósticos cambian: vuelve a mirarlo antes de salir.',
      open: 'Ver el pronóstico',
      why: (beach) => `Recibes este mensaje porque tienes una alerta de surf para ${beach}.`,
      settings: 'Ajustes de las alertas',
      unsubscribe: (beach) => `Desactivar las alertas de ${beach}`,
    },
    digest: {
      subject: (beach, others) =>
        others === 0
          ? `Las olas de la semana: ${beach}`
          : `Las olas de la semana: ${beach} y ${others === 1 ? 'otra playa' : `otras ${others} playas`}`,
      subjectQuiet: 'Las olas de la semana: poca cosa',
      ofFavorites: (days) => `Los próximos ${days} días en tus favoritos`,
      ofPopular: (days) => `Lo mejor de los próximos ${days} días`,
      nothing: 'Ninguna hora destaca. Los pronósticos cambian: una alerta de surf te avisa cuando eso ocurra.',
      nothingAt: (beaches) => `Nada destaca en ${beaches}.`,
      comma: ', ',
      open: 'Ver los pronósticos',
      posts: 'Nuevo en el blog',
      why: `Recibes esto una vez por semana porque esta dirección se confirmó para el boletín de ${product}.`,
      unsubscribe: 'Darse de baja',
    },
    accountWhy: `Recibes este mensaje porque esta dirección tiene una cuenta de ${product} o alguien la escribió para crear una.`,
  };
}

const TIDES = { rising: 'subiendo', falling: 'bajando' };
