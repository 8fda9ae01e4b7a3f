export default {
  heading: 'Confirm your email address',
  text: 'The council only accepts applications and appointments from confirmed addresses. Choose ‘Send the mail’, follow the link in the mail to {email}, then choose ‘I have confirmed’.',
  done: 'I have confirmed',
  checking: 'Checking…',
  notYet:
    'Your address is not confirmed yet. Follow the link in the mail, then choose ‘I have confirmed’ again.',
  confirmed: 'Your address is confirmed. Send it now.',
  send: 'Send the mail',
  sending: 'Sending…',
  sent: 'The mail is on its way to {email}. It can take a few minutes.',
  sendFailed: 'The mail could not be sent. Please try again.',
  checkFailed: 'It could not be checked. Please try again.',
} as const;
