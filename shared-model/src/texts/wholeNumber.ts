import { plainText } from './plainText';
import { asciiDigits } from './asciiDigits';

const currency = /^(?:₹|Rs\b\.?|INR\b|रु(?:पये|पए|\.)?|रू\.?)\s*/iu;
/** How a sum ends on paper: '.00', '/-', '=00'. */
const end = /(?:[.=]0{1,2})?\s*(?:\/\s*[-–—=])?$/u;

/**
 * A typed whole number as it is stored: 'Rs. 1,20,000/-', '₹ १,२०,०००' and '1 20 000.00' are '120000', '007' is '7'. What
 * is no whole number stays, without blanks and commas: its form reports it.
 */
export function wholeNumber(typed: string): string {
  const digits = asciiDigits(plainText(typed))
    .replace(currency, '')
    .replace(end, '')
    .replace(/[,\s]/g, '')
    .replace(/^[\u2212–]/, '-');
  return /^-?\d+$/.test(digits) ? digits.replace(/^(-?)0+(?=\d)/, '$1').replace('-0', '0') : digits;
}
