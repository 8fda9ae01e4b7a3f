/** Messages on the assignee of an application and on assigning it. */
export default {
  title: 'Who has it',
  nobody: 'Nobody',
  given: '{name}, given by {by} on {day}',
  taken: '{name}, taken on {day}',
  note: 'Note: {note}',
  assign: 'Assign',
  reassign: 'Give to somebody else',
  dialogTitle: 'Assign {number}',
  failed: 'The colleagues could not be loaded',
  noColleague: 'Nobody works here who could have it.',
  backToList: 'Nobody: back to the work list',
  save: 'Assign application',
  saving: 'Assigning...',
  assigned: '{number} was assigned to {name}.',
  released: '{number} is back in the work list: nobody has it.',
} as const;
