export default {
  blocked:
    'This browser does not let the portal store anything. Allow cookies and site data for the portal in the settings of the browser. If you have entered something here, copy it first. Then reload the page.',
  full: 'This browser has no storage space left for the portal. Free up space on this device, then try again.',
  held: 'Another tab has the portal open in a different version. Close the other tabs of the portal. If you have entered something here, copy it first. Then reload the page.',
  lost: 'This browser has closed the storage of the portal. If you have entered something here, copy it first. Then reload the page.',
} as const;
