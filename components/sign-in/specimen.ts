/**
 * Four weeks of invented nights, for the strip beside the sign-in form. A row is its base price and its nights:
 * `121` an open price, `^163` held at the ceiling, `_84` held at the floor, `=150` a fixed override, `%145` a
 * percentage one, `#2` two blocked nights, `Direct:3:117` a stay of three nights and its rate, `Owner:4` an owner's.
 */
export interface SpecimenGroup {
  event: { name: string; effect: number; from: number; nights: number; impact: 1 | 2 | 3 };
  rows: readonly { base: number; nights: string }[];
}

export const specimen: readonly SpecimenGroup[] = [
  {
    event: { name: 'Christmas market', effect: 36, from: 7, nights: 19, impact: 3 },
    rows: [
      {
        base: 126,
        nights:
          'Direct:3:116 119 118 Booking:2:121 178 Airbnb:4:171 Direct:3:168 166 171 Airbnb:5:174 165 169 172 Direct:1:160',
      },
      {
        base: 114,
        nights:
          'Airbnb:4:103 Booking:2:104 109 156 ^160 151 154 149 146 150 158 ^160 152 Booking:4:138 149 155 ^160 Direct:2:144',
      },
      { base: 162, nights: 'Owner:4 Airbnb:5:182 Booking:2:219 Direct:4:205 #2 214 217 216 Airbnb:6:215' },
      {
        base: 144,
        nights:
          'Direct:2:136 Direct:3:122 Booking:4:161 Airbnb:5:167 181 178 Direct:3:188 184 179 Booking:5:182',
      },
    ],
  },
  {
    event: { name: '紅葉 Autumn leaves', effect: 42, from: 0, nights: 10, impact: 3 },
    rows: [
      {
        base: 31500,
        nights:
          'Booking:2:37200 Airbnb:2:38900 39800 38400 =38500 Airbnb:5:30400 30900 28100 28400 Rakuten:3:27600 29100 30200 Airbnb:6:31000',
      },
      {
        base: 28000,
        nights:
          '40200 Direct:1:38400 Airbnb:2:34300 Airbnb:2:35800 38700 Booking:2:39900 #4 26500 28700 28300 Rakuten:5:25900 27400 Direct:4:27900',
      },
      {
        base: 20500,
        nights:
          'Booking:3:24300 25800 24700 25300 Airbnb:7:21800 _18000 19700 19600 _18000 _18000 _18000 19100 20200 Airbnb:5:19900',
      },
      {
        base: 38000,
        nights:
          '54900 Airbnb:3:47500 Booking:3:49300 53200 57100 50900 Airbnb:2:32800 _35000 #3 _35000 35400 36800 Booking:4:37700 38100 39000 38999',
      },
    ],
  },
  {
    event: { name: 'Advent weekends', effect: 12, from: 3, nights: 23, impact: 2 },
    rows: [
      {
        base: 138,
        nights:
          '135 138 Airbnb:4:124 147 153 159 Booking:4:139 148 161 156 146 141 Vrbo:4:145 139 137 144 158',
      },
      {
        base: 156,
        nights:
          'Airbnb:1:153 Booking:3:140 Direct:2:156 165 Direct:4:168 =145 =145 166 177 179 164 161 Booking:6:158 163 162',
      },
      {
        base: 150,
        nights:
          '140 139 Airbnb:5:128 Airbnb:2:143 =130 =130 =130 145 146 159 162 150 147 Direct:3:152 155 163 Booking:3:147',
      },
      { base: 174, nights: 'Direct:3:160 Owner:7 178 173 175 182 190 195 180 171 Direct:5:174 179 186 185' },
      {
        base: 80,
        nights: 'Airbnb:4:78 Booking:3:79 Direct:2:88 Booking:6:82 Airbnb:2:86 84 91 94 Direct:4:83 79 82',
      },
      {
        base: 220,
        nights:
          '211 Booking:3:214 Direct:2:222 Airbnb:5:219 226 231 Booking:2:229 %258 %254 Direct:3:228 224 231 240 Airbnb:3:226',
      },
    ],
  },
  {
    event: { name: 'Art week', effect: 63, from: 11, nights: 5, impact: 3 },
    rows: [
      {
        base: 216,
        nights:
          'Booking:2:206 Vrbo:2:197 193 189 236 Expedia:2:227 214 201 195 306 Booking:2:294 ^340 ^340 202 198 Airbnb:5:204 211 219',
      },
      {
        base: 690,
        nights: 'Airbnb:5:688 Owner:5 Airbnb:4:975 ^1180 ^1180 Booking:3:661 684 702 731 Direct:4:690',
      },
      {
        base: 140,
        nights:
          'Booking:2:136 132 133 131 164 161 Expedia:2:151 135 133 212 216 224 Vrbo:4:182 148 139 141 Airbnb:5:138',
      },
      {
        base: 396,
        nights:
          'Booking:3:358 362 Expedia:2:391 448 Booking:5:426 577 608 671 634 372 369 381 Airbnb:6:388 402',
      },
      {
        base: 290,
        nights: 'Direct:4:284 281 338 Airbnb:3:312 _250 _250 Booking:4:349 462 471 289 _250 _250 Vrbo:6:277',
      },
    ],
  },
  {
    event: { name: 'Christkindlmarkt', effect: 16, from: 5, nights: 21, impact: 2 },
    rows: [
      {
        base: 174,
        nights:
          'Booking:5:156 Airbnb:2:196 Booking:3:204 201 197 199 208 214 Direct:4:202 196 199 Airbnb:5:193',
      },
      {
        base: 150,
        nights:
          'Booking:2:151 Owner:2 Airbnb:2:155 169 174 172 Direct:5:168 176 %185 %185 171 166 Booking:5:170 174 169',
      },
      {
        base: 136,
        nights:
          'Airbnb:1:137 Booking:2:139 Direct:1:132 131 151 158 Airbnb:4:149 153 156 162 160 148 Booking:6:150 155 149 148 151',
      },
    ],
  },
];
