import type en from './en';

export default {
  'area.loading': 'लोड हो रहा है: {area}…',
  'area.unavailable': 'यह भाग अभी नहीं खुल रहा: {area}',
  'area.unavailableText':
    'पोर्टल का यह हिस्सा लोड नहीं हो सका। बाकी हिस्से चल रहे हैं, और जो आप भेज चुके हैं उसमें से कुछ नहीं खोया। अपना कनेक्शन देखें, या थोड़ी देर बाद फिर कोशिश करें।',
  'area.broken': '{area} में गड़बड़ी आ गई',
  'area.brokenText':
    'यह पेज बंद पड़ गया। पोर्टल के बाकी हिस्से चल रहे हैं, और जो आप पहले भेज चुके हैं वह सुरक्षित है।',
  'signIn.user.title': 'फिर से स्वागत है',
  'signIn.user.documentTitle': 'नागरिक सेवा में लॉगिन करें',
  'signIn.user.lead': 'अपना खाता खोलने के लिए लॉगिन करें',
  'signIn.staff.title': 'कर्मचारी लॉगिन',
  'signIn.staff.documentTitle': 'कर्मचारी पैनल में लॉगिन करें',
  'signIn.staff.lead': 'आवेदन देखने और संभालने के लिए लॉगिन करें',
  'signIn.admin.title': 'एडमिन लॉगिन',
  'signIn.admin.documentTitle': 'एडमिन पोर्टल में लॉगिन करें',
  'signIn.admin.lead': 'सेवाओं, लोगों और आवेदनों को संभालने के लिए लॉगिन करें',
  'join.user.title': 'खाता बनाएँ',
  'join.user.documentTitle': 'नागरिक सेवा के लिए खाता बनाएँ',
  'join.user.lead': 'आज ही हमारे साथ जुड़ें!',
  'join.staff.title': 'नए कर्मचारी का अनुरोध',
  'join.staff.documentTitle': 'नए कर्मचारी का अनुरोध',
  'join.staff.lead': 'कर्मचारी पैनल की अनुमति माँगें',
  'join.admin.title': 'एडमिन पंजीकरण',
  'join.admin.documentTitle': 'एडमिन पोर्टल के लिए खाता बनाएँ',
  'join.admin.lead': 'एडमिन का खाता बनाएँ',
} as const satisfies Record<keyof typeof en, string>;
