export default {
  'track.title': 'Track an application',
  'track.lead':
    'See the progress of an application to {council}, and when a decision is due. You do not need an account.',
  'track.loading': 'Loading…',
  'track.asking': 'Looking for the application…',
  'form.number': 'Tracking number',
  'form.hint': 'It is on the receipt and on the page of the application, such as 7K2M-Q9XD-04TT-0',
  'form.empty': 'Enter the tracking number',
  'form.wrong': 'This is not a tracking number. Compare each character with the receipt',
  'form.track': 'Track',
  'form.privacy':
    'Anyone who knows the number sees the service, the stage and the days: no name, no answers and no papers. The council is not told who asks.',
  'status.pending': 'Sent to the council',
  'status.pending.next': 'Staff check it next. Nothing needs to be done until then.',
  'status.in-review': 'Being checked',
  'status.in-review.next':
    'Staff are checking the answers and papers. Nothing needs to be done until then.',
  'status.returned': 'Returned for correction',
  'status.returned.next':
    'The applicant has to answer: after signing in, the application says what is asked. The council continues when the answer comes.',
  'status.recommended': 'Checked, and waiting for the decision',
  'status.recommended.next':
    'Staff have recommended it to the officer who decides. Nothing needs to be done until then.',
  'status.approved': 'Approved',
  'status.approved.next':
    'The council has decided. After signing in, the applicant finds the answer and, where there is one, the certificate.',
  'status.rejected': 'Rejected',
  'status.rejected.next':
    'The council has decided. After signing in, the applicant finds the reason.',
  steps: 'Steps of the application',
  'step.sent': 'Sent',
  'step.checked': 'Check',
  'step.recommended': 'Recommendation',
  'step.decided': 'Decision',
  'step.state.done': 'done',
  'step.state.current': 'now',
  'step.state.next': 'still to come',
  'step.since': 'since {day}',
  'step.citizen': 'with the applicant since {day}',
  'step.by': 'by {day}',
  'fact.service': 'Service',
  'fact.number': 'Tracking number',
  'fact.sent': 'Sent on',
  'fact.decision': 'Decision',
  'fact.decided': 'Decided on',
  'due.none': 'No day was promised',
  'due.today': 'By {day}, which is today',
  'due.tomorrow': 'By {day}, which is tomorrow',
  'due.in': 'By {day}, in {count, plural, one {# day} other {# days}}',
  'due.overdue': 'Promised by {day}, and overdue by {count, plural, one {# day} other {# days}}',
  'due.left':
    'The clock is paused. When the answer comes, {count, plural, =0 {no working day is left} one {# working day is left} other {# working days are left}}',
  'due.leftOverdue':
    'The clock is paused. It was overdue by {count, plural, one {# working day} other {# working days}} when it was returned',
  late: 'It has taken longer than promised. <contact>Ask the council</contact> and give the number.',
  signIn: 'Sign in',
  again: 'Look again',
  another: 'Track another one',
  missing: 'There is no application with this number',
  'missing.text':
    '{council} has no application with the number {number}. Compare it with the receipt, or <contact>ask the council</contact>.',
  unreachable: 'The application could not be looked up now',
  'unreachable.text':
    'The records of the council cannot be reached. Your application is not affected.',
  'unreachable.again': 'Try again',
} as const;
