export default {
  'help.label': 'Help',
  'help.withoutAccount': 'Without an account',
  'help.track': 'Track an application by its number',
  'help.services': 'Services, fees and papers',
  'help.verify': 'Check a certificate',
  'help.help': 'How to register and apply',

  'office.title': 'Council office',
  'office.contact': 'How to reach us',
  'office.phone': 'Telephone:',
} as const;
