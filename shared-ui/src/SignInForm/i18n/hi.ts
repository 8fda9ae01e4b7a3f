import type en from './en';

export default {
  'signIn.email': 'ई-मेल पता',
  'signIn.emailMissing': 'अपना ई-मेल पता लिखें',
  'signIn.forgot': 'पासवर्ड भूल गए?',
  'signIn.password': 'पासवर्ड',
  'signIn.passwordMissing': 'अपना पासवर्ड लिखें',
  'signIn.remember': 'मुझे याद रखें',
  'signIn.submit': 'लॉगिन करें',
  'signIn.submitting': 'लॉगिन हो रहा है...',
} as const satisfies Record<keyof typeof en, string>;
