/** Apart from the other messages of the area: only the page of an application and what is printed of it load them. */
export default {
  'next.title': 'What happens next',
  'next.pending':
    'A clerk of the council office checks your answers and papers. You need not do anything now.',
  'next.in-review':
    'The check is under way. You need not do anything now: if something is missing, you are asked for it on this page.',
  'next.returned': 'The council goes on as soon as your answer is there.',
  'next.recommended':
    'The council decides. You need not do anything now: the decision is on this page as soon as it is made.',
  'next.approved': 'Nothing is left to be done.',
  'next.certificate':
    'Print your certificate, or show it on your phone. Anybody can check it by its code.',
  'next.rejected':
    'Ask at the council office where something is not clear. You can apply again with what was missing.',
  'answer.certificate': 'Your certificate is ready',
  'answer.approved': 'Your application was approved',
  'answer.rejected': 'Your application was rejected',
  'answer.noReason': 'The council gave no reason. Ask at the council office.',
  'help.label': 'Help with this application',
  'help.papers': 'Papers for this service',
  'help.fee': 'Fee',
  'help.free': 'This service is free.',
  'help.time': 'Time',
  'help.days':
    'The council promises a decision within {days, plural, one {# working day} other {# working days}}.',
  'help.office': 'Questions?',
  'help.call': 'Call {phone}',
  'help.write': 'Write to {email}',
  'paper.title': 'Receipt of an application',
  'paper.facts': 'What was received',
  'paper.number': 'Number',
  'paper.tracking': 'Tracking number',
  'paper.fee': 'Fee',
  'paper.code': 'Code to follow the application {number}',
  'paper.follow':
    'Follow it: scan the code, or open <place>{place}</place> and type the tracking number. That works without an account and shows nothing personal.',
  'paper.printed': 'Printed on {moment}',
  'paper.office':
    'The office of the council has received this application. This is no decision on it.',
  'paper.sampleNote': 'This paper is a sample.',
} as const;
