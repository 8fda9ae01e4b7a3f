import { dropEarlyAnswers, takeEarlyAnswer } from './earlyAnswers';

const answer = Promise.resolve({} as Response);

beforeEach(() => {
  globalThis.portalEarly = new Map([['/remotes.json', answer]]);
});
afterEach(dropEarlyAnswers);

it('gives an early answer once', () => {
  expect(takeEarlyAnswer('/remotes.json')).toBe(answer);
  expect(takeEarlyAnswer('/remotes.json')).toBeUndefined();
});

it('gives nothing that was left when the area had loaded', () => {
  dropEarlyAnswers();
  expect(takeEarlyAnswer('/remotes.json')).toBeUndefined();
});
