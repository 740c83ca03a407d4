import { type Home, homesIn } from './home.ts';

const GUESTHOUSE: Home = {
  title: 'Gästehaus Pegnitzblick',
  place: 'Altstadt',
  street: 'Hintere Insel Schütt 12',
  bedrooms: 5,
  kind: 'Guesthouse',
  units: [
    'Pegnitzblick, Zimmer Sachs',
    'Pegnitzblick, Zimmer Behaim',
    'Pegnitzblick, Zimmer Pirckheimer',
    'Pegnitzblick, Familiensuite Dürer',
  ],
};

export const FRANCONIAN_HOMES = [
  ...homesIn('Altstadt', [
    ['Am Hauptmarkt 7', 'Hauptmarkt 7', 2, 'Apartment'],
    ['Trödelmarkt mit Flussblick', 'Trödelmarkt 31', 1, 'Apartment'],
    ['Weißgerbergasse unterm Dach', 'Weißgerbergasse 18', 1, 'Loft'],
    ['Henkersteg Altstadtstudio', 'Maxplatz 40', 0, 'Studio'],
    ['Kornmarkt Stadthaus', 'Kornmarkt 5', 3, 'Townhouse'],
    ['Unschlittplatz Gartenwohnung', 'Unschlittplatz 9', 2, 'Apartment'],
    ['Lorenzer Turmzimmer', 'Karolinenstraße 22', 1, 'Apartment'],
  ]),
  GUESTHOUSE,
  ...homesIn('Sebald', [
    ['Burgviertel Fachwerk', 'Obere Schmiedgasse 58', 2, 'House'],
    ['Tiergärtnertor Atelier', 'Tiergärtnerplatz 3', 1, 'Loft'],
    ['Füll 11, Renaissancehof', 'Füll 11', 3, 'Apartment'],
    ['Egidienberg mit Kaminofen', 'Egidienplatz 27', 2, 'Apartment'],
    ['Kleines Haus am Ölberg', 'Am Ölberg 14', 1, 'House'],
    ['Tetzelgasse Maisonette', 'Tetzelgasse 20', 2, 'Apartment'],
  ]),
  ...homesIn('Gostenhof', [
    ['GoHo Hinterhofloft', 'Austraße 70', 1, 'Loft'],
    ['Kaffeerösterei Gostenhof', 'Adam-Klein-Straße 41', 2, 'Apartment'],
    ['Petra-Kelly-Platz 2. OG', 'Petra-Kelly-Platz 4', 2, 'Apartment'],
    ['Bauerngasse Studio', 'Bauerngasse 33', 0, 'Studio'],
    ['Druckerei am Jamnitzerpark', 'Jamnitzerstraße 8', 3, 'Loft'],
    ['Fürther Straße Altbau', 'Fürther Straße 64', 3, 'Apartment'],
  ]),
  ...homesIn('Südstadt', [
    ['Aufseßplatz Balkonwohnung', 'Wölckernstraße 17', 1, 'Apartment'],
    ['Kopernikusplatz Jugendstil', 'Kopernikusplatz 12', 2, 'Apartment'],
    ['Wodanstraße Familienwohnung', 'Wodanstraße 45', 3, 'Apartment'],
    ['Hummelsteiner Gartenstudio', 'Hummelsteiner Weg 51', 0, 'Studio'],
    ['Maffeiplatz Ziegelloft', 'Maffeiplatz 6', 2, 'Loft'],
  ]),
  ...homesIn('Langwasser', [
    ['Messe Süd Apartment 3.14', 'Karl-Schönleben-Straße 60', 1, 'Apartment'],
    ['Valznerweiher Waldhaus', 'Valznerweiherstraße 105', 4, 'House'],
    ['Glogauer Terrassenwohnung', 'Glogauer Straße 28', 2, 'Apartment'],
    ['Kongressblick Zweizimmer', 'Breslauer Straße 211', 1, 'Apartment'],
    ['Zollhaus Reihenhaus', 'Liegnitzer Straße 19', 3, 'Townhouse'],
  ]),
];

/** For the portfolio whose key is refused. */
export const LOCKED_HOMES = homesIn('Altstadt', [
  ['Nonnengasse Dachstudio', 'Nonnengasse 16', 0, 'Studio'],
  ['Peuntgasse Stadtwohnung', 'Peuntgasse 5', 2, 'Apartment'],
  ['Katharinenruine Blick', 'Peter-Vischer-Straße 14', 1, 'Apartment'],
]);
