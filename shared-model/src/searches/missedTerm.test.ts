import { missedTerm, monthOf } from './missedTerm';

describe('missedTerm', () => {
  it.each<[string, string | undefined]>([
    ['  Passport ', 'passport'],
    ['Driving-Licence!', 'driving licence'],
    ['पासपोर्ट', 'पासपोर्ट'],
    ['form 16', 'form 16'],
    ['ab', undefined],
    ['', undefined],
    ['bus', 'bus'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), undefined],
    ['asha@example.com', undefined],
    ['98765 43210', undefined],
    ['plot 12-34-56', undefined],
    ['९८७६५४', undefined],
    ['<script>/../', 'script'],
  ])('turns %j into %j (#19)', (typed, term) => {
    expect(missedTerm(typed)).toBe(term);
  });
});

it('counts a term in the month of the server (UTC)', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
});
