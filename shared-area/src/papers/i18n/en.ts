export default {
  type: 'Not added: choose a file of this type: {endings}.',
  empty: 'Not added: this file is empty.',
  content: 'Not added: this is not really a {ending} file.',
  size: 'Not added: this file is {size}; the limit is 5 MB.',
  unreadable: 'Not added: this file cannot be read.',
  locked:
    'Not added: this PDF is locked with a password. Open it with its password, choose Print and “Save as PDF”, and add the new file.',
  'locked-word':
    'Not added: this document is locked with a password. Save it without a password, and add it again.',
  damaged:
    'Not added: this file is damaged or incomplete and cannot be opened. Download, scan or photograph it again.',
  'not-shown':
    'Not added: this browser cannot open this picture. Save it as JPG, or photograph the paper again.',
  heic: 'Not added: this browser cannot open HEIC photographs. On an iPhone, choose Settings, Camera, Formats, Most Compatible. On other phones, turn off HEIF or “High efficiency” in the camera. Then take the photograph again.',
  long: 'Not added: this picture is so long that it could not be read. Take several shorter pictures instead.',
  unchecked:
    'Not added: this PDF is protected, and it was not possible to check whether it opens without a password. Check your connection and try again.',
} as const;
