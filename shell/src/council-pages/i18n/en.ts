export default {
  'about.title': 'About this portal',
  'about.lead': 'One place for the services of the village council.',
  'about.what.title': 'What you can do here',
  'about.what.text':
    'Apply for certificates such as birth, death, income, caste and residence certificates. Send the documents that are needed from your phone. Follow your application from the day you send it to the day it is decided.',
  'about.who.title': 'Who works with your application',
  'about.who.text':
    'Council staff check what you sent and may ask for something that is missing. An administrator of the council decides. Every step is kept in the history of your application, with its date and time.',
  'about.why.title': 'Why it is built this way',
  'about.why.text':
    'The portal is made for simple phones and slow networks. You can also go to the council office: applying online is a choice, and never a condition.',

  'help.title': 'Help',
  'help.lead': 'How to register, apply and follow an application.',
  'help.register.title': 'Create an account',
  'help.register.text':
    'Choose ‘Create your account’ on the home page. You need your name, an email address and a password. Choose a password that you use nowhere else.',
  'help.apply.title': 'Apply for a service',
  'help.apply.text':
    'Sign in and choose Apply. Pick the service, answer what it asks and add the papers that it needs. PDF, DOC, DOCX, JPG and PNG files of up to 5 MB each can be sent. A clear photograph of a paper is enough.',
  'help.follow.title': 'Follow your application',
  'help.follow.text':
    'Applications shows everything you have sent. Pending: it has arrived. In Review: staff are checking it. Returned: the office needs something from you; open the application and answer. Approved: the certificate can be issued. Rejected: it could not be granted, and the reason is beside it. Without signing in, <track>track it</track> by the tracking number on its receipt.',
  'help.password.title': 'You forgot your password',
  'help.password.text':
    'We send a link to your email address, with which you <reset>choose a new password</reset>.',
  'help.shared.title': 'You share a phone or computer',
  'help.shared.text':
    'Leave ‘Remember me’ empty when you sign in, and choose Logout when you are done. Signing out in one tab signs you out in all of them.',
  'help.person.title': 'You would rather speak to somebody',
  'help.person.text': 'See how to <contact>contact the council office</contact>.',

  'contact.title': 'Contact',
  'contact.lead': 'The council office helps with every application, on paper too.',
  'contact.office.title': 'Council office',
  'contact.hours.title': 'Office hours',
  'contact.hours.text': '{hours}. {hoursNote}.',
  'contact.email.title': 'Email',
  'contact.email.text': 'Write to <mail>{email}</mail>. We answer within two working days.',
  'contact.phone.title': 'Telephone',
  'contact.bring.title': 'What to bring',
  'contact.bring.text':
    'Bring your application number (it begins with #PAN) and one proof of identity. Never give anybody your password: council staff do not ask for it.',

  'terms.title': 'Terms of service',
  'terms.lead': 'What you and the council can expect of each other.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Register under your own name with an address that is yours. Keep your password to yourself. Tell the council office if you think that somebody else has used your account.',
  'terms.truth.title': 'What you send',
  'terms.truth.text':
    'What you write and the documents you add must be true and complete. A false statement can lead to rejection and to the consequences that the law provides.',
  'terms.decision.title': 'How applications are decided',
  'terms.decision.text':
    'Sending an application does not grant it. The council decides by the rules that apply to each service, and gives the reason when it rejects an application.',
  'terms.service.title': 'The portal itself',
  'terms.service.text':
    'We keep the portal available as well as we can. When it is not, you can apply at the council office. Deadlines set by law are not shortened by an outage of the portal.',

  'privacy.title': 'Privacy notice',
  'privacy.lead': 'What the council keeps about you, why, and what you can ask for.',
  'privacy.what.title': 'What is kept',
  'privacy.what.text':
    'Your name and email address, your applications with the documents you add, and the history of each application. Your password is kept by the sign-in service in a form that nobody can read.',
  'privacy.why.title': 'What it is used for',
  'privacy.why.text':
    'To decide your applications and to tell you about them. It is not sold, and it is not used for advertising. The portal carries no trackers.',
  'privacy.public.title': 'What others can see',
  'privacy.public.text':
    'Anyone who knows the tracking number of an application sees the service, the stage and the days: when it was sent, and when a decision is due. Your name, your answers and your papers are not shown. A search for a service that finds nothing is counted for the administrators; we do not keep who searched.',
  'privacy.device.title': 'What stays on this device',
  'privacy.device.text':
    'Your session, your choice of theme and language, and whether you fill in forms one part at a time. Where the council runs the portal without a central store, your applications stay in this browser as well. Logging out ends the session.',
  'privacy.rights.title': 'What you can ask for',
  'privacy.rights.text':
    'You can ask the council office for a copy of what is kept about you, to have mistakes corrected, and to have your account closed. See <contact>how to reach us</contact>.',

  'accessibility.title': 'Accessibility statement',
  'accessibility.lead': 'The portal is meant for everybody.',
  'accessibility.standard.title': 'What we aim for',
  'accessibility.standard.text':
    'We build to the Web Content Accessibility Guidelines 2.2, level AA. We test this ourselves; nobody else has certified it.',
  'accessibility.tested.title': 'How it was tested',
  'accessibility.tested.text':
    'Before each release, in the browser Chromium, on every screen: with the tool axe in the light and the dark theme, on a phone and on a computer; by keyboard, where every control must be reached, marked and in sight; with forced colours; and with text of twice the size on a narrow phone. In November 2026 we also read on ten screens what a screen reader is given.',
  'accessibility.use.title': 'What you can do',
  'accessibility.use.text':
    'Use every part with a keyboard or a screen reader, skip to the content of each page, zoom to 400 %, choose a light or a dark theme, and ask for more contrast, for colours of your own or for no motion in the settings of your device.',
  'accessibility.limits.title': 'What is not yet good enough',
  'accessibility.limits.text':
    'Names and questions of services that the council has not given in your language are shown in English. People who use a screen reader every day have not tested it yet, and neither have we with NVDA, TalkBack or VoiceOver. Names that somebody typed in another script may be read out wrongly. Documents that other people upload may not be readable by a screen reader: ask the office for help with them.',
  'accessibility.report.title': 'Tell us about a problem',
  'accessibility.report.text':
    'Tell us what did not work and on which screen: <contact>contact the council office</contact>. We answer within two working days. The office also takes every application on paper.',
} as const;
