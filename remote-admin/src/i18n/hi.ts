import type en from './en';

export default {
  'sample.area': 'नमूने की जानकारी: पोर्टल के साथ आए लोग, आवेदन और काम काल्पनिक हैं।',

  'navigation.title': 'एडमिन पोर्टल',
  'navigation.dashboard': 'डैशबोर्ड',
  'navigation.services': 'सेवाएँ',
  'navigation.applications': 'आवेदन',
  'navigation.users': 'लोग',
  'navigation.reports': 'रिपोर्ट',
  'navigation.log': 'कामकाज का रजिस्टर',
  'navigation.settings': 'सेटिंग',

  'problem.unavailable': 'पोर्टल रिकॉर्ड नहीं खोल सका। पेज दोबारा खोलें। फिर भी न खुले, तो बाद में कोशिश करें।',
  'problem.unreachable':
    'यह अभी इस डिवाइस पर नहीं है, और पंचायत के सर्वर तक नहीं पहुँचा जा सका। कनेक्शन आने पर फिर कोशिश करें।',
  'problem.full': 'इस ब्राउज़र में जगह नहीं बची है। कुछ नहीं बदला।',
  'problem.changed': 'इस बीच किसी और ने इसे बदल दिया। आपका कोई बदलाव नहीं हुआ।',
  'problem.not-allowed': 'यह कदम अब नहीं हो सकता। कुछ नहीं बदला।',
  'problem.own-application': 'यह आपका अपना आवेदन है। इस पर निर्णय कोई और करेगा।',
  'problem.not-found': 'यह अब यहाँ नहीं है। शायद किसी और ने इसे हटा दिया है।',
  'problem.offline': 'पंचायत के सर्वर तक नहीं पहुँचा जा सका। कुछ नहीं बदला; कनेक्शन आने पर फिर कोशिश करें।',
  'problem.not-saved': 'पंचायत के सर्वर से जवाब नहीं मिला और कुछ नहीं बदला। फिर कोशिश करें।',
  'problem.unanswered':
    'पंचायत के सर्वर से जवाब नहीं मिला, इसलिए पता नहीं कि यह सहेजा गया या नहीं। दोबारा करने से पहले देख लें।',
  'problem.signed-out': 'आपका लॉगआउट हो गया है। कुछ नहीं बदला; लॉगिन करें और फिर कोशिश करें।',
  'problem.daily-limit': 'आज इसकी सीमा पूरी हो गई है। कुछ नहीं बदला।',
  'problem.open-limit': 'आपकी सीमा पूरी हो गई है। कुछ नहीं बदला।',
  'problem.unconfirmed': 'आपके ई-मेल पते की अभी पुष्टि नहीं हुई है। कुछ नहीं बदला।',
  'problem.not-offered': 'पंचायत अब यह सेवा नहीं देती। कुछ नहीं बदला।',
  'problem.questions-changed': 'पंचायत ने यह सेवा बदल दी है और पुराना फ़ॉर्म अब नहीं लिया जाता।',
  'problem.export-not-noted':
    'डाउनलोड की बात कामकाज के रजिस्टर में नहीं लिखी जा सकी, इसलिए कोई फ़ाइल नहीं सहेजी गई। कनेक्शन आने पर फिर कोशिश करें।',
  'problem.certificate-too-long':
    'प्रमाण पत्र में इतना लिखा है कि उसके कोड में नहीं समा सकता। जवाब छोटे करें, या प्रमाण पत्र में कम जवाब रखें। कुछ नहीं बदला।',
  'problem.wrong-answers':
    'एक जवाब अपने सवाल से मेल नहीं खाता। ब्योरे में उस पर निशान है, और स्वीकृति से पहले उसे सुधारना होगा। कुछ नहीं बदला।',
  'problem.unpaid':
    '{fee} शुल्क अभी नहीं दिया गया है। काउंटर पर भुगतान दर्ज होने के बाद प्रमाण पत्र स्वीकृत किया जा सकता है।',
  'problem.payment-needed':
    'इस आवेदन का वैध प्रमाण पत्र इसी भुगतान पर जारी हुआ है। भुगतान रद्द करने से पहले प्रमाण पत्र रद्द करें।',
  'problem.unknown': 'हमारी ओर से कुछ गड़बड़ी हुई। कुछ नहीं बदला। फिर कोशिश करें।',

  'status.pending': 'लंबित',
  'status.approved': 'स्वीकृत',
  'status.rejected': 'नामंज़ूर',

  'stage.pending': 'इंतज़ार में',
  'stage.in-review': 'जाँच में',
  'stage.returned': 'नागरिक को वापस भेजा गया',
  'stage.recommended': 'अनुशंसा हो गई',
  'stage.approved': 'स्वीकृत',
  'stage.rejected': 'नामंज़ूर',

  'priority.normal': 'सामान्य',
  'priority.high': 'उच्च',
  'priority.urgent': 'तत्काल',

  'role.user': 'नागरिक',
  'role.staff': 'कर्मचारी',
  'role.admin': 'एडमिन',

  'dashboard.title': 'एडमिन डैशबोर्ड',
  'dashboard.lead': 'सेवाओं, लोगों और आवेदनों के कामकाज को संभालें।',
  'dashboard.figures': 'आँकड़े',
  'dashboard.failed': 'आँकड़े लोड नहीं हो सके',
  'dashboard.totalUsers': 'कुल लोग',
  'dashboard.totalUsersHint':
    '{invited, plural, =0 {कोई निमंत्रण बाकी नहीं} one {और # निमंत्रण बाकी} other {और # निमंत्रण बाकी}}',
  'dashboard.services': 'सेवाएँ',
  'dashboard.servicesHint': 'जिनके लिए नागरिक आवेदन कर सकते हैं',
  'dashboard.activeSessions': 'चालू लॉगिन',
  'dashboard.activeSessionsHint': 'पिछले {minutes} मिनट में दिखे',
  'dashboard.securityAlerts': 'सुरक्षा चेतावनियाँ',
  'dashboard.securityAlertsHint': 'पिछले {days} दिनों में',

  'needsYou.title': 'आपके करने के काम',
  'needsYou.failed': 'आपके करने के काम लोड नहीं हो सके',
  'needsYou.overdue':
    '{count, plural, one {# आवेदन की तय तारीख निकल गई} other {# आवेदनों की तय तारीख निकल गई}}',
  'needsYou.recommended':
    '{count, plural, one {अनुशंसा वाले # आवेदन पर निर्णय बाकी} other {अनुशंसा वाले # आवेदनों पर निर्णय बाकी}}',
  'needsYou.unassigned':
    '{count, plural, one {# आवेदन एक दिन से ज़्यादा पहले जमा हुआ, और किसी के पास नहीं है} other {# आवेदन एक दिन से ज़्यादा पहले जमा हुए, और किसी के पास नहीं हैं}}',
  'needsYou.requests': '{count, plural, one {अनुमति का # अनुरोध} other {अनुमति के # अनुरोध}}',
  'needsYou.keys':
    '{count, plural, one {पिछले 7 दिनों में # हस्ताक्षर कुंजी रद्द हुई} other {पिछले 7 दिनों में # हस्ताक्षर कुंजियाँ रद्द हुईं}}',

  'dashboard.quickActions': 'झटपट काम',
  'dashboard.addUser': 'व्यक्ति जोड़ें',
  'dashboard.viewReports': 'रिपोर्ट देखें',
  'dashboard.manageServices': 'सेवाएँ संभालें',
  'dashboard.settings': 'सेटिंग',
  'dashboard.recentActivity': 'हाल की गतिविधियाँ',
  'dashboard.recentActivityFailed': 'हाल की गतिविधियाँ लोड नहीं हो सकीं',
  'dashboard.noActivity': 'अभी कुछ नहीं हुआ है',
  'dashboard.noActivityText': 'आवेदन और निर्णय यहाँ दिखेंगे।',
  'dashboard.allApplications': 'सभी आवेदन',

  'activity.submitted': '{applicant} ने आवेदन किया: {service}',
  'activity.resubmitted': '{applicant} ने फिर से भेजा: {service}',
  'activity.in-review': '{by} ने जाँच में लिया: {service}, आवेदक {applicant}',
  'activity.returned': '{by} ने वापस भेजा: {service}, आवेदक {applicant}',
  'activity.recommended': '{by} ने अनुशंसा की: {service}, आवेदक {applicant}',
  'activity.approved': '{by} ने स्वीकृत किया: {service}, आवेदक {applicant}',
  'activity.rejected': '{by} ने नामंज़ूर किया: {service}, आवेदक {applicant}',
  'activity.taken-back': '{by} ने निर्णय वापस लिया: {service}, आवेदक {applicant}',
  'activity.certificate-revoked': '{by} ने प्रमाण पत्र रद्द किया: {service}, आवेदक {applicant}',
  'activity.certificate-replaced':
    '{by} ने प्रमाण पत्र के बदले में नया जारी किया: {service}, आवेदक {applicant}',
  'activity.note': '{by} ने टिप्पणी जोड़ी: {service}, आवेदक {applicant}',
  'activity.pending': '{by} ने फिर से इंतज़ार में रखा: {service}, आवेदक {applicant}',

  'alerts.title': 'सुरक्षा चेतावनियाँ',
  'alerts.admin-request': '{name} ({email}) ने एडमिन की अनुमति माँगी',
  'alerts.new-admin': '{name} ({email}) को एडमिन बनाया गया',
  'alerts.reversed': '{by} ने {number} का निर्णय पलटा',
  'alerts.new-key': '{name} को अब {device} से प्रमाण पत्रों पर हस्ताक्षर करने की अनुमति है',
  'alerts.revoked-key': '{name} की हस्ताक्षर कुंजी ({device}) रद्द की गई',
  'alerts.look': 'इसे देखें<hidden>: {alert}</hidden>',
  'alerts.none': 'कोई सुरक्षा चेतावनी नहीं',
  'alerts.noneText': 'एडमिन की अनुमति के अनुरोध, नए एडमिन, हस्ताक्षर कुंजियाँ और पलटे गए निर्णय यहाँ दिखते हैं।',
} as const satisfies Record<keyof typeof en, string>;
