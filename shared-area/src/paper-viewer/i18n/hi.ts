import type en from './en';

export default {
  show: '{name} दिखाएँ',
  open: 'नए टैब में खोलें',
  again: 'फिर कोशिश करें',
  loading: 'दस्तावेज़ खुल रहा है: {name}...',
  frame: '{name}, ऊपर-नीचे करके देखें',
  pageOf: '{name}, पेज {page}, कुल {pages}',
  page: 'पेज {page}, कुल {pages}',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  zoom: '{zoom, number, percent}',
  fit: 'पूरा दिखाएँ',
  turn: 'घुमाएँ',
  password: 'इस दस्तावेज़ पर पासवर्ड लगा है और यह यहाँ नहीं दिखाया जा सकता: {name}',
  damaged: 'यह दस्तावेज़ खराब है, या वह नहीं है जो उसके नाम से लगता है: {name}। यह यहाँ नहीं दिखाया जा सकता।',
  failed: 'यह दस्तावेज़ यहाँ नहीं दिखाया जा सका: {name}',
  tools: 'दिखाने के विकल्प: {name}',
  larger: 'बड़ा दिखाएँ: {name}',
  asSent: 'पंचायत कार्यालय को यह ऐसा दिखेगा।',
} as const satisfies Record<keyof typeof en, string>;
