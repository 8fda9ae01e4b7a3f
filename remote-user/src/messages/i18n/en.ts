export default {
  title: 'Messages',
  lead: 'What the council has written to you, newest first.',
  loading: 'Loading your messages...',
  failed: 'Your messages could not be loaded',
  count: '{count, plural, one {# new message} other {# new messages}}',
  new: 'New',
  none: 'No messages yet',
  noneText: 'When the council writes to you, it is listed here.',

  'message.lead': 'From {sender}, {moment}',
  'message.back': 'Back to all messages',
  'message.notFound': 'There is no such message',
  'message.notFoundText': 'It may belong to another account.',
  'message.unmarked': 'We could not mark it as read. This message still shows as new.',
} as const;
