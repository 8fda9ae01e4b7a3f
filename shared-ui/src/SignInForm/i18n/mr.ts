import type en from './en';

export default {
  'signIn.email': 'ई-मेल पत्ता',
  'signIn.emailMissing': 'तुमचा ई-मेल पत्ता लिहा',
  'signIn.forgot': 'पासवर्ड विसरलात?',
  'signIn.password': 'पासवर्ड',
  'signIn.passwordMissing': 'तुमचा पासवर्ड लिहा',
  'signIn.remember': 'माझे लॉगिन लक्षात ठेवा',
  'signIn.submit': 'लॉगिन करा',
  'signIn.submitting': 'लॉगिन होत आहे...',
} as const satisfies Record<keyof typeof en, string>;
