import type en from './en';

export default {
  show: '{name} दिखाएँ',
  open: 'नए टैब में खोलें',
  again: 'फिर कोशिश करें',
  loading: '{name} खुल रहा है...',
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
  password: '{name} पर पासवर्ड लगा है और यह यहाँ नहीं दिखाया जा सकता।',
  damaged: '{name} खराब है, या वह नहीं है जो उसके नाम से लगता है। यह यहाँ नहीं दिखाया जा सकता।',
  failed: '{name} यहाँ नहीं दिखाया जा सका।',
  tools: '{name} कैसे दिखे',
} as const satisfies Record<keyof typeof en, string>;
