import type en from './en';

export default {
  many: 'नहीं जोड़ी गई: साथ में ज़्यादा से ज़्यादा {most, plural, one {# दस्तावेज़ भेजा जा सकता है।} other {# दस्तावेज़ भेजे जा सकते हैं।}}',
  'paper-many':
    'नहीं जोड़ी गई: इस कागज़ के लिए {most, plural, one {# फ़ाइल दी जा सकती है।} other {ज़्यादा से ज़्यादा # फ़ाइलें दी जा सकती हैं।}}',
  duplicate: 'नहीं जोड़ी गई: यह फ़ाइल पहले से सूची में है।',
  refused: '{name}। {problem}',
} as const satisfies Record<keyof typeof en, string>;
