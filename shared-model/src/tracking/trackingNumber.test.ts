import {
  drawTrackingNumber,
  formatTrackingNumber,
  parseTrackingNumber,
  trackingPath,
} from './trackingNumber';

describe('trackingPath', () => {
  it('leads to the page with the number after #, as it is read out (#19.1)', () => {
    expect(trackingPath({ trackingNumber: '7K2MQ9XD04TT0' })).toBe('/track#7K2M-Q9XD-04TT-0');
  });

  it('leads to the page that asks for a number where there is none (#19.1)', () => {
    expect(trackingPath({})).toBe('/track');
  });
});

describe('a tracking number', () => {
  it('parses from any case, with blanks and dashes (#19.1)', () => {
    const number = drawTrackingNumber();
    const typed = ` ${formatTrackingNumber(number).toLowerCase().replaceAll('-', ' - ')} `;
    expect(parseTrackingNumber(typed)).toBe(number);
  });
});
