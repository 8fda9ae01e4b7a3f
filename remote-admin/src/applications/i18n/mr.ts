import type en from './en';

export default {
  'staffPriority.medium': 'कर्मचारी: मध्यम',
  'staffPriority.high': 'कर्मचारी: उच्च',

  'applications.title': 'अर्ज',
  'applications.lead': 'नागरिकांचे अर्ज मंजूर किंवा नामंजूर करा.',
  'applications.table': 'नागरिकांचे अर्ज',
  'applications.noun': 'अर्ज',
  'applications.failed': 'अर्ज उघडता आले नाहीत',
  'applications.search': 'अर्ज शोधा',
  'applications.searchPlaceholder': 'अर्जदार, सेवा किंवा क्रमांक',
  'applications.status': 'स्थिती',
  'applications.service': 'सेवा',
  'applications.all': 'सर्व',
  'applications.allServices': 'सर्व सेवा',
  'applications.id': 'क्रमांक',
  'applications.applicant': 'अर्जदार',
  'applications.priority': 'प्राधान्य',
  'applications.date': 'तारीख',
  'applications.assignee': '{name} यांच्याकडे आहे',
  'applications.waiting': 'प्रतीक्षा',
  'applications.anyWaiting': 'सर्व अर्ज',

  'waiting.overdue': 'मुदत उलटलेले',
  'waiting.recommended': 'शिफारस केलेले',
  'waiting.unassigned': 'कोणाकडेही नसलेले',
  'waiting.overdueNote':
    'मुदत उलटलेले, कर्मचाऱ्यांकडे किंवा तुमच्या निर्णयासाठी बाकी; सर्वाधिक प्रतीक्षा असलेले आधी.',
  'waiting.recommendedNote': 'कर्मचाऱ्यांनी तपासलेले आणि तुमच्या निर्णयासाठी बाकी; लवकर मुदत असलेले आधी.',
  'waiting.unassignedNote':
    'एका दिवसाहून जास्त काळापूर्वी आलेले, आणि कोणाकडेही नसलेले; सर्वाधिक प्रतीक्षा असलेले आधी.',

  'applications.actions': 'कृती',
  'applications.approve': 'मंजूर करा',
  'applications.approveOf': '{number} मंजूर करा, {service}, अर्जदार {applicant}',
  'applications.reject': 'नामंजूर करा',
  'applications.rejectOf': '{number} नामंजूर करा, {service}, अर्जदार {applicant}',
  'applications.none': 'तुमच्या निकषांशी जुळणारे अर्ज सापडले नाहीत',
  'applications.noneText': 'दुसरे शब्द वापरून पाहा, किंवा सर्व अर्ज पुन्हा दाखवा.',

  'export.save': 'CSV फाइल डाउनलोड करा',
  'export.saving': 'डाउनलोड होत आहे…',
  'export.saved': '{count, plural, one {# अर्ज फाइलमध्ये जतन केला.} other {# अर्ज फाइलमध्ये जतन केले.}}',
  'export.savedFirst':
    '{total} पैकी पहिले {count} अर्ज फाइलमध्ये जतन केले. बाकीचे मिळवण्यासाठी सेवा किंवा स्थिती निवडा.',
  'export.unread':
    'फाइलमध्ये {count, plural, one {# अर्जाची उत्तरे} other {# अर्जांची उत्तरे}} नाहीत: सेवेचे प्रश्न वाचता आले नाहीत.',
  'export.fileName': 'अर्ज-{day}.csv',
  'export.stage': 'टप्पा',
  'export.due': 'दिलेली मुदत',
  'export.assignee': 'जबाबदार',
  'export.details': 'अर्जाची माहिती',
  'export.priority': '{priority} ({theirs})',

  'applications.own': 'हा तुमचा स्वतःचा अर्ज आहे. त्यावर दुसरी व्यक्ती निर्णय घेते.',
  'applications.unconfirmed': 'ई-मेल पत्त्याची पडताळणी बाकी',
  'applications.showAll': 'सर्व अर्ज दाखवा',
  'applications.approved': '{number} मंजूर केला. {applicant} यांना तो आता दिसतो.',
  'applications.rejected': '{number} नामंजूर केला. {applicant} यांना तो तुमच्या कारणासह आता दिसतो.',
  'applications.takenBack': '{number} वरील निर्णय मागे घेतला. अर्ज आधी जेथे होता तेथेच आहे.',
  'applications.faster':
    '{number}, {service}, अर्जदार {applicant}. {by} यांनी आधीच हे केले: “{what}”. तुमच्याकडून काहीही बदललेले नाही.',
  'applications.problem': '{number}, {service}, अर्जदार {applicant}: {problem}',

  'bulk.label': 'निवडलेले अर्ज',
  'bulk.selected': '{count, plural, =0 {एकही निवडलेला नाही} one {# अर्ज निवडला} other {# अर्ज निवडले}}',
  'bulk.selectAll': 'या पानावरील सर्व निवडा',
  'bulk.clear': 'निवड काढा',
  'bulk.approve': 'निवडलेले मंजूर करा',
  'bulk.confirmTitle': '{count, plural, one {# अर्ज मंजूर करायचा का?} other {# अर्ज मंजूर करायचे का?}}',
  'bulk.confirmText': 'नागरिकांना ते लगेच दिसते. दहा मिनिटांपर्यंत तुम्ही हे पूर्ववत करू शकता.',
  'bulk.notRecommended':
    '{count, number} पैकी {unchecked, number} अर्जांची कर्मचाऱ्यांनी शिफारस केलेली नाही.',

  'approve.title': '{number} मंजूर करायचा का?',
  'approve.notRecommended': 'या अर्जाची कोणत्याही कर्मचाऱ्याने शिफारस केलेली नाही. तरीही मंजूर करायचा का?',
  'approve.sign': 'मंजूर करून स्वाक्षरी करा',
  'approve.certificate': 'या दाखल्यावर स्वाक्षरी होऊन तो दिला जाईल:',
  'approve.confirm': 'तरीही मंजूर करा',

  'bulk.approving': 'मंजूर करत आहे...',
  'bulk.approved':
    '{count, plural, =0 {एकही मंजूर झाला नाही.} one {# अर्ज मंजूर केला.} other {# अर्ज मंजूर केले.}}',
  'bulk.takenBack': '{count, plural, one {# निर्णय मागे घेतला.} other {# निर्णय मागे घेतले.}}',
  'bulk.leftOutOwn':
    '{count, plural, one {वगळले: # अर्ज तुमचा स्वतःचा आहे. त्यावर दुसरी व्यक्ती निर्णय घेते.} other {वगळले: # अर्ज तुमचे स्वतःचे आहेत. त्यांवर दुसरी व्यक्ती निर्णय घेते.}}',
  'bulk.leftOutApproved':
    '{count, plural, one {वगळले: # अर्ज आधीच मंजूर आहे.} other {वगळले: # अर्ज आधीच मंजूर आहेत.}}',
  'bulk.leftOutRejected':
    '{count, plural, one {वगळले: # अर्ज नामंजूर आहे. तो निर्णय बदलायचा असल्यास तो अर्ज स्वतंत्रपणे मंजूर करा.} other {वगळले: # अर्ज नामंजूर आहेत. तो निर्णय बदलायचा असल्यास ते अर्ज स्वतंत्रपणे मंजूर करा.}}',
  'bulk.notSelected.approved': 'आधीच मंजूर',
  'bulk.notSelected.rejected': 'नामंजूर: निर्णय बदलायचा असल्यास स्वतंत्रपणे मंजूर करा',
  'bulk.faster':
    'मंजूर झाला नाही: {number}, {service}, अर्जदार {applicant}. {by} यांनी आधीच हे केले: “{what}”.',
  'bulk.failed': 'मंजूर झाला नाही: {number}, {service}, अर्जदार {applicant}. {problem}',

  'reject.title': '{number} नामंजूर करा',
  'reject.about': '{service}, अर्जदार {applicant}',
  'reject.reason': 'कारण',
  'reject.reasonHint': 'ते नागरिक वाचतात. काय चुकले आणि ते काय करू शकतात ते लिहा.',
  'reject.reasonMissing': 'नागरिकाला कारण द्या',
  'reject.reasonTooLong': 'जास्तीत जास्त {limit} अक्षरे वापरा. आता {length, number} आहेत.',
  'reject.confirm': 'अर्ज नामंजूर करा',
  'reject.rejecting': 'नामंजूर करत आहे...',
  'reject.cancel': 'मागे जा',
  'reject.changed':
    '{by} यांनी आधीच हे केले: “{what}”. आताची स्थिती: {status}. तुमचे कारण तसेच ठेवले आहे; अजूनही हवे असेल तरच अर्ज नामंजूर करा.',

  'details.email': 'ई-मेल',
  'details.documents': 'कागदपत्रे',
  'details.documentOffline':
    'कागदपत्र आणता आले नाही: {name}. ग्रामपंचायतीच्या सर्व्हरशी संपर्क होत नाही. इंटरनेट सुरू झाल्यावर पुन्हा प्रयत्न करा.',
  'details.noDocuments': 'कागदपत्रे जोडलेली नाहीत.',
  'details.download': '{name} डाउनलोड करा',
  'details.history': 'इतिहास',
  'details.event': '{what}, {by}',
  'details.reason': 'शेरा: {note}',

  'event.submitted': 'अर्ज केला',
  'event.resubmitted': 'पुन्हा पाठवला',
  'event.pending': 'पुन्हा प्रलंबित केला',
  'event.in-review': 'तपासणी सुरू केली',
  'event.returned': 'नागरिकाकडे दुरुस्तीसाठी परत पाठवला',
  'event.recommended': 'शिफारस केली',
  'event.approved': 'मंजूर केला',
  'event.rejected': 'नामंजूर केला',
  'event.note': 'शेरा जोडला',
  'event.taken-back': 'निर्णय मागे घेतला',
  'event.certificate-revoked': 'दाखला रद्द केला',
  'event.certificate-replaced': 'दाखल्याऐवजी नवीन दिला',
} as const satisfies Record<keyof typeof en, string>;
