export default {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  dashboard: 'Go to the dashboard',
  home: 'Go to the home page',
} as const;
