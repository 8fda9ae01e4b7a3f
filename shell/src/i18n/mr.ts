import type en from './en';

export default {
  'portal.name': 'ग्रामपंचायत पोर्टल',
  'portal.council': '{council} · डिजिटल सेवा',
  'portal.titled': '{page} – ग्रामपंचायत पोर्टल',
  'portal.skip': 'मुख्य मजकुराकडे जा',
  'portal.logo': 'ग्रामपंचायतीचे बोधचिन्ह',

  'role.user': 'नागरिक',
  'role.staff': 'कर्मचारी',
  'role.admin': 'प्रशासक',

  'header.label': 'पोर्टल',
  'header.home': 'मुख्य पान',
  'header.login.user': 'नागरिक लॉगिन',
  'header.login.staff': 'कर्मचारी लॉगिन',
  'header.login.admin': 'प्रशासक लॉगिन',
  'header.dashboard': 'डॅशबोर्ड',
  'header.logout': 'लॉगआउट',
  'header.openMenu': 'मेनू उघडा',
  'header.closeMenu': 'मेनू बंद करा',
  'language.label': 'भाषा',
  'theme.toDark': 'गडद रंगसंगती वापरा',
  'theme.toLight': 'उजळ रंगसंगती वापरा',

  'footer.label': 'या पोर्टलविषयी',
  'footer.links': 'पोर्टलची पाने',
  'footer.about': 'पोर्टलविषयी',
  'footer.help': 'मदत',
  'footer.contact': 'संपर्क',
  'footer.verify': 'दाखल्याची पडताळणी',
  'footer.track': 'अर्जाचा मागोवा',
  'footer.terms': 'सेवेच्या अटी',
  'footer.privacy': 'गोपनीयता सूचना',
  'footer.accessibility': 'सुगम्यता निवेदन',
  'footer.contactTitle': 'ग्रामपंचायत कार्यालय',
  'footer.promise': 'ग्रामपंचायतीच्या शासकीय सेवा, दाखले आणि अर्ज, एकाच ठिकाणी.',
  'footer.copyright': '© {year} {council}. सर्व हक्क राखीव.',
  'footer.copyrightShort': '© {year} {council}',

  'area.user': 'नागरिक सेवा',
  'area.staff': 'कर्मचारी कक्ष',
  'area.admin': 'प्रशासन पोर्टल',

  'page.loading': 'उघडत आहे…',

  'notFound.title': 'पान सापडले नाही',
  'notFound.text': 'या पत्त्यावर कोणतेही पान नाही. ते दुसरीकडे हलवले असेल, किंवा पत्ता चुकीचा लिहिला असेल.',
  'notFound.home': 'मुख्य पानावर जा',
  'notFound.help': 'मदत घ्या',
} as const satisfies Record<keyof typeof en, string>;
