export default {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  dashboard: 'Go to the dashboard',
  home: 'Go to the home page',
  ways: 'Where to look',
  'ways.services': 'Services, fees and papers',
  'ways.help': 'How to register and apply',
  'ways.contact': 'Contact the council office',
} as const;
