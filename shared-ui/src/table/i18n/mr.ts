import type en from './en';

export default {
  'pagination.label': 'पाने',
  'pagination.next': 'पुढील',
  'pagination.nextPage': 'पुढील पान',
  'pagination.previous': 'मागील',
  'pagination.previousPage': 'मागील पान',
  'pagination.range': '{total, number} पैकी {first, number} ते {last, number}',
  'pagination.rangeOf': '{noun}: {total, number} पैकी {first, number} ते {last, number}',
  'search.clear': 'शोध पुसून टाका',
  'table.choose': 'निवडा',
  'table.chooseRow': '{name} निवडा',
  'table.details': 'तपशील',
  'table.detailsOf': '{name} चा तपशील',
} as const satisfies Record<keyof typeof en, string>;
