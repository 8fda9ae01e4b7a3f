export default {
  blocked:
    'This browser does not let the portal store anything. If you have entered something here, copy it first. Then allow cookies and site data for the portal in the settings of the browser, and reload the page.',
  full: 'This browser has no storage space left for the portal. Free up space on this device, then try again.',
  held: 'Another tab has the portal open in a different version. If you have entered something in this tab or another one, copy it first. Then close the other tabs of the portal, and reload this page.',
  lost: 'This browser does not open the portal’s storage at the moment. If you have entered something here, copy it first. Then reload the page.',
  'session.title': 'You are signed in only until you reload or close this page',
  'session.full':
    'This browser has no storage space left for the portal, so it cannot keep you signed in. Free up space on this device, log out and sign in again.',
  'session.blocked':
    'This browser does not let the portal store anything, so it cannot keep you signed in. Allow cookies and site data for the portal in the settings of the browser, then log out and sign in again.',
} as const;
