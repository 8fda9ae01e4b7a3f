export default {
  'area.closeMenu': 'Close menu',
  'area.menu': 'Menu',
  'connection.again': 'Connected again',
  'connection.offline': 'You are offline.',
  'connection.since': 'Showing what was stored on this device at {moment}.',
  'connection.unreachable':
    'The council’s records cannot be reached. The portal keeps trying. You can reload the page, or use another network.',
  'outcome.dismiss': 'Dismiss',
  'outcome.saved': 'It is saved now.',
  'outcome.unanswered':
    'The council’s server has not answered. It is not known yet whether this was saved: the portal keeps checking and will tell you here. Do not do it again.',
  'outcome.undo': 'Undo',
} as const;
