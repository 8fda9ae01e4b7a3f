/** Where an application is relative to its deadline. */
export default {
  by: 'Decision by {day}',
  dueOn: 'due {day}',
  dueToday: 'due today',
  dueTomorrow: 'due tomorrow',
  dueIn: 'due in {count, plural, one {# day} other {# days}}',
  overdue: 'overdue by {count, plural, one {# day} other {# days}}',
  paused: 'waiting for the citizen',
  pausedOwn: 'waiting for your answer',
  pausedLeft:
    '{count, plural, =0 {no working day left} one {# working day left} other {# working days left}} when the answer comes',
  pausedOverdue:
    'was overdue by {count, plural, one {# working day} other {# working days}} when it was returned',
  inTime: 'decided in time',
  late: 'decided {count, plural, one {# day} other {# days}} late',
  none: 'no day promised',
} as const;
