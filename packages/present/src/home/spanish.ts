import { grouped } from '../texts/grouped.ts';
import type { HomeWords } from './home-words.ts';

const COASTS = { pacific: 'El Pacífico', atlantic: 'El Atlántico', gulf: 'El Golfo' };

export const spanish: HomeWords = {
  today: (coast, weekday, dayMonth) => `${COASTS[coast]} hoy, ${weekday} ${dayMonth}`,
  landfalls: {
    oahu: 'Oahu',
    kauai: 'Kauai',
    maui: 'Maui',
    'big-island': 'la Isla Grande',
    washington: 'Washington',
    oregon: 'Oregón',
    'northern-california': 'el norte de California',
    'southern-california': 'el sur de California',
    'new-england': 'Nueva Inglaterra',
    'new-york': 'Nueva York',
    'new-jersey': 'Nueva Jersey',
    delmarva: 'Delaware y Maryland',
    carolinas: 'las Carolinas',
    florida: 'Florida',
    'puerto-rico': 'Puerto Rico',
    texas: 'Texas',
    louisiana: 'Luisiana',
    'florida-gulf': 'el noroeste de Florida',
  },
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  swell: (seconds, from, landfall, height) =>
    `Un mar de fondo de ${seconds} segundos y ${height} está llegando ${to(landfall)} desde el ${from}.`,
  windSea: (seconds, from, landfall, height) =>
    `Sin mar de fondo largo: el viento levanta en ${landfall} un mar de ${height} y ${seconds} segundos del ${from}.`,
  left: (distance, day, next) =>
    `Nació en una tormenta a ${distance} el ${day}${next ? `; después, el ${next.day}, llega ${to(next.landfall)}` : ''}.`,
  miles: (count) => `${grouped(count)} millas`,
  km: (count) => `${grouped(count)} km`,
  on: (dayMonth) => dayMonth,
};

/** Adds the Spanish preposition: 'al norte de California', 'a la Isla Grande', 'a Oahu'. */
function to(landfall: string): string {
  return landfall.startsWith('el ') ? `al ${landfall.slice('el '.length)}` : `a ${landfall}`;
}
