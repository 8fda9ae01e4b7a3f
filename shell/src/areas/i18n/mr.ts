import type en from './en';

export default {
  'area.loading': '‘{area}’ उघडत आहे…',
  'area.unavailable': '‘{area}’ सध्या उपलब्ध नाही',
  'area.unavailableText':
    'पोर्टलचा हा भाग उघडता आला नाही. इतर भाग सुरू आहेत, आणि तुम्ही पाठवलेले काहीही गेलेले नाही. इंटरनेट सुरू आहे का ते पाहा, किंवा थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'area.broken': '‘{area}’ मध्ये अडचण आली',
  'area.brokenText': 'हे पान चालणे बंद झाले. पोर्टलचे इतर भाग सुरू आहेत, आणि तुम्ही आधी पाठवलेले सर्व सुरक्षित आहे.',

  'signIn.user.title': 'पुन्हा स्वागत आहे',
  'signIn.user.documentTitle': 'नागरिक सेवांसाठी लॉगिन',
  'signIn.user.lead': 'तुमचे खाते वापरण्यासाठी लॉगिन करा',
  'signIn.staff.title': 'कर्मचारी लॉगिन',
  'signIn.staff.documentTitle': 'कर्मचारी कक्षासाठी लॉगिन',
  'signIn.staff.lead': 'अर्ज तपासण्यासाठी आणि त्यांचे काम पाहण्यासाठी लॉगिन करा',
  'signIn.admin.title': 'ॲडमिन लॉगिन',
  'signIn.admin.documentTitle': 'प्रशासन पोर्टलसाठी लॉगिन',
  'signIn.admin.lead': 'सेवा, लोक आणि अर्ज यांचे काम पाहण्यासाठी लॉगिन करा',
  'join.user.title': 'खाते तयार करा',
  'join.user.documentTitle': 'नागरिक सेवांसाठी खाते तयार करा',
  'join.user.lead': 'आजच सामील व्हा!',
  'join.staff.title': 'नवीन कर्मचाऱ्याची विनंती',
  'join.staff.documentTitle': 'नवीन कर्मचाऱ्याची विनंती',
  'join.staff.lead': 'कर्मचारी कक्षात प्रवेशाची विनंती करा',
  'join.admin.title': 'ॲडमिन नोंदणी',
  'join.admin.documentTitle': 'प्रशासन पोर्टलसाठी खाते तयार करा',
  'join.admin.lead': 'ॲडमिनचे खाते तयार करा',
} as const satisfies Record<keyof typeof en, string>;
