import type en from './en';

export default {
  'forgot.title': 'नया पासवर्ड बनाएँ',
  'forgot.lead': 'अपने खाते का ई-मेल पता लिखें। हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।',
  'forgot.email': 'ई-मेल पता',
  'forgot.emailEmpty': 'अपना ई-मेल पता लिखें',
  'forgot.emailInvalid': 'ई-मेल पता इस तरह लिखें: name@example.com',
  'forgot.send': 'लिंक भेजें',
  'forgot.sending': 'भेजा जा रहा है…',
  'forgot.sentTitle': 'अपना ई-मेल देखें',
  'forgot.sent':
    'अगर {email} से कोई खाता है, तो नया पासवर्ड चुनने का लिंक भेज दिया गया है। पहुँचने में कुछ मिनट लग सकते हैं। स्पैम फ़ोल्डर में भी देखें।',
  'forgot.again': 'दूसरा पता लिखें',
  'forgot.failed': 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  'forgot.back': 'लॉगिन पर वापस जाएँ',
} as const satisfies Record<keyof typeof en, string>;
