import type en from './en';

export default {
  label: 'तैयार संदेश',
  goesOut: 'जो आप चुनेंगे वह भर दिया जाएगा। भाषा: {language}।',
  notKnown:
    'जो आप चुनेंगे वह भर दिया जाएगा। नागरिक ने किस भाषा में आवेदन किया, यह पता नहीं है; संदेश की भाषा: {language}।',
  choose: 'संदेश चुनें...',
  failed: 'तैयार संदेश नहीं खुल पाए। संदेश खुद लिखें।',
  own: '{text} ({own})',
  filled: 'संदेश भरा गया। भाषा: {language}।',
  filledOwn: 'संदेश भरा गया। भाषा: {language}। इसका अर्थ: ‘{text}’',
  standsIn: 'यह संदेश इस भाषा में नहीं है: {wanted}। भरे गए संदेश की भाषा: {language}।',
  ask: 'आप पहले से कुछ लिख चुके हैं। उसकी जगह यह संदेश रखें?',
  replace: 'मेरे लिखे की जगह रखें',
  add: 'उसके नीचे जोड़ें',
  leave: 'रहने दें',
} as const satisfies Record<keyof typeof en, string>;
