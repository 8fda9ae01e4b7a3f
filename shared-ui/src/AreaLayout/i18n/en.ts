export default {
  'area.closeMenu': 'Close menu',
  'area.menu': 'Menu',
  'connection.again': 'Connected again',
  'connection.offline': 'You are offline.',
  'connection.offlineSince': 'You are offline. Showing what was stored on this device at {moment}.',
} as const;
