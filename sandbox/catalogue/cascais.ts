import { type Home, homesIn } from './home.ts';

export const SMALL_HOMES = [
  ...homesIn('Centro', [
    ['Estúdio da Rua Amarela', 'Rua Afonso Sanches 21', 0, 'Studio'],
    ['Casa do Farol Velho', 'Rua dos Navegantes 48', null, 'House'],
  ]),
];

export const COUNTRYSIDE_HOMES: readonly Home[] = homesIn('Vale de Rocins', [
  ['Monte da Azinheira', 'Estrada Municipal 1002', 3, 'House'],
]).map((home) => ({ ...home, unpriced: true }));

export const GROWING_HOMES = [
  ...homesIn('Centro', [
    ['Largo Camões Terraço', 'Largo Luís de Camões 14', 2, 'Apartment'],
    ['Azulejo da Baía', 'Rua Frederico Arouca 90', 1, 'Apartment'],
    ['Pátio das Gaivotas', 'Beco dos Inválidos 6', 3, 'House'],
  ]),
  ...homesIn('Estoril', [
    ['Tamariz Frente Mar 5E', 'Avenida Marginal 7034', 2, 'Apartment'],
    ['Jardim do Casino Studio', 'Rua de Lisboa 11', 0, 'Studio'],
  ]),
  ...homesIn('Guincho', [['Dunas do Guincho', 'Rua da Areia 1460', 4, 'Villa']]),
  ...homesIn('Monte Estoril', [['Chalet das Buganvílias', 'Avenida Faial 37', 3, 'House']]),
  ...homesIn('Carcavelos', [['Surf Loft Carcavelos', 'Rua do Lombo 82', 1, 'Loft']]),
];

/** For the portfolio that is slow to answer. */
export const UNHURRIED_HOMES = [
  ...homesIn('Estoril', [
    ['Villa Sossego', 'Rua do Viveiro 260', 4, 'Villa'],
    ['Poça Beach Apartment', 'Rua Olivença 9', 2, 'Apartment'],
  ]),
  ...homesIn('Monte Estoril', [
    ['Torre do Monte 3A', 'Rua do Pinheiro 55', 1, 'Apartment'],
    ['Casa da Figueira', 'Rua das Rosas 18', 2, 'House'],
  ]),
];

/** For the portfolio whose system is down. */
export const DARK_HOMES = homesIn('Carcavelos', [
  ['Marginal Vista 2D', 'Avenida Marginal 8112', 2, 'Apartment'],
  ['Quinta Pequena', 'Rua de Sassoeiros 73', 3, 'House'],
]);
