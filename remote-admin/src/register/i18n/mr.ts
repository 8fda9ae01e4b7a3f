import type en from './en';

export default {
  title: 'ॲडमिन नोंदणी',
  documentTitle: 'प्रशासन पोर्टलसाठी खाते तयार करा',
  lead: 'ॲडमिनचे खाते तयार करा',
  name: 'पूर्ण नाव',
  nameMissing: 'पूर्ण नाव लिहा',
  email: 'ई-मेल पत्ता',
  emailMissing: 'ई-मेल पत्ता टाका',
  password: 'पासवर्ड',
  passwordHint: 'किमान {minimum} अक्षरे',
  passwordMissing: 'किमान {minimum} अक्षरांचा पासवर्ड निवडा',
  confirmPassword: 'पासवर्ड पुन्हा टाका',
  confirmPasswordMissing: 'तोच पासवर्ड पुन्हा टाका',
  submit: 'नोंदणी करा',
  submitting: 'खाते तयार होत आहे...',
  hasAccount: 'आधीच खाते आहे? <signIn>लॉगिन करा</signIn>',
} as const satisfies Record<keyof typeof en, string>;
