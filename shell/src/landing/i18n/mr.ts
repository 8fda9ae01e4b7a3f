import type en from './en';

export default {
  'landing.title': 'ग्रामपंचायत पोर्टलवर तुमचे स्वागत आहे',
  'landing.documentTitle': 'मुख्य पान',
  'landing.description':
    'डिजिटल सक्षमीकरणातून ग्रामीण कारभारात परिवर्तन. शासकीय सेवा मिळवा, दाखल्यांसाठी अर्ज करा आणि अर्जांचा मागोवा घ्या.',
  'landing.start': 'खाते तयार करा',
  'landing.signIn': 'लॉगिन करा',
  'landing.help': 'अर्ज कसा करावा',
  'landing.portals': 'तुमचे पोर्टल निवडा',
  'card.user.title': 'नागरिक सेवा',
  'card.user.text': 'नोंदणी करा आणि विविध शासकीय सेवा व दाखल्यांसाठी अर्ज करा.',
  'card.staff.title': 'कर्मचारी कक्ष',
  'card.staff.text': 'अर्ज तपासा, पडताळा आणि त्यांचे काम पाहा.',
  'card.admin.title': 'प्रशासन पोर्टल',
  'card.admin.text': 'सेवा, लोक आणि अर्जांच्या कामकाजावर देखरेख करा.',
  'card.access': 'पोर्टल उघडा',
  'card.loginFirst.user': 'कृपया आधी नागरिक म्हणून लॉगिन करा',
  'card.loginFirst.staff': 'कृपया आधी कर्मचारी म्हणून लॉगिन करा',
  'card.loginFirst.admin': 'कृपया आधी ॲडमिन म्हणून लॉगिन करा',
  'card.dashboard.user': 'नागरिक डॅशबोर्ड',
  'card.dashboard.staff': 'कर्मचारी डॅशबोर्ड',
  'card.dashboard.admin': 'ॲडमिन डॅशबोर्ड',
} as const satisfies Record<keyof typeof en, string>;
