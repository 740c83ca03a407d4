import { homesIn } from './home.ts';

export const KYOTO_HOMES = [
  ...homesIn('Gion', [
    ['祇園 町家「月影」', '祇園町南側 570', 2, 'Machiya'],
    ['白川のほとり 一棟貸し', '元吉町 54', 3, 'Machiya'],
    ['Gion Lantern House', 'Hanamikoji-dori 216', 2, 'Machiya'],
    ['花見小路の小さな宿', '小松町 11', 1, 'Apartment'],
    ['Kamogawa Willow Room', 'Miyagawasuji 4-318', 0, 'Studio'],
  ]),
  ...homesIn('Higashiyama', [
    ['東山 茶屋の離れ', '清水 3-341', 1, 'Machiya'],
    ['八坂の塔 見晴らし邸', '八坂上町 388', 3, 'Machiya'],
    ['Kiyomizu Slope Townhouse', 'Gojobashi-higashi 5-488', 2, 'Townhouse'],
    ['Pottery Lane Studio', 'Kaneicho 470', 0, 'Studio'],
    ['石塀小路「灯」', '下河原町 463', 2, 'Machiya'],
    ['Temple Gate Family House', 'Imagumano 12', 4, 'House'],
  ]),
  ...homesIn('Nishijin', [
    ['西陣 織屋の家', '大宮通今出川上る 185', 3, 'Machiya'],
    ['Weaver’s Court Loft', 'Chiekoin-dori 622', 1, 'Loft'],
    ['千本釈迦堂そばの町家', '溝前町 102', 2, 'Machiya'],
    ['Nishijin Indigo Apartment', 'Imadegawa-dori 810', 1, 'Apartment'],
    ['北野の梅 二階家', '紙屋川町 849', 2, 'House'],
  ]),
  ...homesIn('Nakagyo', [
    ['Nijo Garden Apartment 502', 'Oike-dori 330', 2, 'Apartment'],
    ['錦小路 商家ステイ', '錦小路通富小路 211', 2, 'Machiya'],
    ['Sanjo Arcade Studio', 'Sanjo-dori 67', 0, 'Studio'],
    ['烏丸御池の静かな部屋', '龍池町 448', 1, 'Apartment'],
    ['Takase Canal Flat', 'Kiyamachi-dori 140', 1, 'Apartment'],
  ]),
  ...homesIn('Fushimi', [
    ['伏見 酒蔵通りの家', '南浜町 247', 3, 'House'],
    ['Momoyama Hillside Home', 'Momoyama-cho 38', 3, 'House'],
    ['中書島 川港の宿', '葭島矢倉町 19', 2, 'House'],
    ['Inari Foxglove Room', 'Fukakusa 68', 1, 'Apartment'],
    ['Sake Barrel Studio', 'Aburakake-cho 15', 0, 'Studio'],
  ]),
];

/** For the portfolio whose listing read fails as a whole. */
export const BROKEN_HOMES = homesIn('Nakagyo', [
  ['六角堂 隠れ町家', '六角通東洞院 230', 2, 'Machiya'],
  ['Teramachi Paper Shop Loft', 'Teramachi-dori 505', 1, 'Loft'],
  ['御所南のアパート', '竹屋町通 118', 1, 'Apartment'],
  ['Ebisugawa Furniture Row', 'Ebisugawa-dori 77', 3, 'Townhouse'],
]);
