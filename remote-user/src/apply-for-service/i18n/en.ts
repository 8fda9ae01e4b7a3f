/** What lasts of a submission. Apart from the other messages of the area: only the form loads them. */
export default {
  printReceipt: 'Print receipt',
  calendar: 'Add to calendar',
  follow: 'Follow it',
  dismiss: 'Dismiss',
  numberLater: 'It gets its number when it is sent: the number will stand here.',
  entry: 'Decision by today: {service} {number}',
  entryNotes: 'The council has promised a decision by this day. Where it stands: {address}',
  file: 'decision-{day}.ics',
} as const;
