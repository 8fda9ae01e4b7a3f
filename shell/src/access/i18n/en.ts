export default {
  'area.user': 'User Services',
  'area.staff': 'the Staff Panel',
  'area.admin': 'the Admin Portal',
  'level.staff': 'Staff access',
  'level.admin': 'Admin access',

  signOut: 'Sign out',

  'waiting.title': 'Your request is waiting',
  'waiting.lead':
    'An administrator of the council has to grant it. This page opens {area} when that is done. You can also sign out and come back later.',
  'waiting.asked': 'You asked for',
  'waiting.position': 'Position',
  'waiting.at': 'Asked on',

  'confirm.title': 'Confirm your email address',
  'confirm.lead': 'One step is left before you can enter {area}.',
  'confirm.heading': 'Your email address is not confirmed yet',
  'confirm.text':
    'We have sent a mail to {email}. Follow the link in it, then come back to this page. Look in your spam folder, too.',
  'confirm.done': 'I have confirmed',
  'confirm.checking': 'Checking…',
  'confirm.notYet':
    'Your address is not confirmed yet. Follow the link in the mail, then choose ‘I have confirmed’ again.',
  'confirm.confirmed': 'Your address is confirmed.',
  'confirm.send': 'Send the mail again',
  'confirm.sending': 'Sending…',
  'confirm.sent': 'The mail is on its way to {email}. It can take a few minutes.',
  'confirm.pause': 'You can send it again in {seconds, plural, one {# second} other {# seconds}}.',
  'confirm.sendFailed': 'The mail could not be sent. Please try again.',
  'confirm.checkFailed': 'It could not be checked. Please try again.',

  'refused.title': 'Your request was refused',
  'refused.lead':
    'An administrator refused it on {date}. If you think that this is a mistake, ask at the council office.',
  'refused.mayAsk': 'You can also request access again.',
  'refused.mayAskLater': 'You can request access again a day after that.',
  'refused.again': 'Request access again',

  'blocked.title': 'Your account is blocked',
  'blocked.lead':
    'An administrator of the council has blocked it. If you think that this is a mistake, ask at the council office. What you have sent to the council stays there.',
  'blocked.contact': 'Contact the council office',

  'granted.title': 'You have {level}',
  'granted.lead': 'Your account works in {area} now.',
  'granted.open': 'Open {area}',

  'ended.title': 'Your access has ended',
  'ended.lead':
    'An administrator of the council has ended your access to {area}. If you think that this is a mistake, ask at the council office. You can still use the services for citizens.',
  'none.title': 'You have no access here',
  'none.lead': 'This account has no access to {area}. You can use the services for citizens.',

  'failed.title': 'Your access could not be checked',
  'failed.text':
    'The council’s records could not be reached. Check your connection; your unfinished work here is kept.',
  'open.failed': 'It could not be opened. Please try again.',

  'announce.granted': 'Your access was granted.',

  'leave.title': 'Sign out before everything is sent?',
  'leave.text':
    '{waiting, plural, one {# application has} other {# applications have}} not been sent yet. If you sign out now, {waiting, plural, one {it is} other {they are}} discarded from this device and never sent.',
  'leave.stay': 'Stay signed in',
  'leave.discard': 'Sign out and discard',
  'leave.discarding': 'Taking back what was sent...',

  'unsaved.title': 'Sign out without saving?',
  'unsaved.text':
    'What you have typed on this page is not saved yet. If you sign out now, your unsaved words will be lost.',
  'unsaved.leave': 'Sign out without saving',

  'left.title': 'Part of it may still be with the council',
  'left.text':
    'What was waiting has been deleted from this device and will not be sent. Some of the documents had already reached the council’s server, and could not be taken back because the server did not answer. They belong to no application, and the council’s operator removes them.',
} as const;
