export default {
  heading: 'There is a problem with this page',
  title: 'This page stopped working',
  text: 'The other pages still work, and what you have already sent is safe.',
} as const;
