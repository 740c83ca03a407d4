import type { Messages } from './messages.ts';

const WEEKDAYS = ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'];
const PARTS = { early: '上旬', mid: '中旬', late: '下旬' };

export const ja: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `${month}${PARTS[part]}の料金は、通常の水準より${difference}${isAbove ? '高く' : '低く'}なります。`,
    weekday: (weekday, month, difference, isAbove) =>
      `${month}の${WEEKDAYS[weekday]}の料金は、平均より${difference}${isAbove ? '高く' : '低く'}なります。`,
    event: (name, difference, isAbove) =>
      `「${name}」により、エリアの料金が${difference}${isAbove ? '上がります' : '下がります'}。`,
    occupancy: (listing, market) =>
      market === null
        ? `この日の前後の稼働率は${listing}です。`
        : `この日の前後の稼働率は${listing}、エリア全体では${market}です。`,
    pacing: (booked, usual) =>
      `この日は同じタイプの物件の${booked}が予約済みです。この時期の通常は${usual}です。`,
    review: (rating, date, mean) => `${date}のレビューは星${rating}で、平均の${mean}を大きく下回りました。`,
    ownLeadRule: (days, direction, change) =>
      direction === 'within'
        ? `${days.text}日前以内の宿泊日に対するお客様のルール：${change}。`
        : `${days.text}日以上先の宿泊日に対するお客様のルール：${change}。`,
    lateChance: (days, chance) =>
      `${days.text}日前に空いている同様の宿泊日のうち、予約が入るのは${chance}です。`,
    lateToday: (chance) => `当日に空いている同様の宿泊日のうち、予約が入るのは${chance}です。`,
    farAhead: (days) => `宿泊日まで${days}日あるため、より良い料金での予約を待つ余裕があります。`,
    gap: ({ text }) => `予約と予約の間の${text}泊の空きは埋まりにくい傾向があります。`,
    noCheckin: '前日が埋まっており、この日はチェックインができません。',
    noCheckout: '翌日が埋まっており、翌朝はチェックアウトができません。',
  },
  steps: {
    season: 'シーズン',
    highDemand: '需要の高い日',
    lowDemand: '需要の低い日',
    occupancy: '稼働率',
    pacing: '予約のペース',
    review: '最近のレビュー',
    leadTime: 'リードタイム',
    gap: ({ text }) => `${text}泊の空き`,
    besideBooking: '予約に隣接する日',
    heldAtFloor: (price) => `下限料金${price}を適用`,
    heldAtCeiling: (price) => `上限料金${price}を適用`,
    rounding: '端数処理',
    ownPrice: 'ご指定の料金',
    ownAdjustment: 'ご指定の調整',
  },
  rules: {
    serviceMinimum: '設定できる最低料金',
    minPrice: '最低料金',
    maxPrice: '最高料金',
    noMinStay: '最低宿泊数の設定なし',
    minStay: '最低宿泊数',
    gapFill: '空き日の調整',
    weekday: (weekday) => WEEKDAYS[weekday] ?? '',
    season: (dates) => `シーズン ${dates}`,
    lead: (days, direction) => (direction === 'within' ? `${days.text}日前以内` : `${days.text}日以上先`),
  },
  summary: {
    unmoved: (base) => `この日の料金は基本料金の${base}のままです。`,
    moved: (causes, base, price) =>
      `${causes}により、この日の料金は基本料金の${base}から${price}になります。`,
    heldAtFloor: (price) => `下限料金の${price}が適用されています。`,
    heldAtCeiling: (price) => `上限料金の${price}が適用されています。`,
    ownPrice: (price) => `ご指定の料金${price}が提案料金に代わります。`,
    ownAdjustment: (change, price) => `ご指定の${change}の調整により${price}になります。`,
    separator: '',
  },
};
