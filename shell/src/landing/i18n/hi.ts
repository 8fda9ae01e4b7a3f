import type en from './en';

export default {
  'landing.title': 'ग्राम पंचायत पोर्टल में आपका स्वागत है',
  'landing.documentTitle': 'मुख्य पेज',
  'landing.description':
    'डिजिटल साधनों से गाँव का बेहतर कामकाज। सरकारी सेवाएँ पाएँ, प्रमाण पत्र के लिए आवेदन करें और आवेदन की स्थिति देखें।',
  'landing.start': 'अपना खाता बनाएँ',
  'landing.signIn': 'लॉगिन करें',
  'landing.help': 'आवेदन कैसे करें',
  'landing.portals': 'अपना पोर्टल चुनें',
  'card.user.title': 'नागरिक सेवा',
  'card.user.text': 'पंजीकरण करें और सरकारी सेवाओं और प्रमाण पत्रों के लिए आवेदन करें।',
  'card.staff.title': 'कर्मचारी पैनल',
  'card.staff.text': 'आवेदन देखें, जाँचें और संभालें।',
  'card.admin.title': 'एडमिन पोर्टल',
  'card.admin.text': 'सेवाओं और लोगों को संभालें और आवेदनों के कामकाज पर नज़र रखें।',
  'card.access': 'पोर्टल खोलें',
  'card.loginFirst.user': 'कृपया पहले नागरिक के रूप में लॉगिन करें',
  'card.loginFirst.staff': 'कृपया पहले कर्मचारी के रूप में लॉगिन करें',
  'card.loginFirst.admin': 'कृपया पहले एडमिन के रूप में लॉगिन करें',
  'card.dashboard.user': 'नागरिक डैशबोर्ड',
  'card.dashboard.staff': 'कर्मचारी डैशबोर्ड',
  'card.dashboard.admin': 'एडमिन डैशबोर्ड',
} as const satisfies Record<keyof typeof en, string>;
