/** Apart from the other messages of the areas: only pages with a service's questions load them. */
export default {
  yes: 'Yes',
  no: 'No',
  choose: 'Choose...',
  new: 'New:',
  rupee: '₹',
  'date.day': 'Day',
  'date.month': 'Month',
  'date.year': 'Year',
  'address.house': 'House number or name',
  'address.place': 'Village or ward',
  'address.pin': 'PIN code',
  'problem.missing.text': 'Fill in ‘{label}’',
  'problem.missing.choice': 'Choose an answer to ‘{label}’',
  'problem.missing.choices': 'Choose at least one answer to ‘{label}’',
  'problem.missing.date': 'Enter day, month and year of ‘{label}’',
  'problem.too-long':
    'Use at most {limit, number} characters for ‘{label}’: it has {length, number}',
  'problem.not-a-number': 'Enter a whole number for ‘{label}’, in figures',
  'problem.too-small': 'Enter {min} or more for ‘{label}’',
  'problem.too-large': 'Enter {max} or less for ‘{label}’',
  'problem.not-a-date': 'Enter a day of the calendar for ‘{label}’, such as 27 6 2020',
  'problem.too-early': 'Enter {day} or a later day for ‘{label}’',
  'problem.too-late': 'Enter {day} or an earlier day for ‘{label}’',
  'problem.not-a-choice': 'Choose one of the answers to ‘{label}’',
  'problem.not-a-phone': 'Enter a phone number of 10 digits for ‘{label}’, such as 98765 43210',
  'problem.house-missing': 'Enter the house number or name of ‘{label}’',
  'problem.place-missing': 'Enter the village or ward of ‘{label}’',
  'problem.pin-missing': 'Enter the PIN code of ‘{label}’',
  'problem.not-a-pin': 'Enter a PIN code of 6 digits for ‘{label}’, such as 416001',
  'problem.house-too-long':
    'Use at most {limit, number} characters for the house of ‘{label}’: it has {length, number}',
  'problem.place-too-long':
    'Use at most {limit, number} characters for the village or ward of ‘{label}’: it has {length, number}',
  'problem.all-too-long':
    'Shorten your answers, ‘{label}’ first: together they have {length, number} characters, and {limit, number} are possible',
  'problem.paper-missing': 'Add ‘{label}’',
  'problem.too-many-files':
    'Add at most {most, plural, one {# file} other {# files}} for ‘{label}’: remove {over, plural, one {# file} other {# files}}',
  'list.none': 'Not answered',
  'given.loading': 'Loading the answers...',
  'given.failed':
    'The answers could not be shown, since the questions of this service could not be loaded.',
  'given.retry': 'Try again',
  'given.papers': 'Papers',
  'given.noFile': 'No file',
} as const;
