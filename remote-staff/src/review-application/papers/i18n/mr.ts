import type en from './en';

export default {
  show: '{name} दाखवा',
  open: 'नवीन टॅबमध्ये उघडा',
  again: 'पुन्हा प्रयत्न करा',
  loading: '{name} उघडत आहे...',
  frame: '{name}, सरकवून पाहा',
  pageOf: '{name}, {pages} पैकी पान {page}',
  page: '{pages} पैकी पान {page}',
  previous: 'मागील पान',
  next: 'पुढील पान',
  zoomIn: 'मोठे करा',
  zoomOut: 'लहान करा',
  zoom: '{zoom, number, percent}',
  fit: 'मावेल असे',
  turn: 'फिरवा',
  password: '{name} पासवर्डने सुरक्षित केले आहे, आणि येथे दाखवता येत नाही.',
  damaged: '{name} खराब झाले आहे, किंवा नावाप्रमाणे नाही. ते येथे दाखवता येत नाही.',
  failed: '{name} येथे दाखवता आले नाही.',
  tools: '{name} कसे दाखवायचे',
} as const satisfies Record<keyof typeof en, string>;
