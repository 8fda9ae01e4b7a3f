import type en from './en';

export default {
  title: 'एडमिन पंजीकरण',
  documentTitle: 'एडमिन पोर्टल के लिए खाता बनाएँ',
  lead: 'एडमिन का खाता बनाएँ',
  name: 'पूरा नाम',
  nameMissing: 'अपना पूरा नाम लिखें',
  email: 'ई-मेल पता',
  emailMissing: 'अपना ई-मेल पता लिखें',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम {minimum} अक्षर',
  passwordMissing: 'कम से कम {minimum} अक्षरों का पासवर्ड चुनें',
  confirmPassword: 'पासवर्ड दोबारा लिखें',
  confirmPasswordMissing: 'वही पासवर्ड फिर से लिखें',
  submit: 'पंजीकरण करें',
  submitting: 'खाता बनाया जा रहा है...',
  hasAccount: 'पहले से खाता है? <signIn>लॉगिन करें</signIn>',
} as const satisfies Record<keyof typeof en, string>;
