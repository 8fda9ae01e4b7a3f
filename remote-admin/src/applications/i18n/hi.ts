import type en from './en';

export default {
  'staffPriority.medium': 'कर्मचारी: मध्यम',
  'staffPriority.high': 'कर्मचारी: उच्च',

  'applications.title': 'आवेदन',
  'applications.lead': 'नागरिकों ने जो आवेदन किए हैं उन्हें स्वीकृत या नामंज़ूर करें।',
  'applications.table': 'नागरिकों के आवेदन',
  'applications.noun': 'आवेदन',
  'applications.failed': 'आवेदन लोड नहीं हो सके',
  'applications.search': 'आवेदन खोजें',
  'applications.searchPlaceholder': 'आवेदक, सेवा या आईडी',
  'applications.status': 'स्थिति',
  'applications.service': 'सेवा',
  'applications.all': 'सभी',
  'applications.allServices': 'सभी सेवाएँ',
  'applications.id': 'आईडी',
  'applications.applicant': 'आवेदक',
  'applications.priority': 'प्राथमिकता',
  'applications.date': 'तारीख',
  'applications.assignee': '{name} के पास है',
  'applications.waiting': 'इंतज़ार',
  'applications.anyWaiting': 'सभी आवेदन',

  'waiting.overdue': 'तय तारीख निकल गई',
  'waiting.recommended': 'अनुशंसा हो गई',
  'waiting.unassigned': 'किसी के पास नहीं',
  'waiting.overdueNote':
    'तय तारीख निकल चुकी है, कर्मचारियों के पास या आपके निर्णय के इंतज़ार में; सबसे पुराना सबसे ऊपर।',
  'waiting.recommendedNote':
    'कर्मचारियों ने जाँच लिया, आपके निर्णय का इंतज़ार; सबसे पास की तय तारीख सबसे पहले।',
  'waiting.unassignedNote': 'एक दिन से ज़्यादा पहले जमा हुए, और किसी के पास नहीं; सबसे पुराना सबसे ऊपर।',

  'applications.actions': 'कार्रवाई',
  'applications.approve': 'स्वीकृत करें',
  'applications.approveOf': '{number} स्वीकृत करें, {service}, आवेदक {applicant}',
  'applications.reject': 'नामंज़ूर करें',
  'applications.rejectOf': '{number} नामंज़ूर करें, {service}, आवेदक {applicant}',
  'applications.none': 'आपकी खोज का कोई आवेदन नहीं मिला',
  'applications.noneText': 'दूसरे शब्द लिखें, या फिर से सभी दिखाएँ।',

  'export.save': 'CSV फ़ाइल डाउनलोड करें',
  'export.saving': 'डाउनलोड हो रहा है…',
  'export.saved': '{count, plural, one {# आवेदन फ़ाइल में सहेजा गया।} other {# आवेदन फ़ाइल में सहेजे गए।}}',
  'export.savedFirst':
    '{total} में से पहले {count} आवेदन फ़ाइल में सहेजे गए। बाकी पाने के लिए कोई सेवा या स्थिति चुनें।',
  'export.unread':
    'फ़ाइल में {count, plural, one {# आवेदन} other {# आवेदनों}} के जवाब नहीं हैं: सेवा के सवाल पढ़े नहीं जा सके।',
  'export.fileName': 'आवेदन-{day}.csv',
  'export.stage': 'चरण',
  'export.due': 'तय तारीख',
  'export.assignee': 'ज़िम्मेदार',
  'export.details': 'आवेदन का ब्योरा',
  'export.priority': '{priority} ({theirs})',

  'applications.own': 'यह आपका अपना आवेदन है। इस पर निर्णय कोई और करेगा।',
  'applications.unconfirmed': 'ई-मेल की पुष्टि नहीं हुई',
  'applications.showAll': 'सभी आवेदन दिखाएँ',
  'applications.approved': '{number} स्वीकृत किया गया। {applicant} को यह अब दिख रहा है।',
  'applications.rejected':
    '{number} नामंज़ूर किया गया। {applicant} को यह आपके कारण के साथ अब दिख रहा है।',
  'applications.takenBack': '{number} का निर्णय वापस लिया गया। आवेदन फिर वहीं है जहाँ पहले था।',
  'applications.faster':
    '{number}, {service}, आवेदक {applicant}। {by} ने आपसे पहले कर दिया: “{what}”। आपका कोई बदलाव नहीं हुआ।',
  'applications.problem': '{number}, {service}, आवेदक {applicant}: {problem}',

  'bulk.label': 'चुने हुए आवेदन',
  'bulk.selected': '{count, plural, =0 {कुछ नहीं चुना} one {# आवेदन चुना} other {# आवेदन चुने}}',
  'bulk.selectAll': 'इस पेज के सभी चुनें',
  'bulk.clear': 'चुनाव हटाएँ',
  'bulk.approve': 'चुने हुए स्वीकृत करें',
  'bulk.confirmTitle': '{count, plural, one {# आवेदन स्वीकृत करें?} other {# आवेदन स्वीकृत करें?}}',
  'bulk.confirmText': 'नागरिकों को यह तुरंत दिखेगा। आप दस मिनट तक इसे वापस ले सकते हैं।',
  'bulk.notRecommended':
    '{count, number} में से {unchecked, number} की किसी कर्मचारी ने अनुशंसा नहीं की है।',

  'approve.title': '{number} स्वीकृत करें?',
  'approve.notRecommended': 'किसी कर्मचारी ने इस आवेदन की अनुशंसा नहीं की है। फिर भी स्वीकृत करें?',
  'approve.sign': 'स्वीकृत करें और हस्ताक्षर करें',
  'approve.certificate': 'इस प्रमाण पत्र पर हस्ताक्षर होंगे और यह जारी होगा:',
  'approve.confirm': 'फिर भी स्वीकृत करें',

  'bulk.approving': 'स्वीकृत किया जा रहा है...',
  'bulk.approved':
    '{count, plural, =0 {कुछ भी स्वीकृत नहीं हुआ।} one {# आवेदन स्वीकृत हुआ।} other {# आवेदन स्वीकृत हुए।}}',
  'bulk.takenBack': '{count, plural, one {# निर्णय वापस लिया गया।} other {# निर्णय वापस लिए गए।}}',
  'bulk.leftOutOwn':
    '{count, plural, one {छोड़ा गया: # आपका अपना है। इस पर निर्णय कोई और करेगा।} other {छोड़े गए: # आपके अपने हैं। इन पर निर्णय कोई और करेगा।}}',
  'bulk.leftOutApproved':
    '{count, plural, one {छोड़ा गया: # पहले से स्वीकृत है।} other {छोड़े गए: # पहले से स्वीकृत हैं।}}',
  'bulk.leftOutRejected':
    '{count, plural, one {छोड़ा गया: # नामंज़ूर है। यह निर्णय पलटने के लिए उसे अलग से स्वीकृत करें।} other {छोड़े गए: # नामंज़ूर हैं। यह निर्णय पलटने के लिए उन्हें अलग-अलग स्वीकृत करें।}}',
  'bulk.notSelected.approved': 'पहले से स्वीकृत',
  'bulk.notSelected.rejected': 'नामंज़ूर: यह निर्णय पलटने के लिए अलग से स्वीकृत करें',
  'bulk.faster':
    'स्वीकृत नहीं हुआ: {number}, {service}, आवेदक {applicant}। {by} ने आपसे पहले कर दिया: “{what}”।',
  'bulk.failed': 'स्वीकृत नहीं हुआ: {number}, {service}, आवेदक {applicant}। {problem}',

  'reject.title': '{number} नामंज़ूर करें',
  'reject.about': '{service}, आवेदक {applicant}',
  'reject.reason': 'कारण',
  'reject.reasonHint': 'नागरिक इसे पढ़ेगा। बताएँ कि क्या गलत था और वह क्या कर सकता है।',
  'reject.reasonMissing': 'नागरिक को कारण बताएँ',
  'reject.reasonTooLong': 'ज़्यादा से ज़्यादा {limit} अक्षर लिखें। अभी {length, number} हैं।',
  'reject.confirm': 'आवेदन नामंज़ूर करें',
  'reject.rejecting': 'नामंज़ूर किया जा रहा है...',
  'reject.cancel': 'रहने दें',
  'reject.changed':
    '{by} ने आपसे पहले निर्णय कर दिया: “{what}”। अब स्थिति है: {status}। आपका लिखा कारण रखा है; अब भी नामंज़ूर करना चाहें, तभी करें।',

  'details.email': 'ई-मेल',
  'details.documents': 'दस्तावेज़',
  'details.documentOffline':
    'दस्तावेज़ नहीं लाया जा सका: {name}। पंचायत के सर्वर तक नहीं पहुँचा जा सका। कनेक्शन आने पर फिर कोशिश करें।',
  'details.noDocuments': 'कोई दस्तावेज़ नहीं जोड़ा गया।',
  'details.download': '{name} डाउनलोड करें',
  'details.history': 'इतिहास',
  'details.event': '{what}, {by}',
  'details.reason': 'टिप्पणी: {note}',

  'event.submitted': 'जमा किया गया',
  'event.resubmitted': 'फिर से जमा किया गया',
  'event.pending': 'फिर से लंबित किया गया',
  'event.in-review': 'जाँच में लिया गया',
  'event.returned': 'नागरिक को वापस भेजा गया',
  'event.recommended': 'अनुशंसा की गई',
  'event.approved': 'स्वीकृत किया गया',
  'event.rejected': 'नामंज़ूर किया गया',
  'event.note': 'टिप्पणी जोड़ी गई',
  'event.taken-back': 'निर्णय वापस लिया गया',
  'event.certificate-revoked': 'प्रमाण पत्र रद्द किया गया',
  'event.certificate-replaced': 'प्रमाण पत्र के बदले में नया जारी किया गया',
} as const satisfies Record<keyof typeof en, string>;
