import type { Etiquette } from './rules.ts';

export const etiquette: Etiquette = {
  title: 'Etiqueta del surf',
  lead: 'Seis cosas que nos cuidan a todos y mantienen el buen ambiente.',
  rules: {
    'right-of-way': {
      title: 'La preferencia',
      text: 'Quien está más cerca del pico tiene la ola: la preferencia es de quien está más cerca de donde rompe. Si dos la toman desde lados opuestos del pico, cada uno va por su lado.',
      labels: ['va', 'espera'],
    },
    'dropping-in': {
      title: 'No robes la ola',
      text: 'Nunca arranques en una ola que alguien ya surfea o está a punto de tomar. Mira hacia el pico antes de remar, siempre. Si lo hiciste sin querer: sal de la ola y pide perdón.',
      labels: ['tiene la ola', 'la roba'],
    },
    snaking: {
      title: 'No te cueles',
      text: 'Rodear remando a alguien para quedar más cerca del pico es colarse en la fila. Va primero quien más esperó. La ola pasa, la hayas tenido o no; la siguiente puede ser tuya.',
      labels: ['esperaba', 'lo rodea'],
    },
    'paddling-out': {
      title: 'Rema alrededor',
      text: 'Entra por el canal, no por las olas que otros surfean. Si alguien viene hacia ti, pasa por detrás, por la espuma, aunque te cueste la ola.',
      labels: ['alrededor', 'o detrás, por la espuma'],
    },
    'holding-the-board': {
      title: 'No sueltes la tabla',
      text: 'Una tabla suelta es tan dura como parece, y el leash es más largo de lo que crees. Mira atrás antes de pasar por debajo de una ola, y no la sueltes nunca si hay gente cerca.',
      labels: ['una tabla con leash ocupa 6 m (20 ft)'],
    },
    respect: {
      title: 'Respeto',
      text: 'Saluda. Conoce lo que puedes surfear y elige la playa para ello. Comparte olas, ayuda a quien esté en apuros, haz caso a los salvavidas y llévate tu basura, y alguna ajena.',
      labels: [],
    },
  },
};
