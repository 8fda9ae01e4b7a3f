import type en from './en';

export default {
  'board.title': 'तुम्ही या सेवांसाठी अर्ज करू शकता',
  'board.lead': 'काय लागते, किती शुल्क आहे आणि किती वेळ लागतो ते पाहा. पाहण्यासाठी खाते लागत नाही.',
  'board.service': 'सेवा',
  'board.days': 'निर्णयाची मुदत',
  'board.fee': 'शुल्क',
  'board.daysLabel': 'निर्णयाची मुदत:',
  'board.feeLabel': 'शुल्क:',
  'board.all': 'सर्व सेवा',
  'board.track': 'अर्जाचा मागोवा',

  days: '{days, plural, one {कामाचा # दिवस} other {कामाचे # दिवस}}',
  'fee.free': 'निःशुल्क',
  'fee.rupees': '₹{fee}',

  'services.title': 'ग्रामपंचायतीच्या सेवा',
  'services.lead':
    'तुम्ही कशासाठी अर्ज करू शकता, ऑनलाइन किंवा कार्यालयात. कोण अर्ज करू शकते आणि कोणती कागदपत्रे लागतात ते पाहण्यासाठी सेवा निवडा.',
  'services.none':
    'अजून कोणतीही सेवा प्रकाशित झालेली नाही. तुम्ही कशासाठी अर्ज करू शकता ते ग्रामपंचायत कार्यालय सांगेल.',

  'service.back': 'सर्व सेवा',
  'service.lead': 'अर्ज केल्यावर ग्रामपंचायत देते.',
  'service.facts': 'थोडक्यात',
  'service.fee': 'शुल्क',
  'service.feeWhere': 'कार्यालयात भरायचे',
  'service.feeNone': 'काहीही भरायचे नाही',
  'service.workingDays': '{days, plural, one {कामाचा दिवस} other {कामाचे दिवस}}',
  'service.days': 'निर्णयाची मुदत',
  'service.how': 'कसे',
  'service.online': 'ऑनलाइन किंवा कार्यालयात',
  'service.withVisit': 'ऑनलाइन, आणि एकदा कार्यालयात येऊन',
  'service.apply': 'अर्ज करा',
  'service.applyNamed': 'अर्ज करा: {service}',
  'service.signIn': 'आधी लॉगिन करा किंवा खाते तयार करा. मग ही सेवा निवडलेला अर्ज उघडतो.',
  'service.who': 'कोण अर्ज करू शकते',
  'service.whoUsual':
    'या गावच्या नोंदींमधून ज्यांना ती हवी आहे, असे कोणीही. ती तुमच्यासाठी आहे का याची खात्री नसेल, तर अर्ज करण्याआधी कार्यालयात विचारा.',
  'service.papers': 'लागणारी कागदपत्रे',
  'service.papersHint': 'प्रत्येक कागदपत्राचा स्पष्ट फोटो पुरेसा आहे.',
  'service.papersNone': 'कागदपत्रे लागत नाहीत.',
  'service.paperOptional': 'नेहमीच लागते असे नाही',
  'service.steps': 'अर्ज कसा करावा',
  'service.stepForm':
    'अर्ज भरा आणि कागदपत्रे जोडा. किंवा ती कार्यालयात आणा, तेथे कर्मचारी अर्ज भरायला मदत करतात.',
  'service.stepBring': 'एकदा कार्यालयात या. सोबत आणा: {bring}',
  'service.stepFee': '{fee} शुल्क कार्यालयात भरा आणि पावती जपून ठेवा.',
  'service.stepFollow':
    'अर्ज क्रमांकाने अर्जाचा मागोवा घ्या. निर्णय {days, plural, one {कामाच्या # दिवसात} other {कामाच्या # दिवसांत}} होतो.',
  'service.outcome': 'तुम्हाला काय मिळते',
  'service.certificate':
    'छापता येणारा स्वाक्षरी केलेला दाखला, त्यावरील कोडने तो कोणीही <verify>या पोर्टलवर तपासू शकते</verify>.',
  'service.months': 'तो दिल्याच्या दिवसापासून {months, plural, one {# महिना} other {# महिने}} वैध असतो.',
  'service.lasting': 'त्याची मुदत संपत नाही.',
  'service.answer': 'कार्यालयाचे उत्तर, ते तुम्हाला अर्जासोबत दिसते.',

  'landing.howItWorks': 'हे कसे चालते',
  'landing.register.title': 'नोंदणी',
  'landing.register.text': 'मूलभूत माहिती देऊन खाते तयार करा',
  'landing.apply.title': 'अर्ज',
  'landing.apply.text': 'हव्या असलेल्या सेवांसाठी अर्ज पाठवा',
  'landing.track.title': 'मागोवा',
  'landing.track.text': 'अर्जाची सध्याची स्थिती कधीही पाहा',

  'landing.greeting': 'पुन्हा स्वागत आहे',
  'landing.greetingNamed': 'पुन्हा स्वागत आहे, {name}',
  'landing.user.first': 'सेवेसाठी अर्ज करा',
  'landing.user.second': 'माझे अर्ज',
  'landing.staff.first': 'कामाची यादी उघडा',
  'landing.staff.second': 'माझी कामे',
  'landing.admin.first': 'अर्ज तपासा',
  'landing.admin.second': 'सेवांचे व्यवस्थापन',
} as const satisfies Record<keyof typeof en, string>;
