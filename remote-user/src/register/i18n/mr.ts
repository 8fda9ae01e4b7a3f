import type en from './en';

export default {
  title: 'खाते तयार करा',
  documentTitle: 'नागरिक सेवांसाठी खाते तयार करा',
  lead: 'आजच सामील व्हा!',
  name: 'पूर्ण नाव',
  nameHint: 'तुमच्या कागदपत्रांवर आहे तसे',
  nameMissing: 'पूर्ण नाव लिहा',
  nameLong: 'नावासाठी जास्तीत जास्त {limit} अक्षरे वापरा',
  email: 'ई-मेल पत्ता',
  emailMissing: 'ई-मेल पत्ता टाका',
  emailWrong: 'name@example.com अशा स्वरूपात ई-मेल पत्ता लिहा',
  password: 'पासवर्ड',
  passwordHint: 'किमान {minimum, plural, one {# अक्षर} other {# अक्षरे}}',
  passwordMissing: 'पासवर्ड निवडा',
  terms: 'मला <terms>अटी</terms> मान्य आहेत',
  termsMissing: 'खाते तयार करण्यासाठी अटी मान्य करा',
  submit: 'नोंदणी करा',
  submitting: 'खाते तयार होत आहे...',
  hasAccount: 'आधीच खाते आहे? <signIn>लॉगिन करा</signIn>',
} as const satisfies Record<keyof typeof en, string>;
