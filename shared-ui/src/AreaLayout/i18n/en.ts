export default {
  'area.closeMenu': 'Close menu',
  'area.menu': 'Menu',
  'connection.again': 'Connected again',
  'connection.offline': 'You are offline.',
  'connection.since': 'Showing what was stored on this device at {moment}.',
  'connection.unreachable':
    'The council’s records cannot be reached. The portal keeps trying. You can reload the page, or use another network.',
} as const;
