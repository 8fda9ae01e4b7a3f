import type en from './en';

export default {
  lead: 'नीचे दी गई बातें सुधारें, और फिर से भेजें। बाकी सब वैसा ही रहेगा जैसा आपने भेजा था।',
  words: 'पंचायत कार्यालय: “{words}”',
  failed: 'जो सुधारना है वह नहीं दिखाया जा सका',
  keep: '‘{paper}’ की रखने वाली फ़ाइलें',
  notAdded: '‘{paper}’ में जो फ़ाइल नहीं जोड़ी गई, उसे हटाएँ',
  changeSomething: 'ऊपर कुछ सुधारें, या पंचायत कार्यालय के लिए अपना जवाब लिखें',
  tooMany:
    '{over, plural, one {# दस्तावेज़} other {# दस्तावेज़}} हटाएँ: ज़्यादा से ज़्यादा {most, plural, one {# और जोड़ा जा सकता है।} other {# और जोड़े जा सकते हैं।}}',
} as const satisfies Record<keyof typeof en, string>;
