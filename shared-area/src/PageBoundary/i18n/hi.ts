import type en from './en';

export default {
  heading: 'इस पेज में गड़बड़ी है',
  title: 'यह पेज बंद पड़ गया',
  text: 'बाकी पेज चल रहे हैं, और जो आप पहले भेज चुके हैं वह सुरक्षित है।',
} as const satisfies Record<keyof typeof en, string>;
