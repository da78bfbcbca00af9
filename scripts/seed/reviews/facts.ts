import type { ReviewFactsSeed } from '../seedTypes.ts'

/** What the table of each review says, by the id of the review; tests agree with its text. */
export const reviewFacts: Readonly<Record<number, ReviewFactsSeed>> = {
  1: {
    price: '$$',
    dimensions: '11 inches wide, 14 inches deep, 12 inches high (28 × 36 × 30 cm)',
    weight: '12 pounds (5.4 kg)',
    updated: '2025-09-01',
    tested: {
      when: 'June 2 to August 18, 2025',
      duration: 'Eleven weeks',
      how: '31 dinners for three people, in a kitchen at 70 to 82°F (21 to 28°C)',
    },
    alternatives: ['reviews/11', 'reviews/14'],
  },
  2: {
    price: '$$$$',
    dimensions: '9 inches wide, 13 inches deep, 14 inches high (23 × 33 × 36 cm)',
    weight: '20 pounds (9.1 kg)',
    updated: '2025-10-06',
    tested: {
      when: 'September 6 to 30, 2025',
      how: '52 shots, with water filtered to 90 ppm',
    },
    alternatives: ['reviews/29'],
  },
  3: {
    price: '$$$',
    dimensions: '13 inches wide, 10 inches deep, 7 inches high (33 × 25 × 18 cm)',
    weight: '12 pounds (5.4 kg)',
    updated: '2025-09-22',
    tested: {
      when: 'From January 19, 2025',
      duration: 'Eight months',
      how: 'Ten short ribs in two batches, onion soup, round loaves and a double batch of chili',
    },
    alternatives: ['reviews/10'],
  },
  4: {
    price: '$$',
    dimensions: '13 inches wide, 13 inches deep, 13 inches high (33 × 33 × 33 cm)',
    weight: '12½ pounds (5.7 kg)',
    updated: '2025-05-12',
    tested: {
      when: 'From March 9, 2025',
      duration: 'Seven weeks of weekdays',
      how: 'Chana masala, chili and rice; two stages in a row 19 times',
    },
    alternatives: ['reviews/19', 'reviews/3'],
  },
  5: {
    price: '$$$$',
    dimensions: '9 inches wide, 15 inches deep, 14 inches high (23 × 38 × 36 cm)',
    weight: '24 pounds (10.9 kg)',
    updated: '2025-04-07',
    tested: {
      when: 'January to March 2025',
      how: '26 batches of dough, meringue and cookies',
    },
    alternatives: ['reviews/22'],
  },
  6: {
    price: '$$',
    dimensions: '8-inch (20 cm) blade, 13 inches (33 cm) overall',
    weight: '9 ounces (255 g)',
    updated: '2025-06-02',
    tested: {
      when: 'March 2 to May 25, 2025',
      duration: 'Thirteen Sundays',
      how: 'Onions, a cabbage and a butternut squash, the same half hour at the same board',
    },
    alternatives: ['reviews/20'],
  },
  7: {
    price: '$$',
    updated: '2025-07-08',
    tested: {
      when: 'From April 1, 2025',
      duration: 'Until the thirteenth week',
      how: 'Tasted every Tuesday, from a cupboard at 66 to 72°F (19 to 22°C)',
    },
  },
  8: {
    price: '$',
    weight: '8.5 ounces (240 g)',
    updated: '2025-10-13',
    tested: {
      when: 'From May 11, 2025',
      duration: 'Five months',
      how: '24 mounds of cookie dough at 375°F (190°C), and ten level teaspoons on a scale',
    },
  },
  9: {
    price: '$$',
    dimensions: '6 inches (15 cm) long when folded',
    weight: '3 ounces (85 g)',
    updated: '2025-10-01',
    tested: {
      when: 'May 5 to 9, then to the end of September 2025',
      duration: 'Five days, then five months on one coin cell',
      how: '60 readings against a laboratory thermometer',
    },
  },
  10: {
    price: '$$',
    dimensions: '12 inches (30 cm) across, 19 inches (48 cm) with the handle',
    weight: '8 pounds (3.6 kg)',
    updated: '2025-04-14',
    tested: {
      when: 'February 5 to March 30, 2025',
      duration: '40 suppers',
      how: 'Bacon, cornbread and roast potatoes, with an egg now and then',
    },
    alternatives: ['reviews/3'],
  },
  11: {
    price: '$$$',
    dimensions: '16 inches wide, 15 inches deep, 13 inches high (41 × 38 × 33 cm)',
    weight: '19 pounds (8.6 kg)',
    updated: '2025-05-19',
    tested: {
      when: 'April 7 to May 2, 2025',
      how: '22 suppers, a main on one side and a vegetable on the other',
    },
    alternatives: ['reviews/1'],
  },
  12: {
    price: '$$',
    updated: '2025-03-24',
    tested: {
      when: 'March 15, 2025',
      how: 'A blind tasting by three, and pours at 68°F (20°C) and 120°F (49°C)',
    },
  },
  13: {
    price: '$$$',
    updated: '2025-04-28',
    tested: {
      when: 'From April 6, 2025',
      how: 'Panna cotta set for four hours at 38°F (3°C), and two batches of brownies for five tasters',
    },
  },
  14: {
    price: '$$$',
    dimensions: '19 inches wide, 15 inches deep, 11 inches high (48 × 38 × 28 cm)',
    weight: '17 pounds (7.7 kg)',
    updated: '2025-06-09',
    tested: {
      when: 'May 1 to 30, 2025',
      duration: 'A month',
      how: 'Toast, wings, fries, banana bread, granola and pizza',
    },
    alternatives: ['reviews/1'],
  },
  15: {
    price: '$$$$',
    dimensions: '8 inches wide, 9 inches deep, 19 inches high (20 × 23 × 48 cm)',
    weight: '11 pounds (5 kg)',
    updated: '2025-10-13',
    tested: {
      when: 'October 4 to 6, 2025',
      how: 'Three batches of roasted tomato soup, each strained afterward through a fine sieve',
    },
    alternatives: ['reviews/22'],
  },
  16: {
    price: '$',
    updated: '2025-03-10',
    tested: {
      when: 'February 23, 2025',
      how: 'Banana bread at the second attempt, and a pan heated until the oil smoked',
    },
    alternatives: ['reviews/7'],
  },
  17: {
    price: '$$',
    updated: '2025-05-05',
    tested: {
      when: 'March 10 to April 20, 2025',
      duration: 'Six weeks',
      how: 'Every meal seasoned from these jars and nothing else',
    },
  },
  18: {
    price: '$$',
    dimensions: '5 inches wide, 5 inches deep, 9 inches high (13 × 13 × 23 cm)',
    weight: '2 pounds (0.9 kg)',
    updated: '2025-09-15',
    tested: {
      when: 'From July 14, 2025',
      duration: 'Eight weeks',
      how: '50 timed brews, thirty grams of coffee to 500 grams of water',
    },
    alternatives: ['reviews/29'],
  },
  19: {
    price: '$$',
    dimensions: '14 inches wide, 14 inches deep, 14 inches high (36 × 36 × 36 cm)',
    weight: '15 pounds (6.8 kg)',
    updated: '2025-03-17',
    tested: {
      when: 'From February 3, 2025',
      how: 'Stock, short ribs and black beans; three pots filled to the line and timed',
    },
    alternatives: ['reviews/4'],
  },
  20: {
    price: '$$$',
    dimensions: '7-inch (18 cm) blade, 12 inches (30 cm) overall',
    weight: '6 ounces (170 g)',
    updated: '2025-05-26',
    tested: {
      when: 'From March 2, 2025',
      duration: 'Nine weeks without a stone, and the tenth',
      how: 'Daily prep, and newsprint to judge the edge by',
    },
    alternatives: ['reviews/6'],
  },
  21: {
    price: '$',
    dimensions: '18 by 13 inches (46 × 33 cm), with a rim of 1 inch (2.5 cm)',
    weight: '2 pounds (0.9 kg) each',
    updated: '2025-09-08',
    tested: {
      when: 'From November 2, 2024',
      duration: 'Ten months',
      how: 'Rosemary chicken and roots on one pan and on both, twelve cookies beside a dark pan',
    },
  },
  22: {
    price: '$',
    dimensions: '3 inches wide, 3 inches deep, 15 inches high (8 × 8 × 38 cm)',
    weight: '2 pounds (0.9 kg)',
    updated: '2025-07-07',
    tested: {
      when: 'June 2025',
      how: 'Mayonnaise on five mornings, soups, and a frozen smoothie in five bursts',
    },
    alternatives: ['reviews/15', 'reviews/5'],
  },
  23: {
    price: '$',
    dimensions: '8 inches wide, 9 inches deep, 1 inch high (20 × 23 × 2.5 cm)',
    weight: '1 pound (450 g)',
    updated: '2025-06-16',
    tested: {
      when: 'June 8, 2025',
      how: 'Five nickels at every corner at 73°F (23°C), and 2 g of yeast sprinkled ten times',
    },
  },
  24: {
    price: '$$$',
    dimensions: '18 by 12 inches, 2 inches thick (46 × 30 × 5 cm)',
    weight: '9½ pounds (4.3 kg)',
    updated: '2025-07-14',
    tested: {
      when: 'April to June 2025',
      how: 'The same chopping here and on plastic, three coats of oil, and a chicken carved',
    },
  },
  25: {
    price: '$',
    updated: '2025-06-09',
    tested: {
      when: 'May 1 to 31, 2025',
      how: 'Every use of the four tallied on the refrigerator door',
    },
  },
  26: {
    price: '$',
    dimensions: '15 inches (38 cm) long',
    weight: '4 ounces (113 g)',
    updated: '2025-10-13',
    tested: {
      when: 'October 5, 2025',
      duration: 'A year of use before',
      how: 'Three lemons against the clock, and cups of Parmesan on a scale',
    },
  },
  27: {
    price: '$$',
    weight: '12 ounces (340 g)',
    updated: '2025-10-16',
    tested: {
      when: 'September 8 to October 14, 2025',
      how: 'The same 20 grams every third day; as pour-over, drip and espresso',
    },
    alternatives: ['reviews/28'],
  },
  28: {
    price: '$$',
    weight: '4 ounces (113 g)',
    updated: '2025-08-04',
    tested: {
      when: 'July 27, 2025',
      how: 'Four tasters, and a cup poured off at every half minute from two to six',
    },
    alternatives: ['reviews/27'],
  },
  29: {
    price: '$',
    dimensions: '9 inches wide, 13 inches deep, 15 inches high (23 × 33 × 38 cm)',
    weight: '7 pounds (3.2 kg)',
    updated: '2025-09-08',
    tested: {
      when: 'August 16, 2025',
      how: 'Three full pots for eight guests, then five of four cups each',
    },
    alternatives: ['reviews/18'],
  },
}
