export default {
  'portal.name': 'Village Council Portal',
  'portal.council': '{council} · Digital services',
  'portal.titled': '{page} – Village Council Portal',
  'portal.skip': 'Skip to main content',
  'portal.logo': 'Emblem of the village council',

  'role.user': 'User',
  'role.staff': 'Staff',
  'role.admin': 'Admin',

  'header.label': 'Portal',
  'header.home': 'Home',
  'header.login.user': 'User Login',
  'header.login.staff': 'Staff Login',
  'header.login.admin': 'Admin Login',
  'header.dashboard': 'Dashboard',
  'header.logout': 'Logout',
  'header.openMenu': 'Open menu',
  'header.closeMenu': 'Close menu',
  'language.label': 'Language',
  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',

  'footer.label': 'About this portal',
  'footer.links': 'Portal pages',
  'footer.about': 'About',
  'footer.help': 'Help',
  'footer.contact': 'Contact',
  'footer.verify': 'Check a certificate',
  'footer.track': 'Track an application',
  'footer.terms': 'Terms of service',
  'footer.privacy': 'Privacy notice',
  'footer.accessibility': 'Accessibility statement',
  'footer.contactTitle': 'Council office',
  'footer.promise':
    'Government services, certificates and applications of the village council, in one place.',
  'footer.copyright': '© {year} {council}. All rights reserved.',
  'footer.copyrightShort': '© {year} {council}',

  'area.user': 'User Services',
  'area.staff': 'Staff Panel',
  'area.admin': 'Admin Portal',

  'page.loading': 'Loading…',

  'notFound.title': 'Page not found',
  'notFound.text':
    'There is no page at this address. It may have moved, or the address may be mistyped.',
  'notFound.home': 'Go to the home page',
  'notFound.help': 'Get help',
} as const;
