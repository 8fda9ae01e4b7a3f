import { renderHook, waitFor } from '@testing-library/react';
import { createPaperWords } from './createPaperWords';

const english = {
  number: 'Number',
  paid: 'Paid {amount} on {day}',
  later: 'Given later',
} as const;

const marathi = {
  number: 'क्रमांक',
  // The form of a message in a build.
  paid: [['day'], ' रोजी ', ['amount'], ' भरले'],
};

const loading = jest.fn((language: string) =>
  language === 'mr'
    ? Promise.resolve({ default: marathi })
    : Promise.reject(new Error('There is no such chunk')),
);

async function wordsIn(language: string | undefined) {
  const usePaperWords = createPaperWords(english, loading);
  const { result } = renderHook(() => usePaperWords(language));
  await waitFor(() => expect(result.current).toBeDefined());
  const word = result.current;
  if (!word) throw new Error('There are no words');
  return word;
}

const day = { text: '14 November 2026', second: '14 नोव्हेंबर, 2026' };

describe('createPaperWords (#20.4)', () => {
  it('returns a message in English and in the language of the paper', async () => {
    const word = await wordsIn('mr');
    expect(word('number')).toEqual({ text: 'Number', second: 'क्रमांक' });
  });

  it('fills in each value in its own language, at its place in that language', async () => {
    const word = await wordsIn('mr');
    expect(word('paid', { amount: '₹20', day })).toEqual({
      text: 'Paid ₹20 on 14 November 2026',
      second: '14 नोव्हेंबर, 2026 रोजी ₹20 भरले',
    });
  });

  it.each([
    ['a message that the other language lacks', 'mr', 'later', 'Given later'],
    ['a language that cannot be fetched', 'zz', 'number', 'Number'],
    ['a paper in one language', undefined, 'number', 'Number'],
  ] as const)('falls back to English for %s', async (_what, language, key, text) => {
    const word = await wordsIn(language);
    expect(word(key)).toEqual({ text, second: undefined });
  });

  it('fetches nothing for English', async () => {
    loading.mockClear();
    await wordsIn(undefined);
    await wordsIn('en');
    expect(loading).not.toHaveBeenCalled();
  });
});
