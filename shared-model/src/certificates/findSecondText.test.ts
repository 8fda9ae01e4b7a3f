import type { SecondText } from './certificateSchemas';
import type { CertificateClaims } from './claims';
import { digestSecondText } from './digestSecondText';
import { findSecondText } from './findSecondText';

const second: SecondText = {
  language: 'mr',
  council: 'ग्रामपंचायत',
  title: 'दाखला',
  text: 'ओम',
  facts: [{ label: 'नाव', value: 'ओम' }],
  signatory: { name: 'रवी', office: 'सचिव' },
};
const claims = (of?: { language: string; digest: string }) =>
  ({ id: 'C', ...(of ? { second: of } : {}) }) as CertificateClaims;
const found = (value: SecondText) => ({
  kind: 'found' as const,
  value,
  at: '2026-07-01T10:00:00.000Z',
  isFresh: true,
});

describe('the text in the council’s language', () => {
  it('is found where it is the signed one', async () => {
    const of = { language: 'mr', digest: await digestSecondText(second) };
    const asked: unknown[] = [];
    const findSecond = (...what: unknown[]) => {
      asked.push(what);
      return Promise.resolve(found(second));
    };
    await expect(findSecondText(claims(of), { findSecond })).resolves.toEqual(second);
    expect(asked).toEqual([['C', of]]);
  });

  it.each<[string, SecondText]>([
    ['another text', { ...second, text: 'रवी' }],
    ['another council', { ...second, council: 'x' }],
    ['another title', { ...second, title: 'x' }],
    ['another label', { ...second, facts: [{ label: 'x', value: 'ओम' }] }],
    ['another value', { ...second, facts: [{ label: 'नाव', value: 'x' }] }],
    ['another signatory', { ...second, signatory: { name: 'x', office: 'सचिव' } }],
    ['another office', { ...second, signatory: { name: 'रवी', office: 'x' } }],
    ['another language', { ...second, language: 'hi' }],
  ])('is not found where the store has %s', async (_what, stored) => {
    const of = { language: 'mr', digest: await digestSecondText(second) };
    const findSecond = () => Promise.resolve(found(stored));
    await expect(findSecondText(claims(of), { findSecond })).resolves.toBeUndefined();
  });

  it('is not found where its language is not the signed one', async () => {
    const of = { language: 'hi', digest: await digestSecondText(second) };
    const findSecond = () => Promise.resolve(found(second));
    await expect(findSecondText(claims(of), { findSecond })).resolves.toBeUndefined();
  });

  it('is not found where the store has none, and not sought where none is signed', async () => {
    const of = { language: 'mr', digest: 'x' };
    const missing = () => Promise.resolve({ kind: 'missing' as const });
    await expect(findSecondText(claims(of), { findSecond: missing })).resolves.toBeUndefined();
    const never = () => Promise.reject(new Error('Sought'));
    await expect(findSecondText(claims(), { findSecond: never })).resolves.toBeUndefined();
  });
});
