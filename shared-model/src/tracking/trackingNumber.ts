import type { Application } from '../applications/applicationSchema';
import { formatCertificateNumber, parseCertificateNumber } from '../certificates/certificateNumber';
import { drawCertificateNumber } from '../certificates/drawCertificateNumber';
import type { TrackingNumber } from '../kinds/kinds';

// Made like the numbers of certificates: 60 random bits, so that nobody can guess one, and a check character.
// The two kinds are distinguished only by their types.

/** Draws the number that an application is followed by: 12 random characters and a check character. */
export function drawTrackingNumber(): TrackingNumber {
  const drawn: string = drawCertificateNumber();
  return drawn;
}

/** As it is printed and read out: '7K2M-Q9XD-04T0-B'. */
export function formatTrackingNumber(number: TrackingNumber): string {
  const text: string = number;
  return formatCertificateNumber(text);
}

/** The number that was typed, in any case, with or without dashes and blanks; undefined where it is none. */
export function parseTrackingNumber(typed: string): TrackingNumber | undefined {
  const parsed: string | undefined = parseCertificateNumber(typed);
  return parsed;
}

/**
 * The address within the portal at which an application can be followed without an account: '/track#7K2M-…'. Browsers
 * do not send the part after '#'. Without a number, the page that asks for one.
 */
export function trackingPath({ trackingNumber }: Pick<Application, 'trackingNumber'>): string {
  return trackingNumber ? `/track#${formatTrackingNumber(trackingNumber)}` : '/track';
}
