export default {
  'pagination.label': 'Pages',
  'pagination.next': 'Next',
  'pagination.nextPage': 'Next page',
  'pagination.previous': 'Previous',
  'pagination.previousPage': 'Previous page',
  'pagination.range': '{first, number} to {last, number} of {total, number}',
  'pagination.rangeOf': '{first, number} to {last, number} of {total, number} {noun}',
  'search.clear': 'Clear the search',
  'table.choose': 'Select',
  'table.chooseRow': 'Select {name}',
  'table.details': 'Details',
  'table.detailsOf': 'Details of {name}',
} as const;
