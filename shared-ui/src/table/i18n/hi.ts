import type en from './en';

export default {
  'pagination.label': 'पेज',
  'pagination.next': 'अगला',
  'pagination.nextPage': 'अगला पेज',
  'pagination.previous': 'पिछला',
  'pagination.previousPage': 'पिछला पेज',
  'pagination.range': '{total, number} में से {first, number} से {last, number}',
  'pagination.rangeOf': '{noun}: {total, number} में से {first, number} से {last, number}',
  'search.clear': 'खोज मिटाएँ',
  'table.choose': 'चुनें',
  'table.chooseRow': '{name} चुनें',
  'table.details': 'ब्योरा',
  'table.detailsOf': '{name} का ब्योरा',
} as const satisfies Record<keyof typeof en, string>;
