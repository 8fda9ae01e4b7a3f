import type en from './en';

export default {
  'area.closeMenu': 'मेनू बंद करें',
  'area.menu': 'मेनू',
  'connection.again': 'कनेक्शन फिर से जुड़ गया',
  'connection.offline': 'आप ऑफ़लाइन हैं।',
  'connection.since': 'इस डिवाइस पर सहेजी हुई जानकारी दिखाई जा रही है, समय: {moment}।',
  'connection.unreachable':
    'पंचायत के रिकॉर्ड तक नहीं पहुँचा जा सका। पोर्टल कोशिश करता रहेगा। आप पेज फिर से लोड कर सकते हैं, या दूसरे नेटवर्क का उपयोग कर सकते हैं।',
  'outcome.dismiss': 'बंद करें',
  'outcome.saved': 'अब यह सहेज लिया गया है।',
  'outcome.unanswered':
    'पंचायत के सर्वर से अभी जवाब नहीं मिला है। यह सहेजा गया या नहीं, यह अभी पता नहीं है: पोर्टल बार-बार देख रहा है और यहीं बताएगा। इसे दोबारा न करें।',
  'outcome.undo': 'पहले जैसा करें',
} as const satisfies Record<keyof typeof en, string>;
