/** Texts for search engines, shared links and a phone's home screen: no page's scripts contain them. */
export default {
  home: 'See which certificates and services the village council offers, with fee, papers and days. Apply online and follow your application.',
  services:
    'All services of the village council that you can apply for, each with its fee, its papers and the days until the decision.',
  service:
    '{name}: {description} {fee}, decided within {days, plural, one {# working day} other {# working days}}. Who can apply, which papers, and how.',
  'service.free': 'Free of charge',
  'service.rupees': 'Fee ₹{fee}',
  'forgot-password':
    'Get a link by email with which you choose a new password for your account with the village council.',
  about:
    'What the village council’s portal is for, who works with an application, and why it is built for simple phones.',
  help: 'Step by step: create an account, apply for a service, follow an application, and what to do when you forgot your password.',
  contact:
    'Address, opening hours, telephone and email of the village council office, and what to bring along.',
  terms: 'What you and the village council can expect of each other when you use the portal.',
  privacy:
    'What the village council keeps about you, what it is used for, and what you can ask for.',
  accessibility:
    'Which accessibility standard the portal is built to, what you can do, and how to report a problem.',
  verify:
    'Check whether a certificate of the village council is genuine and still valid: scan its code or type its number.',
  track:
    'Type the tracking number of an application to the village council and see its progress, when a decision is due and what happens next.',
  status: 'Which build of each area of the village council’s portal is deployed, and how it runs.',
  'user-login':
    'Sign in to apply for certificates of the village council and to follow your applications.',
  'user-register':
    'Create an account with your name and email address to apply for services of the village council.',
  'staff-login': 'Sign in for staff of the village council who review applications.',
  'staff-request': 'Ask for an account as a member of staff of the village council.',
  'admin-login': 'Sign in for administrators of the village council.',
  'admin-register': 'Create an account as an administrator of the village council.',
  neutral: 'A page of the village council’s portal for people who are signed in.',
  '404': 'There is no page at this address of the village council’s portal.',

  'manifest.shortName': 'Council',
  'manifest.apply': 'Apply for a service',
  'manifest.applications': 'My applications',
  'manifest.verify': 'Check a certificate',
} as const;
