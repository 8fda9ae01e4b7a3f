import type en from './en';

export default {
  'sample.area': 'नमुना माहिती: पोर्टलसोबत येणाऱ्या व्यक्ती, अर्ज आणि कामे काल्पनिक आहेत.',

  'navigation.title': 'प्रशासन पोर्टल',
  'navigation.dashboard': 'डॅशबोर्ड',
  'navigation.services': 'सेवा',
  'navigation.applications': 'अर्ज',
  'navigation.users': 'लोक',
  'navigation.reports': 'अहवाल',
  'navigation.log': 'कामकाजाची नोंद',
  'navigation.settings': 'सेटिंग्ज',

  'problem.unavailable':
    'पोर्टलला नोंदी उघडता आल्या नाहीत. पान पुन्हा उघडा. तरीही उघडल्या नाहीत, तर नंतर पुन्हा प्रयत्न करा.',
  'problem.unreachable':
    'हे अजून या डिव्हाइसवर नाही, आणि ग्रामपंचायतीच्या सर्व्हरशी संपर्क होत नाही. इंटरनेट सुरू झाल्यावर पुन्हा प्रयत्न करा.',
  'problem.full': 'या ब्राउझरच्या साठ्यात जागा उरलेली नाही. काहीही बदललेले नाही.',
  'problem.changed': 'दरम्यान दुसऱ्या कोणीतरी ते बदलले आहे. काहीही बदललेले नाही.',
  'problem.not-allowed': 'हे आता करता येत नाही. काहीही बदललेले नाही.',
  'problem.own-application': 'हा तुमचा स्वतःचा अर्ज आहे. त्यावर दुसरी व्यक्ती निर्णय घेते.',
  'problem.not-found': 'ते आता तेथे नाही. दुसऱ्या कोणीतरी ते काढून टाकले असेल.',
  'problem.offline':
    'ग्रामपंचायतीच्या सर्व्हरशी संपर्क होत नाही. काहीही बदललेले नाही; इंटरनेट सुरू झाल्यावर पुन्हा प्रयत्न करा.',
  'problem.not-saved': 'ग्रामपंचायतीच्या सर्व्हरकडून उत्तर आले नाही आणि काहीही बदललेले नाही. पुन्हा प्रयत्न करा.',
  'problem.unanswered':
    'ग्रामपंचायतीच्या सर्व्हरकडून उत्तर आले नाही, त्यामुळे हे साठवले गेले की नाही ते माहीत नाही. पुन्हा करण्याआधी पाहून घ्या.',
  'problem.signed-out': 'तुमचे लॉगआउट झाले आहे. काहीही बदललेले नाही; लॉगिन करा आणि पुन्हा प्रयत्न करा.',
  'problem.daily-limit': 'यासाठीची आजची मर्यादा संपली आहे. काहीही बदललेले नाही.',
  'problem.open-limit': 'तुमची मर्यादा संपली आहे. काहीही बदललेले नाही.',
  'problem.unconfirmed': 'तुमच्या ई-मेल पत्त्याची पडताळणी बाकी आहे. काहीही बदललेले नाही.',
  'problem.not-offered': 'ग्रामपंचायत ही सेवा आता देत नाही. काहीही बदललेले नाही.',
  'problem.questions-changed': 'ग्रामपंचायतीने ही सेवा बदलली आहे, आणि जुना फॉर्म आता घेतला जात नाही.',
  'problem.export-not-noted':
    'डाउनलोडची कामकाजात नोंद करता आली नाही, म्हणून फाइल जतन केलेली नाही. इंटरनेट सुरू झाल्यावर पुन्हा प्रयत्न करा.',
  'problem.certificate-too-long':
    'दाखल्यावरील मजकूर त्याच्या कोडमध्ये मावेल त्यापेक्षा जास्त होईल. उत्तरे लहान करा, किंवा दाखल्यावर कमी उत्तरे घ्या. काहीही बदललेले नाही.',
  'problem.wrong-answers':
    'एक उत्तर त्याच्या प्रश्नाशी जुळत नाही. तपशिलात त्यावर खूण आहे, आणि मंजुरीपूर्वी ते दुरुस्त करावे लागेल. काहीही बदललेले नाही.',
  'problem.unpaid': '{fee} शुल्क अजून भरलेले नाही. काउंटरने भरणा नोंदवल्यावर दाखला मंजूर करता येतो.',
  'problem.payment-needed':
    'या अर्जाचा वैध दाखला या भरण्यावर दिला आहे. भरणा रद्द करण्यापूर्वी दाखला रद्द करा.',
  'problem.unknown': 'आमच्याकडे काहीतरी बिघडले. काहीही बदललेले नाही. पुन्हा प्रयत्न करा.',

  'status.pending': 'प्रलंबित',
  'status.approved': 'मंजूर',
  'status.rejected': 'नामंजूर',

  'stage.pending': 'प्रतीक्षेत',
  'stage.in-review': 'तपासणी सुरू',
  'stage.returned': 'नागरिकाकडे दुरुस्तीसाठी परत',
  'stage.recommended': 'शिफारस केलेला',
  'stage.approved': 'मंजूर',
  'stage.rejected': 'नामंजूर',

  'priority.normal': 'सामान्य',
  'priority.high': 'उच्च',
  'priority.urgent': 'तातडीचे',

  'role.user': 'नागरिक',
  'role.staff': 'कर्मचारी',
  'role.admin': 'ॲडमिन',

  'dashboard.title': 'ॲडमिन डॅशबोर्ड',
  'dashboard.lead': 'सेवा, लोक आणि अर्जांच्या कामकाजावर देखरेख करा.',
  'dashboard.figures': 'आकडे',
  'dashboard.failed': 'आकडे उघडता आले नाहीत',
  'dashboard.totalUsers': 'एकूण लोक',
  'dashboard.totalUsersHint':
    '{invited, plural, =0 {एकही निमंत्रण बाकी नाही} one {आणि # निमंत्रण बाकी} other {आणि # निमंत्रणे बाकी}}',
  'dashboard.services': 'सेवा',
  'dashboard.servicesHint': 'नागरिक यांसाठी अर्ज करू शकतात',
  'dashboard.activeSessions': 'चालू लॉगिन',
  'dashboard.activeSessionsHint': 'मागील {minutes} मिनिटांत दिसलेली',
  'dashboard.securityAlerts': 'सुरक्षा इशारे',
  'dashboard.securityAlertsHint': 'मागील {days} दिवसांत',

  'needsYou.title': 'तुमची बाकी कामे',
  'needsYou.failed': 'तुमची बाकी कामे उघडता आली नाहीत',
  'needsYou.overdue': '{count, plural, one {# अर्जाची मुदत उलटली आहे} other {# अर्जांची मुदत उलटली आहे}}',
  'needsYou.recommended':
    '{count, plural, one {शिफारस केलेला # अर्ज निर्णयाची वाट पाहत आहे} other {शिफारस केलेले # अर्ज निर्णयाची वाट पाहत आहेत}}',
  'needsYou.unassigned':
    '{count, plural, one {# अर्ज एका दिवसाहून जास्त काळापूर्वी आला, आणि कोणाकडेही नाही} other {# अर्ज एका दिवसाहून जास्त काळापूर्वी आले, आणि कोणाकडेही नाहीत}}',
  'needsYou.requests': '{count, plural, one {प्रवेशाची # विनंती} other {प्रवेशाच्या # विनंत्या}}',
  'needsYou.keys':
    '{count, plural, one {मागील 7 दिवसांत # स्वाक्षरी किल्ली रद्द केली} other {मागील 7 दिवसांत # स्वाक्षरी किल्ल्या रद्द केल्या}}',

  'dashboard.quickActions': 'झटपट कामे',
  'dashboard.addUser': 'व्यक्ती जोडा',
  'dashboard.viewReports': 'अहवाल पाहा',
  'dashboard.manageServices': 'सेवांचे व्यवस्थापन',
  'dashboard.settings': 'सेटिंग्ज',
  'dashboard.recentActivity': 'अलीकडील घडामोडी',
  'dashboard.recentActivityFailed': 'अलीकडील घडामोडी उघडता आल्या नाहीत',
  'dashboard.noActivity': 'अजून काहीही घडलेले नाही',
  'dashboard.noActivityText': 'अर्ज आणि निर्णय येथे दिसतील.',
  'dashboard.allApplications': 'सर्व अर्ज',

  'activity.submitted': '{applicant} यांनी ‘{service}’ साठी अर्ज केला',
  'activity.resubmitted': '{applicant} यांनी ‘{service}’ साठीचा अर्ज पुन्हा पाठवला',
  'activity.in-review': '{by} यांनी {applicant} यांच्या अर्जाची तपासणी सुरू केली: {service}',
  'activity.returned': '{by} यांनी {applicant} यांचा अर्ज दुरुस्तीसाठी परत पाठवला: {service}',
  'activity.recommended': '{by} यांनी {applicant} यांच्या अर्जाची शिफारस केली: {service}',
  'activity.approved': '{by} यांनी {applicant} यांचा अर्ज मंजूर केला: {service}',
  'activity.rejected': '{by} यांनी {applicant} यांचा अर्ज नामंजूर केला: {service}',
  'activity.taken-back': '{by} यांनी {applicant} यांच्या अर्जावरील निर्णय मागे घेतला: {service}',
  'activity.certificate-revoked': '{by} यांनी {applicant} यांचा दाखला रद्द केला: {service}',
  'activity.certificate-replaced': '{by} यांनी {applicant} यांचा दाखला बदलून दिला: {service}',
  'activity.note': '{by} यांनी {applicant} यांच्या अर्जावर शेरा जोडला: {service}',
  'activity.pending': '{by} यांनी {applicant} यांचा अर्ज पुन्हा प्रतीक्षेत ठेवला: {service}',

  'alerts.title': 'सुरक्षा इशारे',
  'alerts.admin-request': '{name} ({email}) यांनी ॲडमिन प्रवेश मागितला आहे',
  'alerts.new-admin': '{name} ({email}) यांना ॲडमिन केले',
  'alerts.reversed': '{by} यांनी {number} वरील निर्णय बदलला',
  'alerts.new-key': '{name} आता {device} वरून दाखल्यांवर स्वाक्षरी करू शकतात',
  'alerts.revoked-key': '{name} यांची स्वाक्षरी किल्ली ({device}) रद्द केली',
  'alerts.look': 'पाहा<hidden>: {alert}</hidden>',
  'alerts.none': 'सुरक्षा इशारे नाहीत',
  'alerts.noneText': 'ॲडमिन प्रवेशाच्या विनंत्या, नवीन ॲडमिन, स्वाक्षरी किल्ल्या आणि बदललेले निर्णय येथे दिसतात.',
} as const satisfies Record<keyof typeof en, string>;
