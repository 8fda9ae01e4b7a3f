export default {
  'floor.label': 'About your browser',
  'floor.title': 'This browser can read the portal, but cannot send anything',
  'floor.text':
    'To sign in, to apply or to follow an application you need JavaScript and a newer browser: Chrome 90, Firefox 100, Safari 15.4, or newer.',
  'floor.office': 'You can do all of it at the council office too: {address}. {hours}. {hoursNote}',
  'floor.phone': 'Telephone: <call>{phone}</call>',
} as const;
