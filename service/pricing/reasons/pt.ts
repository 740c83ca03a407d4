import type { Count, Messages } from './messages.ts';

const WEEKDAYS = [
  'às segundas-feiras',
  'às terças-feiras',
  'às quartas-feiras',
  'às quintas-feiras',
  'às sextas-feiras',
  'aos sábados',
  'aos domingos',
];
const PARTS = { early: 'No início', mid: 'Em meados', late: 'No fim' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'dia' : 'dias'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const pt: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `${PARTS[part]} de ${month}, os preços ficam ${difference} ${isAbove ? 'acima' : 'abaixo'} do nível habitual.`,
    weekday: (weekday, month, difference, isAbove) =>
      `Em ${month}, ${WEEKDAYS[weekday]} os preços ficam ${difference} ${isAbove ? 'acima' : 'abaixo'} da média.`,
    event: (name, difference, isAbove) =>
      `“${name}” faz os preços do seu mercado ${isAbove ? 'subirem' : 'caírem'} ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `Em torno desta noite, a sua ocupação é de ${listing}.`
        : `Em torno desta noite, a sua ocupação é de ${listing}; a do mercado, de ${market}.`,
    pacing: (booked, usual) =>
      `${booked} dos imóveis comparáveis estão reservados para esta noite; o habitual a esta altura é ${usual}.`,
    review: (rating, date, mean) =>
      `A avaliação de ${date} deu ${rating} estrelas, bem abaixo da sua média de ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `A sua regra para noites a até ${days(count)}: ${change}.`
        : `A sua regra para noites a ${days(count)} ou mais: ${change}.`,
    lateChance: (count, chance) =>
      `Das noites como esta ainda livres ${days(count)} antes, ${chance} são vendidas.`,
    lateToday: (chance) => `Das noites como esta ainda livres no próprio dia, ${chance} são vendidas.`,
    farAhead: (count) => `Faltam ${count} dias: há tempo para esperar um preço melhor.`,
    gap: ({ text, isOne }) =>
      isOne
        ? 'Um intervalo de uma noite é difícil de preencher.'
        : `Um intervalo de ${text} noites é difícil de preencher.`,
    noCheckin: 'A noite anterior está ocupada e não é possível fazer check-in neste dia.',
    noCheckout: 'A noite seguinte está ocupada e não é possível fazer check-out na manhã seguinte.',
  },
  steps: {
    season: 'Temporada',
    highDemand: 'Alta procura',
    lowDemand: 'Baixa procura',
    occupancy: 'Ocupação',
    pacing: 'Ritmo de reservas',
    review: 'Avaliação recente',
    leadTime: 'Antecedência',
    gap: ({ text, isOne }) => `Intervalo de ${text} ${isOne ? 'noite' : 'noites'}`,
    besideBooking: 'Ao lado de uma reserva',
    heldAtFloor: (price) => `Mantido no mínimo de ${price}`,
    heldAtCeiling: (price) => `Mantido no máximo de ${price}`,
    rounding: 'Arredondamento',
    ownPrice: 'O seu preço',
    ownAdjustment: 'O seu ajuste',
  },
  rules: {
    serviceMinimum: 'Menor preço permitido',
    minPrice: 'Preço mínimo',
    maxPrice: 'Preço máximo',
    noMinStay: 'Sem estadia mínima definida',
    minStay: 'Estadia mínima',
    gapFill: 'Preenchimento de intervalos',
    weekday: (weekday) => capital(WEEKDAYS[weekday] ?? ''),
    season: (dates) => `Temporada ${dates}`,
    lead: (count, direction) =>
      direction === 'within' ? `A até ${days(count)}` : `A ${days(count)} ou mais`,
  },
  summary: {
    unmoved: (base) => `Nada afasta esta noite do seu preço base de ${base}.`,
    moved: (causes, base, price) => `${causes}: esta noite passa do preço base de ${base} para ${price}.`,
    heldAtFloor: (price) => `O mínimo de ${price} a sustenta.`,
    heldAtCeiling: (price) => `O máximo de ${price} a limita.`,
    ownPrice: (price) => `O seu próprio preço de ${price} substitui a sugestão.`,
    ownAdjustment: (change, price) => `Com o seu ajuste de ${change}, fica em ${price}.`,
    separator: ' ',
  },
};
