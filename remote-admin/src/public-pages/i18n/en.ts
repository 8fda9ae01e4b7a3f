export default {
  title: 'The public pages are behind',
  missing: '“{name}” is not on them yet',
  changed: '“{name}” is on them as it was before it was changed',
  removed: '“{name}” is on them still',
  onServer:
    'People without an account read them. Ask whoever runs the portal to publish the services ({command}) and to release the portal.',
  onDevice:
    'People without an account read them. Changes made here stay in this browser, and never appear on them.',
} as const;
