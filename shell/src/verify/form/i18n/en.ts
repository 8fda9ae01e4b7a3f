export default {
  'form.privacy':
    'What the code says stays on this device. The council is asked for the number alone, and not told who asks.',
  'form.number': 'Number of the certificate',
  'form.number.hint': 'It is printed on the certificate, such as 7K2M-Q9XD-04TT-0',
  'form.number.empty': 'Enter the number of the certificate',
  'form.number.wrong':
    'This is not the number of a certificate. Compare each character with the paper',
  'form.check': 'Check',
  'form.elsewhere':
    'This code leads to {origin}, which is not this portal. It is not a certificate of {council}, and its page was not opened.',
  'form.noCode': 'This is an address of this portal, but not that of a certificate.',
  'form.otherCode': 'This code is not that of a certificate.',
  'form.scan': 'Scan with the camera',
  'form.scan.hint': 'Hold the code of the certificate in front of the camera.',
  'form.scan.picture': 'What the camera sees',
  'form.scan.stop': 'Stop scanning',
  'form.scan.phone':
    'To scan the code, open the camera of your phone and hold it over the code. It leads to this page with the answer.',
  'form.scan.refused':
    'This page may not use the camera. Allow it in the settings of your browser, or type the number.',
  'form.scan.none': 'No camera was found. Type the number instead.',
  'form.scan.failed': 'The camera could not be started. Type the number instead.',
} as const;
