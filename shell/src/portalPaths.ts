/** Addresses of the shell's own pages; those of an area are built by shared-auth and by the area. */
export const portalPaths = {
  home: '/',
  services: '/services',
  forgotPassword: '/forgot-password',
  about: '/about',
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  verify: '/verify',
  track: '/track',
  status: '/status',
} as const;
