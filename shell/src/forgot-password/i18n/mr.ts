import type en from './en';

export default {
  'forgot.title': 'नवीन पासवर्ड निवडा',
  'forgot.lead': 'तुमच्या खात्याचा ई-मेल पत्ता टाका. नवीन पासवर्ड निवडण्यासाठी आम्ही तुम्हाला लिंक पाठवू.',
  'forgot.email': 'ई-मेल पत्ता',
  'forgot.emailEmpty': 'ई-मेल पत्ता टाका',
  'forgot.emailInvalid': 'name@example.com अशा स्वरूपात ई-मेल पत्ता लिहा',
  'forgot.send': 'लिंक पाठवा',
  'forgot.sending': 'पाठवत आहे…',
  'forgot.sentTitle': 'तुमचा ई-मेल पाहा',
  'forgot.sent':
    '{email} साठी खाते असल्यास, नवीन पासवर्ड निवडण्याची लिंक पाठवली आहे. पोहोचायला काही मिनिटे लागू शकतात. स्पॅम फोल्डरही पाहा.',
  'forgot.again': 'दुसरा पत्ता वापरा',
  'forgot.failed': 'लिंक पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  'forgot.back': 'लॉगिनकडे परत',
} as const satisfies Record<keyof typeof en, string>;
