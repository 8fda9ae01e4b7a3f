import type en from './en';

export default {
  title: 'खाता बनाएँ',
  documentTitle: 'नागरिक सेवा के लिए खाता बनाएँ',
  lead: 'आज ही हमारे साथ जुड़ें!',
  name: 'पूरा नाम',
  nameHint: 'जैसा आपके कागज़ात पर लिखा है',
  nameMissing: 'अपना पूरा नाम लिखें',
  nameLong: 'नाम में ज़्यादा से ज़्यादा {limit} अक्षर लिखें',
  email: 'ई-मेल पता',
  emailMissing: 'अपना ई-मेल पता लिखें',
  emailWrong: 'ई-मेल पता इस तरह लिखें: name@example.com',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम {minimum, plural, one {# अक्षर} other {# अक्षर}}',
  passwordMissing: 'पासवर्ड चुनें',
  terms: 'मुझे <terms>शर्तें</terms> मंज़ूर हैं',
  termsMissing: 'खाता बनाने के लिए शर्तें मंज़ूर करें',
  submit: 'पंजीकरण करें',
  submitting: 'खाता बनाया जा रहा है...',
  hasAccount: 'पहले से खाता है? <signIn>लॉगिन करें</signIn>',
} as const satisfies Record<keyof typeof en, string>;
