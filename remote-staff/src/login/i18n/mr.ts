import type en from './en';

export default {
  title: 'कर्मचारी लॉगिन',
  documentTitle: 'कर्मचारी कक्षासाठी लॉगिन',
  lead: 'अर्ज तपासण्यासाठी आणि त्यांचे काम पाहण्यासाठी लॉगिन करा',
  noAccess: 'ग्रामपंचायतीत नवीन कर्मचारी आहात? <request>प्रवेशाची विनंती करा</request>',
} as const satisfies Record<keyof typeof en, string>;
