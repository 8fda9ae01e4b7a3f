import type en from './en';

export default {
  title: '{count, plural, one {एक रिकॉर्ड नहीं पढ़ा जा सका} other {# रिकॉर्ड नहीं पढ़े जा सके}}',
  text: 'जो नहीं पढ़ा जा सका, वह यहाँ नहीं है, इसलिए कोई सूची या संख्या अधूरी हो सकती है। कृपया यह पोर्टल चलाने वालों को बताएँ।',
} as const satisfies Record<keyof typeof en, string>;
