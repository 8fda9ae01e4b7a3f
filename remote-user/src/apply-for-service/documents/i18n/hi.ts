import type en from './en';

export default {
  type: 'नहीं जोड़ी गई: PDF, DOC, DOCX, JPG या PNG फ़ाइल चुनें।',
  empty: 'नहीं जोड़ी गई: यह फ़ाइल खाली है।',
  content: 'नहीं जोड़ी गई: यह असल में {ending} फ़ाइल नहीं है।',
  size: 'नहीं जोड़ी गई: यह फ़ाइल {size} की है; सीमा 5 MB है।',
  unreadable: 'नहीं जोड़ी गई: यह फ़ाइल पढ़ी नहीं जा सकती।',
  many: 'नहीं जोड़ी गई: साथ में ज़्यादा से ज़्यादा {most, plural, one {# दस्तावेज़ भेजा जा सकता है।} other {# दस्तावेज़ भेजे जा सकते हैं।}}',
  'paper-type': 'नहीं जोड़ी गई: {endings} प्रकार की फ़ाइल चुनें।',
  'paper-many':
    'नहीं जोड़ी गई: इस कागज़ के लिए {most, plural, one {# फ़ाइल दी जा सकती है।} other {ज़्यादा से ज़्यादा # फ़ाइलें दी जा सकती हैं।}}',
  duplicate: 'नहीं जोड़ी गई: यह फ़ाइल पहले से सूची में है।',
  refused: '{name}। {problem}',
} as const satisfies Record<keyof typeof en, string>;
