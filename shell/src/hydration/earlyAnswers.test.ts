import { dropEarlyAnswers, takeEarlyAnswer } from './earlyAnswers';

const answer = Promise.resolve({} as Response);

beforeEach(() => {
  globalThis.portalEarly = new Map([['/remotes.json', answer]]);
});
afterEach(dropEarlyAnswers);

it('returns an early answer once', () => {
  expect(takeEarlyAnswer('/remotes.json')).toBe(answer);
  expect(takeEarlyAnswer('/remotes.json')).toBeUndefined();
});

it('returns no answer that was still unused after the area had loaded', () => {
  dropEarlyAnswers();
  expect(takeEarlyAnswer('/remotes.json')).toBeUndefined();
});
