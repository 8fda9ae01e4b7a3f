export default {
  'board.title': 'Services you can apply for',
  'board.lead':
    'See what you need, what it costs and how long it takes. No account is needed to look.',
  'board.service': 'Service',
  'board.days': 'Decided within',
  'board.fee': 'Fee',
  'board.daysLabel': 'Decided within:',
  'board.feeLabel': 'Fee:',
  'board.all': 'All services',
  'board.track': 'Track an application',

  days: '{days, plural, one {# working day} other {# working days}}',
  'fee.free': 'Free',
  'fee.rupees': '₹{fee}',

  'services.title': 'Services of the council',
  'services.lead':
    'What you can apply for, online or at the office. Choose a service to see who can apply and which papers it needs.',
  'services.none':
    'No services are published yet. Ask at the council office what you can apply for.',

  'service.back': 'All services',
  'service.lead': 'Issued by the council on application.',
  'service.facts': 'At a glance',
  'service.fee': 'Fee',
  'service.feeWhere': 'paid at the office',
  'service.feeNone': 'nothing to pay',
  'service.workingDays': '{days, plural, one {working day} other {working days}}',
  'service.days': 'Decision within',
  'service.how': 'How',
  'service.online': 'Online, or at the office',
  'service.withVisit': 'Online, with a visit to the office',
  'service.apply': 'Apply',
  'service.applyNamed': 'Apply: {service}',
  'service.signIn':
    'You sign in first, or create an account. The form then opens with this service chosen.',
  'service.who': 'Who can apply',
  'service.whoUsual':
    'Anyone who needs it from the records of this village. If you are not sure that it is for you, ask at the office before you apply.',
  'service.papers': 'Papers you need',
  'service.papersHint': 'A clear photograph of each paper is enough.',
  'service.papersNone': 'No papers are needed.',
  'service.paperOptional': 'Not always needed',
  'service.steps': 'How to apply',
  'service.stepForm':
    'Fill in the form and add your papers. Or bring them to the office, where staff help you with the form.',
  'service.stepBring': 'Come to the office once. Bring: {bring}',
  'service.stepFee': 'Pay the fee of {fee} at the office and keep the receipt.',
  'service.stepFollow':
    'Follow your application by its number. It is decided within {days, plural, one {# working day} other {# working days}}.',
  'service.outcome': 'What you get',
  'service.certificate':
    'A signed certificate to print, with a code that anyone can <verify>check on this portal</verify>.',
  'service.months':
    'It is valid for {months, plural, one {# month} other {# months}} from the day of issue.',
  'service.lasting': 'It does not expire.',
  'service.answer': 'An answer from the office, which you find with your application.',

  'landing.howItWorks': 'How It Works',
  'landing.register.title': 'Register',
  'landing.register.text': 'Create your account with basic details',
  'landing.apply.title': 'Apply',
  'landing.apply.text': 'Submit applications for required services',
  'landing.track.title': 'Track',
  'landing.track.text': 'Monitor your application status in real-time',

  'landing.greeting': 'Welcome back',
  'landing.greetingNamed': 'Welcome back, {name}',
  'landing.user.first': 'Apply for a service',
  'landing.user.second': 'My applications',
  'landing.staff.first': 'Open the work list',
  'landing.staff.second': 'My tasks',
  'landing.admin.first': 'Review applications',
  'landing.admin.second': 'Manage services',
} as const;
