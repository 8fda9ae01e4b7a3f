/** Separate from the area's other messages: only the page of a certificate loads them. */
export default {
  title: 'Certificate',
  documentTitle: '{title} {number}',
  back: 'Back to the application',
  loading: 'Loading the certificate...',
  failed: 'The certificate could not be loaded',
  none: 'There is no certificate yet',
  noneText:
    'You will see it here when the council has approved the application and issued the certificate.',
  forEver: 'It is valid for ever.',
  until: 'It is valid until {day}.',
  newer: 'View the newer certificate',
  older: 'Earlier certificates',
  olderOne: '{number}, issued on {day}',
  print: 'Print',
  share: 'Share',
  shareText: '{title} {number}: open the address to check it.',
  shareFailed: 'The certificate could not be shared. Save it and send the file instead.',
  save: 'Save',
  saved: '{file} was saved. It opens and prints without a connection.',
  file: 'certificate-{number}.html',
} as const;
