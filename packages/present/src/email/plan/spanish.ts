import type { PlanWords } from './plan-words.ts';

export function spanishPlan(product: string): PlanWords {
  return {
    labels: { paid: 'Pagado', credited: 'Abonado', credit: 'Saldo usado', pays: 'Por' },
    receipt: {
      subject: (sum) => `Tu recibo de ${product}: ${sum}`,
      credited: (sum) => `Tu cambio de plan: ${sum} de saldo a favor`,
      changed: (tier) => `Ahora tienes ${tier}`,
      free: `Tu recibo de ${product}: no se cobró nada`,
      term: (tier, day) => `${tier} hasta el ${day}`,
      change: (tier, day) => `Cambio a ${tier}, hasta el ${day}`,
      next: (sum, day) => `El próximo cobro será de ${sum} el ${day}.`,
      nextFree: (day) => `El ${day}, cuando empieza el próximo año de tu plan, no se cobra nada.`,
      ends: (day) => `No se cobra nada más: tu plan termina el ${day}.`,
      open: 'Ver el recibo',
    },
    failed: {
      subjects: {
        1: `No se pudo cobrar tu plan de ${product}`,
        2: `Todavía no se pudo cobrar tu plan de ${product}`,
        3: `Último aviso: no se pudo cobrar tu plan de ${product}`,
      },
      lead: (sum, tier) => `No pudimos cobrar ${sum} a tu tarjeta por ${tier}.`,
      until: (tier, day) => `${tier} sigue activo hasta el ${day}. Sin el pago, a partir de entonces tendrás Basic.`,
      mend: 'Cambiar la tarjeta',
      again: 'También volvemos a probar la tarjeta nosotros. Si ya pagaste, no tienes que hacer nada.',
    },
    confirm: {
      subject: `Tu banco te pide que confirmes un pago a ${product}`,
      lead: (sum, tier) => `El pago de ${sum} por ${tier} se hace en cuanto lo confirmes con tu banco.`,
      until: (day) => `Tu plan sigue activo hasta el ${day}.`,
      open: 'Confirmar el pago',
    },
    ahead: {
      'trial-begins': {
        subject: (tier, day) => `Tu prueba de ${tier}: gratis hasta el ${day}`,
        lead: (sum, tier, day) =>
          `${tier} es tuyo, gratis hasta el ${day}. Ese día se cobrarán a tu tarjeta ${sum} por un año.`,
        free: (tier, day) =>
          `${tier} es tuyo, gratis hasta el ${day}. Ese día empieza un año. No se cobra nada por él.`,
      },
      'trial-ends': {
        subject: (tier, day) => `Tu prueba de ${tier} termina el ${day}`,
        lead: (sum, tier, day) => `El ${day} se cobrarán a tu tarjeta ${sum} por un año de ${tier}.`,
        free: (tier, day) => `El ${day} empieza un año de ${tier}. No se cobra nada por él.`,
      },
      'plan-renews': {
        subject: (tier, day) => `${tier} se renueva el ${day}`,
        lead: (sum, tier, day) => `El ${day} se cobrarán a tu tarjeta ${sum} por otro año de ${tier}.`,
        free: (tier, day) => `El ${day} empieza otro año de ${tier}. No se cobra nada por él.`,
      },
      'plan-resumed': {
        subject: (tier) => `Tu plan ${tier} continúa`,
        lead: (sum, tier, day) =>
          `Se anuló su cancelación. El ${day} se cobrarán a tu tarjeta ${sum} por un año de ${tier}.`,
        free: (tier, day) => `Se anuló su cancelación. El ${day} empieza un año de ${tier}. No se cobra nada por él.`,
      },
    },
    cancelled: {
      subject: (tier, day) => `${tier} está cancelado: es tuyo hasta el ${day}`,
      lead: (tier, day) =>
        `${tier} sigue siendo tuyo hasta el ${day}. Después termina por sí solo y no se cobra nada más.`,
      resume: '¿Prefieres conservarlo? Hasta entonces, abre tu suscripción y toca «Reanudar»: todo sigue como antes.',
    },
    moneyBack: {
      subject: (tier, day) => `Tu plan tras la devolución de un pago: ${tier} hasta el ${day}`,
      of: {
        change: (tier) => `Se te devolvió el pago del cambio de plan, así que tu plan vuelve a ser ${tier}.`,
        term: (tier, day) =>
          `Se te devolvió el pago de tu plazo. Lo que te regalaron sigue siendo tuyo: ${tier} hasta el ${day}.`,
      },
    },
    ended: {
      subject: (tier) => `Tu plan ${tier} terminó`,
      causes: {
        over: 'Se cumplió su plazo. No se cobra nada más.',
        unpaid: 'No se pudo cobrar en siete días. No se cobra nada más.',
        cancelled: 'Lo cancelaste antes de que se pudiera cobrar. No se cobra nada.',
        refunded: 'Se devolvió su pago. No se cobra nada más.',
        disputed: 'Su pago se reclamó en el banco. No se cobra nada más.',
        'gift-back': 'Se devolvió el pago de la tarjeta de regalo que te lo dio. No se cobra nada más.',
        'by-us': 'Lo terminamos nosotros. No se cobra nada más.',
      },
      basic: 'Ahora tienes Basic.',
      again: 'Elegir un plan',
    },
    later: {
      once: (sum, day) => `Después serán ${sum} el ${day}.`,
      yearly: (sum, day) => `A partir del ${day} serán ${sum} al año.`,
    },
    credit: (sum) => `Tu saldo a favor paga ${sum} del año.`,
    how: 'Puedes cancelar tu plan antes en cualquier momento: abre tu suscripción y toca «Cancelar la suscripción».',
    remindedOfTrial: 'Te volveremos a escribir tres días antes.',
    open: 'Abrir tu suscripción',
    why: `Recibes este mensaje porque tienes, o tuviste, un plan de pago de ${product}.`,
  };
}
