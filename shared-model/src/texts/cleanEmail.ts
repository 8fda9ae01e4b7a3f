import { plainText } from './plainText';

/**
 * A typed or pasted e-mail address as it is stored: without invisible characters, 'mailto:' and the angle brackets of a
 * mail program, and with the apostrophe of addresses for the curly one that phones and word processors set.
 */
export function cleanEmail(typed: string): string {
  return plainText(typed)
    .replace(/^mailto:\s*/i, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/[‘’ʼ´]/g, "'")
    .trim();
}

/** Whether a clean text can be an e-mail address of the internet: 'first.o'last@example.com'. */
export function isEmail(text: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]+(?:[.-]+[a-z\d]+)*\.[a-z]{2,}$/i.test(
    text,
  );
}
