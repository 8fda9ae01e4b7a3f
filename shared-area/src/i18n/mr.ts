import type en from './en';

export default {
  loading: 'उघडत आहे...',
  searched:
    'पहिल्या {searched, plural, one {# जुळणीत} other {# जुळण्यांमध्ये}} शोधले. शोध नेमका करण्यासाठी आणखी एक शब्द लिहा किंवा फिल्टर लावा.',
  similarNames: 'मिळतीजुळती नावे',
  'certificate.issued': 'दाखला {number} दिला',
  'certificate.revoked': 'दाखला {number} रद्द केला',
  'certificate.replaced': 'त्याऐवजी दाखला {number} दिला',
  appliedIn: 'अर्जाची भाषा: {language}',
  'help.label': 'मदत',
  'help.office': 'प्रश्न आहेत?',
  'help.call': '{phone} वर फोन करा',
  'help.write': '{email} वर लिहा',
  'text.details': 'अर्जाची माहिती',
} as const satisfies Record<keyof typeof en, string>;
