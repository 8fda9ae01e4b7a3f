import type en from './en';

export default {
  title: 'संदेश',
  lead: 'पंचायत ने आपको जो लिखा है, सबसे नया पहले।',
  loading: 'आपके संदेश लोड हो रहे हैं...',
  failed: 'आपके संदेश लोड नहीं हो सके',
  count: '{count, plural, one {# नया संदेश} other {# नए संदेश}}',
  new: 'नया',
  none: 'अभी कोई संदेश नहीं',
  noneText: 'जब पंचायत आपको लिखेगी, तो यहाँ दिखेगा।',

  'message.lead': '{sender} की ओर से, {moment}',
  'message.back': 'सभी संदेशों पर वापस जाएँ',
  'message.notFound': 'ऐसा कोई संदेश नहीं है',
  'message.notFoundText': 'शायद वह किसी दूसरे खाते का है।',
  'message.unmarked': 'इसे पढ़ा हुआ नहीं दिखाया जा सका। इस संदेश पर ‘नया’ लिखा रहेगा।',
} as const satisfies Record<keyof typeof en, string>;
