import type en from './en';

export default {
  loading: 'लोड हो रहा है...',
  searched:
    '{searched, plural, one {पहले # नतीजे में} other {पहले # नतीजों में}} खोजा गया। कम नतीजे पाने के लिए कोई और शब्द या फ़िल्टर जोड़ें।',
  similarNames: 'मिलते-जुलते नाम',
  'certificate.issued': 'प्रमाण पत्र {number} जारी किया गया',
  'certificate.revoked': 'प्रमाण पत्र {number} रद्द किया गया',
  'certificate.replaced': 'इसके बदले में प्रमाण पत्र {number} जारी किया गया',
  appliedIn: 'आवेदन की भाषा: {language}',
  'help.label': 'मदद',
  'help.office': 'कुछ पूछना है?',
  'help.call': '{phone} पर फ़ोन करें',
  'help.write': '{email} पर लिखें',
  'text.details': 'आवेदन का ब्योरा',
} as const satisfies Record<keyof typeof en, string>;
