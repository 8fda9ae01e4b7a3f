import { answerKey, answersBeside, answersOf } from './answerKey';

describe('the key of an answer to a return', () => {
  it('names the citizen, the application and the return', () => {
    expect(answerKey('asha', 'a1', 2)).toBe('asha/a1/2');
  });

  it('begins with what all answers of the citizen begin with', () => {
    expect(answersOf('asha')).toBe('asha/');
  });

  it.each([
    ['asha/a1/2', 'asha/a1/'],
    ['/', '/'],
    ['asha', undefined],
  ])('%j lies beside the answers under %j', (key, prefix) => {
    expect(answersBeside(key)).toBe(prefix);
  });
});
