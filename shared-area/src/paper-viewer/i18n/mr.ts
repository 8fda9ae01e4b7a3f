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
  password: 'हे कागदपत्र पासवर्डने सुरक्षित केले आहे, आणि येथे दाखवता येत नाही: {name}',
  damaged: 'हे कागदपत्र खराब झाले आहे, किंवा नावाप्रमाणे नाही: {name}. ते येथे दाखवता येत नाही.',
  failed: 'हे कागदपत्र येथे दाखवता आले नाही: {name}',
  tools: 'दाखवण्याचे पर्याय: {name}',
  larger: 'मोठे दाखवा: {name}',
  asSent: 'पंचायत कार्यालयाला हे असे दिसेल.',
} as const satisfies Record<keyof typeof en, string>;
